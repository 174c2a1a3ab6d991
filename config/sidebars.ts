import type { SidebarConfig } from '../engine/model/sidebar-config.ts';

/** Both sidebars, in reading order. Each page stands exactly once; the home page stands in none. A page that is not written yet is left out. */
export const sidebars: SidebarConfig = {
  product: {
    label: 'Product',
    items: [
      {
        label: 'Start here',
        description: 'From nothing to a first conversation, in this order.',
        open: true,
        items: [
          { route: '/product/', label: 'Introduction' },
          {
            label: 'What do you want to do?',
            items: [
              { route: '/product/jobs/' },
              { route: '/product/jobs/agents/' },
              { route: '/product/jobs/administrators/' },
              { route: '/product/jobs/integrators/' },
            ],
          },
          { route: '/user-guide/setup-your-account/create-an-account/', label: 'Create an account' },
          { route: '/user-guide/setup-your-account/configure-your-profile/', label: 'Configure your profile' },
          { route: '/user-guide/setup-your-account/configure-account-details/', label: 'Configure account details' },
          { route: '/user-guide/add-agent-settings/', label: 'Add agents' },
          { route: '/user-guide/add-inbox-settings/', label: 'Add channels' },
          { route: '/user-guide/setting-up-{slug}/', label: 'Put the chat on your site' },
          { route: '/user-guide/add-teams-settings/', label: 'Add teams' },
          { route: '/user-guide/add-label-settings/', label: 'Add labels' },
          { route: '/user-guide/getting-started/glossary/', label: 'Glossary' },
        ],
      },
      {
        label: 'Answer customers',
        description: 'For agents: the daily work.',
        open: true,
        items: [
          { route: '/user-guide/conversation-workflow/', label: 'Work a conversation' },
          { route: '/user-guide/contacts/', label: 'Contacts' },
          { route: '/user-guide/features/canned-responses/', label: 'Canned responses' },
          { route: '/user-guide/features/template-variables/', label: 'Template variables' },
          { route: '/product/features/macros/', label: 'Macros' },
          { route: '/user-guide/features/notifications/', label: 'Notifications' },
          {
            label: 'Find and filter',
            items: [
              { route: '/product/others/advanced-conversation-filters/', label: 'Advanced conversation filters' },
              { route: '/product/features/custom-views/', label: 'Custom views' },
              { route: '/user-guide/features/folders/', label: 'Folders' },
              { route: '/user-guide/features/segments/', label: 'Segments' },
            ],
          },
          {
            label: 'Work faster',
            items: [
              { route: '/user-guide/features/commandbar/', label: 'Command bar' },
              { route: '/user-guide/features/keyboard-shortcuts/', label: 'Keyboard shortcuts' },
              { route: '/product/features/google-translate/', label: 'Translate messages' },
              { route: '/product/features/dyte/', label: 'Video calls with Dyte' },
            ],
          },
          {
            label: 'Mobile app',
            items: [
              { route: '/product/mobile-app/android/', label: 'Android app' },
              { route: '/product/mobile-app/ios/', label: 'iOS app' },
            ],
          },
        ],
      },
      {
        label: 'Channels',
        description: 'One page per place your customers write from.',
        items: [
          { route: '/product/channels/supported-features/', label: 'Compare channels' },
          {
            label: 'Website live chat',
            items: [
              { route: '/product/channels/live-chat/create-website-channel/', label: 'Create a website channel' },
              { route: '/user-guide/features/pre-chat-form/', label: 'Pre-chat form' },
              {
                route: '/product/channels/live-chat/conversation-continuity/',
                label: 'Conversation continuity over email',
              },
              {
                label: 'Install on your site',
                items: [
                  { route: '/product/channels/live-chat/integrations/wordpress/', label: 'WordPress' },
                  { route: '/product/channels/live-chat/webflow-integration/', label: 'Webflow' },
                  {
                    route: '/product/channels/live-chat/integrations/google-tag-manager/',
                    label: 'Google Tag Manager',
                  },
                  { route: '/product/channels/live-chat/integrations/reactjs/', label: 'React' },
                  { route: '/product/channels/live-chat/integrations/nextjs/', label: 'Next.js' },
                  { route: '/product/channels/live-chat/integrations/vue/', label: 'Vue.js' },
                  { route: '/product/channels/live-chat/integrations/gatsby/', label: 'Gatsby' },
                  { route: '/product/channels/live-chat/integrations/docusaurus/', label: 'Docusaurus' },
                  { route: '/product/channels/live-chat/integrations/react-native-widget/', label: 'React Native' },
                  { route: '/product/channels/live-chat/integrations/iframe/', label: 'Iframe' },
                ],
              },
              {
                label: 'Widget SDK',
                items: [
                  { route: '/product/channels/live-chat/sdk/setup/', label: 'Widget SDK reference' },
                  { route: '/product/channels/live-chat/sdk/identity-validation/', label: 'Identity validation' },
                  { route: '/product/channels/live-chat/sdk/live-chat-dark-mode/', label: 'Dark mode' },
                ],
              },
            ],
          },
          {
            label: 'Email',
            items: [
              { route: '/product/channels/email/create-channel/', label: 'Create an email channel' },
              { route: '/product/channels/email/forward-email/', label: 'Forward email to a channel' },
              { route: '/product/channels/email/configure-imap/', label: 'Configure IMAP' },
              { route: '/product/channels/email/configure-smtp/', label: 'Configure SMTP' },
              { route: '/product/channels/email/configure-dns/', label: 'Configure DNS for email' },
              { route: '/product/channels/email/microsoft/create-channel/', label: 'Create a Microsoft email channel' },
              {
                label: 'Gmail settings',
                items: [
                  { route: '/product/channels/email/gmail/add-forward-email/', label: 'Add a forwarding address' },
                  { route: '/product/channels/email/gmail/enable-imap/', label: 'Enable IMAP' },
                  { route: '/product/channels/email/gmail/generate-app-password/', label: 'Generate an app password' },
                  { route: '/product/channels/email/gmail/less-secure-access/', label: 'Less secure app access' },
                ],
              },
            ],
          },
          {
            label: 'WhatsApp',
            items: [
              { route: '/product/channels/whatsapp/whatsapp-cloud/', label: 'WhatsApp Cloud API' },
              { route: '/product/channels/whatsapp/templates/', label: 'Templates' },
              { route: '/product/channels/whatsapp/twilio/', label: 'Twilio' },
              { route: '/product/channels/whatsapp/360dialog/', label: '360dialog' },
            ],
          },
          {
            label: 'SMS',
            items: [
              { route: '/product/channels/sms/twilio/', label: 'Twilio' },
              { route: '/product/channels/sms/bandwidth/', label: 'Bandwidth' },
              { route: '/product/channels/twilio-whatsapp-sms/', label: 'WhatsApp and SMS with one Twilio account' },
            ],
          },
          { route: '/product/channels/facebook/', label: 'Facebook Messenger' },
          { route: '/product/channels/instagram/', label: 'Instagram' },
          { route: '/product/channels/telegram/', label: 'Telegram' },
          { route: '/product/channels/line/', label: 'LINE' },
          { route: '/product/channels/yo-phone/', label: 'YoPhone' },
          { route: '/product/channels/twitter/', label: 'Twitter (X)' },
          { route: '/product/channels/call-channel/', label: 'Call channel' },
          {
            label: 'API channel',
            items: [
              { route: '/product/channels/api/create-channel/', label: 'Create an API channel' },
              { route: '/product/channels/api/send-messages/', label: 'Send messages' },
              { route: '/product/channels/api/receive-messages/', label: 'Receive messages' },
              { route: '/product/channels/api/client-apis/', label: 'Build your own interface with the client APIs' },
              { route: '/product/channels/api/client-websockets/', label: 'Connect to the client websocket' },
            ],
          },
        ],
      },
      {
        label: 'AI assistant',
        description: 'Two kinds of assistant and every block.',
        items: [
          {
            label: 'Knowledge-based',
            items: [
              { route: '/product/ai-assistant/knowledge-based/how-to-train/', label: 'Set up and train' },
              { route: '/product/ai-assistant/knowledge-based/training/', label: 'Training content' },
              { route: '/product/ai-assistant/knowledge-based/rules/', label: 'Rules' },
              { route: '/product/ai-assistant/knowledge-based/extensions/', label: 'Extensions' },
              { route: '/product/ai-assistant/knowledge-based/write-with-ai/', label: 'AI help for agents' },
            ],
          },
          {
            label: 'Rule-based',
            items: [
              { route: '/product/ai-assistant/rule-based/how-to-train/', label: 'Build your first flow' },
              { route: '/product/ai-assistant/rule-based/overview/', label: 'All blocks' },
              { route: '/product/ai-assistant/rule-based/variables/', label: 'Variables' },
              { route: '/product/ai-assistant/rule-based/settings/', label: 'Assistant settings' },
              { route: '/product/ai-assistant/rule-based/theme/', label: 'Theme' },
              { route: '/product/ai-assistant/rule-based/share/', label: 'Publish and share' },
              { route: '/product/ai-assistant/rule-based/channels/', label: 'Run a flow in a channel' },
              { route: '/product/ai-assistant/rule-based/results/', label: 'Results' },
              { route: '/product/ai-assistant/rule-based/context-menu/', label: 'Context menu' },
              { route: '/product/ai-assistant/rule-based/export-import/', label: 'Export and import a flow' },
            ],
          },
          {
            label: 'Blocks: bubbles',
            items: [
              { route: '/product/ai-assistant/rule-based/blocks/bubbles/text/', label: 'Text' },
              { route: '/product/ai-assistant/rule-based/blocks/bubbles/image/', label: 'Image' },
              { route: '/product/ai-assistant/rule-based/blocks/bubbles/video/', label: 'Video' },
              { route: '/product/ai-assistant/rule-based/blocks/bubbles/audio/', label: 'Audio' },
              { route: '/product/ai-assistant/rule-based/blocks/bubbles/embed/', label: 'Embed' },
            ],
          },
          {
            label: 'Blocks: inputs',
            items: [
              { route: '/product/ai-assistant/rule-based/blocks/inputs/text/', label: 'Text' },
              { route: '/product/ai-assistant/rule-based/blocks/inputs/buttons/', label: 'Buttons' },
              { route: '/product/ai-assistant/rule-based/blocks/inputs/picture-choice/', label: 'Picture choice' },
              { route: '/product/ai-assistant/rule-based/blocks/inputs/email/', label: 'Email' },
              { route: '/product/ai-assistant/rule-based/blocks/inputs/phone-number/', label: 'Phone number' },
              { route: '/product/ai-assistant/rule-based/blocks/inputs/number/', label: 'Number' },
              { route: '/product/ai-assistant/rule-based/blocks/inputs/date/', label: 'Date' },
              { route: '/product/ai-assistant/rule-based/blocks/inputs/website/', label: 'Website' },
              { route: '/product/ai-assistant/rule-based/blocks/inputs/rating/', label: 'Rating' },
              { route: '/product/ai-assistant/rule-based/blocks/inputs/file-upload/', label: 'File upload' },
              { route: '/product/ai-assistant/rule-based/blocks/inputs/payment/', label: 'Payment' },
            ],
          },
          {
            label: 'Blocks: logic',
            items: [
              { route: '/product/ai-assistant/rule-based/blocks/logic/set-variable/', label: 'Set variable' },
              { route: '/product/ai-assistant/rule-based/blocks/logic/condition/', label: 'Condition' },
              { route: '/product/ai-assistant/rule-based/blocks/logic/jump/', label: 'Jump' },
              { route: '/product/ai-assistant/rule-based/blocks/logic/hoorybot-link/', label: 'Link to another bot' },
              { route: '/product/ai-assistant/rule-based/blocks/logic/redirect/', label: 'Redirect' },
              { route: '/product/ai-assistant/rule-based/blocks/logic/wait/', label: 'Wait' },
              { route: '/product/ai-assistant/rule-based/blocks/logic/script/', label: 'Script' },
              { route: '/product/ai-assistant/rule-based/blocks/logic/abTest/', label: 'AB test' },
            ],
          },
          {
            label: 'Blocks: integrations',
            items: [
              {
                route: '/product/ai-assistant/rule-based/blocks/integrations/webhook/',
                label: 'Webhook and API request',
              },
              { route: '/product/ai-assistant/rule-based/blocks/integrations/google-sheets/', label: 'Google Sheets' },
              { route: '/product/ai-assistant/rule-based/blocks/integrations/email/', label: 'Send email' },
              { route: '/product/ai-assistant/rule-based/blocks/integrations/openai/', label: 'OpenAI' },
              { route: '/product/ai-assistant/rule-based/blocks/integrations/zemantic-ai/', label: 'Zemantic AI' },
              { route: '/product/ai-assistant/rule-based/blocks/integrations/zapier/', label: 'Zapier' },
              { route: '/product/ai-assistant/rule-based/blocks/integrations/make-com/', label: 'Make.com' },
              { route: '/product/ai-assistant/rule-based/blocks/integrations/pabbly/', label: 'Pabbly Connect' },
              { route: '/product/ai-assistant/rule-based/blocks/integrations/ga/', label: 'Google Analytics' },
              { route: '/product/ai-assistant/rule-based/blocks/integrations/pixel/', label: 'Meta Pixel' },
            ],
          },
        ],
      },
      {
        label: 'Routing and automation',
        description: 'For administrators: who gets what, and what happens by itself.',
        items: [
          { route: '/product/inbox/routing-conversations-round-robin/', label: 'Route conversations' },
          { route: '/product/features/chat-pickup/', label: 'Chat pick-up' },
          { route: '/user-guide/features/automations/', label: 'Automations' },
          { route: '/user-guide/features/sla/', label: 'Service level agreements' },
          { route: '/user-guide/features/csat/', label: 'Customer satisfaction surveys' },
          { route: '/user-guide/features/custom-attributes/', label: 'Custom attributes' },
          { route: '/user-guide/features/multilingual-support/', label: 'Languages' },
        ],
      },
      {
        label: 'Campaigns and help center',
        items: [
          { route: '/product/features/campaigns/ongoing/', label: 'Ongoing campaigns' },
          { route: '/product/features/campaigns/one-off/', label: 'One-off campaigns' },
          { route: '/product/features/campaigns/wild-card-url-in-campaigns/', label: 'URL patterns' },
          { route: '/product/others/help-center/', label: 'Help center' },
        ],
      },
      {
        label: 'Reports',
        items: [
          { route: '/user-guide/features/reports/overview/', label: 'Overview' },
          { route: '/user-guide/features/reports/concepts/', label: 'What the numbers mean' },
          { route: '/user-guide/features/reports/conversation/', label: 'Conversation' },
          { route: '/user-guide/features/reports/agent/', label: 'Agent' },
          { route: '/user-guide/features/reports/team/', label: 'Team' },
          { route: '/user-guide/features/reports/channel/', label: 'Channel' },
          { route: '/user-guide/features/reports/label/', label: 'Label' },
          { route: '/user-guide/features/reports/csat/', label: 'CSAT' },
        ],
      },
      {
        label: 'Integrations and developers',
        description: 'For integrators: connect, extend, listen.',
        items: [
          { route: '/user-guide/integrations/', label: 'Integrations' },
          { route: '/user-guide/applications/', label: 'Applications' },
          { route: '/product/others/dashboard-apps/', label: 'Dashboard apps' },
          { route: '/product/others/interactive-messages/', label: 'Interactive messages' },
          { route: '/product/features/webhooks/', label: 'Configure webhooks' },
          { route: '/product/others/webhook-events/', label: 'Webhook events' },
          { route: '/product/others/websocket-events/', label: 'Websocket events' },
          { route: '/product/others/oauth/', label: 'Sign-in redirect' },
          { route: '/product/others/cookies/', label: 'Cookies' },
          { route: '/user-guide/setting-up-{slug}-metaverse/', label: '{product} in a metaverse' },
        ],
      },
      { route: '/product/others/faq/', label: 'FAQ' },
    ],
  },
  contributingGuide: {
    label: 'Contributing guide',
    items: [
      {
        label: 'Start here',
        open: true,
        items: [
          { route: '/contributing-guide/', label: 'How to contribute' },
          { route: '/contributing-guide/jobs/', label: 'What do you want to contribute?' },
          { route: '/contributing-guide/code-of-conduct/', label: 'Code of conduct' },
          { route: '/contributing-guide/security-reports/', label: 'Security reports' },
          { route: '/contributing-guide/contributors/', label: 'Contributors' },
        ],
      },
      {
        label: 'Set up your machine',
        open: true,
        items: [
          { route: '/contributing-guide/environment-setup/mac-os/', label: 'macOS' },
          { route: '/contributing-guide/environment-setup/ubuntu/', label: 'Ubuntu' },
          { route: '/contributing-guide/environment-setup/windows/', label: 'Windows' },
          { route: '/contributing-guide/environment-setup/docker/', label: 'Docker' },
          { route: '/contributing-guide/environment-setup/server/', label: 'On a server' },
        ],
      },
      {
        label: 'Run the project',
        open: true,
        items: [
          { route: '/contributing-guide/project-setup/', label: 'Project setup' },
          { route: '/contributing-guide/environment-variables/', label: 'Environment variables' },
          { route: '/contributing-guide/common-errors/', label: 'Common errors' },
        ],
      },
      {
        label: 'Channels on your machine',
        items: [
          { route: '/contributing-guide/telegram-channel-setup/', label: 'Telegram channel on your machine' },
          { route: '/contributing-guide/line-channel-setup/', label: 'LINE channel on your machine' },
        ],
      },
      {
        label: 'Mobile app',
        items: [
          { route: '/contributing-guide/mobile-app/setup-guide/', label: 'Set up the mobile app' },
          { route: '/contributing-guide/mobile-app/custom-release-guide/', label: 'Release a custom mobile app' },
        ],
      },
      {
        label: 'Tests',
        items: [{ route: '/contributing-guide/tests/cypress/', label: 'End-to-end tests with Cypress' }],
      },
      {
        label: 'APIs',
        items: [
          { route: '/contributing-guide/chatwoot-apis/', label: 'API families' },
          { route: '/contributing-guide/api-documentation/', label: 'API documentation' },
        ],
      },
      {
        label: 'Translate',
        items: [{ route: '/contributing-guide/translation-guidelines/', label: 'Translation guidelines' }],
      },
    ],
  },
};
