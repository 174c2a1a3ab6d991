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
      'New registration': 'Browse to Identity > Applications > App registrations and select New registration',
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
      'Policies & rules': 'Email & collaboration > Policies & rules > Threat policies > Email authentication settings',
      'Threat policies': 'Email & collaboration > Policies & rules > Threat policies > Email authentication settings',
      'Email authentication settings': 'the DKIM tab of the Email authentication settings page',
      DKIM: 'the DKIM tab of the Email authentication settings page',
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
    labels: {
      Insights: 'Under your repository name, click Insights',
      Contributors: 'In the left sidebar, click Contributors',
    },
  },
  {
    pages: ['contributing-guide/environment-setup/windows'],
    source: `${learn}windows/wsl/install`,
    labels: {
      PowerShell: 'Open PowerShell in administrator mode by right-clicking and selecting "Run as administrator"',
      'Run as administrator':
        'Open PowerShell in administrator mode by right-clicking and selecting "Run as administrator"',
      'Virtual Machine Platform': 'enable the Virtual Machine Platform optional component',
    },
  },
  {
    pages: ['contributing-guide/environment-setup/mac-os'],
    source: 'https://github.com/Homebrew/install/blob/HEAD/install.sh',
    labels: { 'Next steps': 'ohai "Next steps:"' },
  },
  {
    pages: ['contributing-guide/mobile-app/custom-release-guide'],
    source: 'https://expo.fyi/creating-google-service-account',
    labels: {
      'Google Play Android Developer API': 'Open the Google Play Android Developer API and click Enable',
      'Users and permissions': 'In the Google Play Console, open the Users and permissions and click Invite new users',
    },
  },
  {
    pages: ['contributing-guide/mobile-app/custom-release-guide'],
    source: 'https://expo.fyi/creating-asc-api-key',
    labels: {
      'Issuer ID': "You'll also need to provide the following information: Key ID, Issuer ID",
      'Key ID': "You'll also need to provide the following information: Key ID, Issuer ID",
    },
  },
  {
    pages: ['contributing-guide/mobile-app/custom-release-guide'],
    source: 'https://expo.fyi/first-android-submission',
    labels: { 'Internal testing': 'You will be redirected to the Internal testing page' },
  },
  {
    pages: [
      'product/channels/live-chat/bubble-missing',
      'product/channels/live-chat/integrations/',
      'product/channels/live-chat/sdk/',
    ],
    source: 'https://github.com/ChromeDevTools/devtools-frontend/tree/main/front_end/panels',
    labels: {
      Console: "console: 'Console', in console/console-meta.ts",
      Network: "network: 'Network', in network/network-meta.ts",
    },
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
      New: 'Click Tags > New',
      'Custom HTML': 'Click Tag Configuration and select Custom HTML',
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
      'Add Plugin': "__( 'Add Plugin' ), in network/menu.php",
      'Upload Plugin': "__( 'Upload Plugin' ), in includes/class-wp-plugin-install-list-table.php",
      Activate: "_e( 'Activate' ), in themes.php",
      Plugins: "__( 'Plugins' ), in network/settings.php",
      'Install Now': "_x( 'Install Now', 'plugin' ), in import.php",
      'Activate Plugin': "__( 'Activate Plugin' ), in includes/class-plugin-installer-skin.php",
    },
  },
  {
    pages: [
      'product/channels/sms/twilio',
      'product/channels/twilio',
      'product/channels/voice',
      'product/channels/whatsapp/t',
    ],
    source: 'https://github.com/twilio/ai/tree/main/skills/twilio',
    labels: {
      'API keys & tokens': 'Console > Account > API keys & tokens > Create API key',
      Messaging: 'Templates are created in Console > Messaging > Content Template Builder',
      'Content Template Builder': 'Templates are created in Console > Messaging > Content Template Builder',
      'Try it out': 'Console > Messaging > Try it out > Send a WhatsApp message',
      'Send a WhatsApp message': 'Console > Messaging > Try it out > Send a WhatsApp message',
      Monitor: 'Console > Monitor > Logs > Debugger',
      Logs: 'Console > Monitor > Logs > Debugger',
    },
  },
];

/** Whether manuals for a page have every label that a sentence lacks. */
export function isInManuals(path: string, { lacks, alsoLacks = [] }: Sentence): boolean {
  const labels = manuals
    .filter(({ pages }) => pages.some((beginning) => path.startsWith(beginning)))
    .flatMap((manual) => Object.keys(manual.labels));
  return [lacks, ...alsoLacks].every((words) => labels.some((label) => `“${label}”` === words));
}
