import type { Sentence } from './sentences.ts';

/** What the manual of another company says, word for word, read on 28 November 2026. */
type Manual = {
  /** Beginnings of the pages' paths. */
  readonly pages: readonly string[];
  readonly source: string;
  /** Labels, each with the words of the manual around it. */
  readonly labels: Readonly<Record<string, string>>;
};

const github = 'https://docs.github.com/en/';
const learn = 'https://learn.microsoft.com/';

/** Where labels of other companies' screens are read. */
export const manuals: readonly Manual[] = [
  {
    pages: ['product/channels/self-hosted/email', 'product/channels/email/microsoft/'],
    source: `${learn}entra/identity-platform/quickstart-register-app`,
    labels: {
      'API permissions': 'under Manage select API permissions',
      'Accounts in any organizational directory': 'Accounts in any organizational directory',
      'App registrations': 'Browse to Identity > Applications > App registrations',
      'Application (client) ID': 'record the Application (client) ID',
      'Certificates & secrets': 'Select Certificates & secrets > Client secrets > New client secret',
      'Enterprise applications': 'navigate to Identity > Applications > Enterprise applications',
      Web: 'Platform: Web',
    },
  },
  {
    pages: ['product/channels/email/configure-dns'],
    source: `${learn}defender-office-365/email-authentication-dkim-configure`,
    labels: {
      'Email & collaboration':
        'Email & collaboration > Policies & rules > Threat policies > Email authentication settings',
      'Create DKIM keys': 'Create DKIM keys is present',
      'Sign messages for this domain with DKIM signatures':
        'the Sign messages for this domain with DKIM signatures toggle',
    },
  },
  {
    pages: ['contributing-guide/security-reports'],
    source: `${github}code-security/security-advisories/guidance-on-reporting-and-writing-information-about-vulnerabilities/privately-reporting-a-security-vulnerability`,
    labels: { 'Report a vulnerability': 'Click Report a vulnerability to open the advisory form' },
  },
  {
    pages: ['contributing-guide/contributors'],
    source: `${github}repositories/viewing-activity-and-data-for-your-repository/viewing-a-projects-contributors`,
    labels: { Insights: 'Under your repository name, click Insights' },
  },
  {
    pages: ['contributing-guide/environment-setup/windows'],
    source: `${learn}windows/wsl/install`,
    labels: {
      PowerShell: 'Open PowerShell in administrator mode by right-clicking and selecting "Run as administrator"',
      'Virtual Machine Platform': 'enable the Virtual Machine Platform optional component',
    },
  },
  {
    pages: ['product/channels/whatsapp/manual-setup'],
    source: 'https://developers.facebook.com/documentation/meta-business-agent/get-api-key',
    labels: { 'System users': 'under Users select System users, and click your system user' },
  },
  {
    pages: ['contributing-guide/project-setup'],
    source: `${github}pull-requests/collaborating-with-pull-requests/working-with-forks/fork-a-repo`,
    labels: { Fork: 'In the top-right corner of the page, click Fork' },
  },
  {
    pages: ['contributing-guide/line-channel-setup', 'product/channels/line'],
    source: 'https://developers.line.biz/en/docs/messaging-api/building-bot/',
    labels: { 'Messaging API': 'Click the Messaging API tab' },
  },
  {
    pages: ['product/channels/live-chat/integrations/google-tag-manager'],
    source: 'https://support.google.com/tagmanager/answer/6107167',
    labels: {
      Tags: 'Click Tags > New',
      'Tag Configuration': 'Click Tag Configuration and select Custom HTML',
      HTML: 'paste it into the HTML field',
    },
  },
  {
    pages: ['product/ai-assistant/rule-based/blocks/integrations/make-com'],
    source: 'https://apps.make.com/gateway',
    labels: { 'Custom webhook': 'search for the Webhooks > Custom webhook module' },
  },
  {
    pages: ['product/channels/live-chat/integrations/wordpress'],
    source: 'https://github.com/WordPress/WordPress/tree/6.8/wp-admin',
    labels: {
      Plugins: "__( 'Plugins' ), in network/settings.php",
      'Install Now': "_x( 'Install Now', 'plugin' ), in import.php",
      'Activate Plugin': "__( 'Activate Plugin' ), in includes/class-plugin-installer-skin.php",
    },
  },
];

/** The manual that has the label which a sentence lacks. */
export const manualOf = (path: string, { lacks }: Pick<Sentence, 'lacks'>): Manual | undefined =>
  manuals.find(
    ({ pages, labels }) =>
      pages.some((beginning) => path.startsWith(beginning)) &&
      Object.keys(labels).some((label) => `“${label}”` === lacks),
  );
