import type { SidebarConfig } from '../engine/model/sidebar-config.ts';

/** The page of a role's jobs, and those of its groups. */
const jobs = (role: string, groups: readonly string[]) =>
  ['', ...groups.map((group) => `${group}/`)].map((page) => ({ route: `/product/jobs/${role}/${page}` }));

/**
 * The guides, in reading order. Each page is listed exactly once and appears under its own name (`label`, otherwise `title`); the
 * home page is not listed. A page that is not written yet is skipped.
 */
export const sidebars: SidebarConfig = {
  product: {
    label: 'User Guide',
    items: [
      {
        label: 'Start here',
        description: 'From nothing to a first conversation, in this order.',
        open: true,
        items: [
          { route: '/product/' },
          {
            label: 'What do you want to do?',
            items: [
              { route: '/product/jobs/' },
              {
                label: 'For agents',
                items: jobs('agents', ['conversations', 'replies', 'speed', 'problems']),
              },
              {
                label: 'For administrators',
                items: jobs('administrators', [
                  'start',
                  'people',
                  'website-chat',
                  'email',
                  'messaging',
                  'campaigns',
                  'assistant',
                  'flows',
                ]),
              },
              {
                label: 'For integrators',
                items: jobs('integrators', ['website-chat', 'channels', 'data', 'assistants']),
              },
            ],
          },
          { route: '/user-guide/setup-your-account/create-an-account/' },
          { route: '/user-guide/setup-your-account/configure-your-profile/' },
          { route: '/user-guide/setup-your-account/configure-account-details/' },
          { route: '/user-guide/add-agent-settings/' },
          { route: '/user-guide/add-inbox-settings/' },
          { route: '/user-guide/setting-up-%slug%/' },
          { route: '/user-guide/add-teams-settings/' },
          { route: '/user-guide/add-label-settings/' },
          { route: '/user-guide/features/single-sign-on/' },
          { route: '/user-guide/features/audit-log/' },
          { route: '/user-guide/getting-started/glossary/' },
        ],
      },
      {
        label: 'Answer customers',
        description: 'For agents: the daily work.',
        open: true,
        items: [
          { route: '/user-guide/conversation-workflow/' },
          {
            label: 'Handle conversations',
            items: [
              { route: '/user-guide/conversation-workflow/list/' },
              { route: '/user-guide/conversation-workflow/statuses/' },
              { route: '/user-guide/conversation-workflow/bulk/' },
              { route: '/user-guide/conversation-workflow/transcripts/' },
              { route: '/user-guide/conversation-workflow/delete/' },
            ],
          },
          {
            label: 'Know your customers',
            items: [
              { route: '/user-guide/contacts/' },
              { route: '/user-guide/contacts/start-a-conversation/' },
              { route: '/user-guide/contacts/merge/' },
              { route: '/user-guide/contacts/block-or-delete/' },
              { route: '/user-guide/contacts/import/' },
              { route: '/user-guide/features/companies/' },
            ],
          },
          { route: '/user-guide/features/canned-responses/' },
          { route: '/user-guide/features/template-variables/' },
          { route: '/product/features/macros/' },
          { route: '/user-guide/features/notifications/' },
          { route: '/user-guide/features/my-inbox/' },
          {
            label: 'Find and filter',
            items: [
              { route: '/user-guide/features/search/' },
              { route: '/product/others/advanced-conversation-filters/' },
              { route: '/product/features/custom-views/' },
              { route: '/user-guide/features/folders/' },
              { route: '/user-guide/features/segments/' },
            ],
          },
          {
            label: 'Work faster',
            items: [
              { route: '/user-guide/features/commandbar/' },
              { route: '/user-guide/features/keyboard-shortcuts/' },
              { route: '/product/features/google-translate/' },
              { route: '/product/features/dyte/' },
            ],
          },
          {
            label: 'Mobile app',
            items: [{ route: '/product/mobile-app/android/' }, { route: '/product/mobile-app/ios/' }],
          },
        ],
      },
      {
        label: 'Channels',
        description: 'One page per place your customers write from.',
        items: [
          { route: '/product/channels/supported-features/' },
          { route: '/product/channels/manage/' },
          { route: '/product/channels/reply-window/' },
          {
            label: 'Website live chat',
            items: [
              { route: '/product/channels/live-chat/create-website-channel/' },
              { route: '/product/channels/live-chat/bubble-missing/' },
              { route: '/user-guide/features/pre-chat-form/' },
              { route: '/product/channels/live-chat/conversation-continuity/' },
              { route: '/product/channels/live-chat/content-security-policy/' },
              {
                label: 'Install on your site',
                items: [
                  { route: '/product/channels/live-chat/integrations/wordpress/' },
                  { route: '/product/channels/live-chat/webflow-integration/' },
                  { route: '/product/channels/live-chat/integrations/google-tag-manager/' },
                  { route: '/product/channels/live-chat/integrations/reactjs/' },
                  { route: '/product/channels/live-chat/integrations/nextjs/' },
                  { route: '/product/channels/live-chat/integrations/vue/' },
                  { route: '/product/channels/live-chat/integrations/gatsby/' },
                  { route: '/product/channels/live-chat/integrations/docusaurus/' },
                  { route: '/product/channels/live-chat/integrations/react-native-widget/' },
                  { route: '/product/channels/live-chat/integrations/iframe/' },
                ],
              },
              {
                label: 'Widget SDK',
                items: [
                  { route: '/product/channels/live-chat/sdk/control-the-chat/' },
                  { route: '/product/channels/live-chat/sdk/setup/' },
                  { route: '/product/channels/live-chat/sdk/identity-validation/' },
                  { route: '/product/channels/live-chat/sdk/live-chat-dark-mode/' },
                ],
              },
            ],
          },
          {
            label: 'Email',
            items: [
              { route: '/product/channels/email/create-channel/' },
              { route: '/product/channels/email/forward-email/' },
              { route: '/product/channels/email/configure-imap/' },
              { route: '/product/channels/email/configure-smtp/' },
              { route: '/product/channels/email/configure-dns/' },
              { route: '/product/channels/email/move/' },
              { route: '/product/channels/email/microsoft/create-channel/' },
              {
                label: 'Gmail settings',
                items: [
                  { route: '/product/channels/email/gmail/add-forward-email/' },
                  { route: '/product/channels/email/gmail/enable-imap/' },
                  { route: '/product/channels/email/gmail/generate-app-password/' },
                ],
              },
            ],
          },
          {
            label: 'WhatsApp',
            items: [
              { route: '/product/channels/whatsapp/whatsapp-cloud/' },
              { route: '/product/channels/whatsapp/manual-setup/' },
              { route: '/product/channels/whatsapp/templates/' },
              { route: '/product/channels/whatsapp/templates-api/' },
              { route: '/product/channels/whatsapp/twilio/' },
              { route: '/product/channels/whatsapp/360dialog/' },
              { route: '/product/channels/whatsapp/webhook/' },
              { route: '/product/channels/whatsapp/errors/' },
            ],
          },
          {
            label: 'SMS',
            items: [
              { route: '/product/channels/sms/twilio/' },
              { route: '/product/channels/sms/bandwidth/' },
              { route: '/product/channels/twilio-whatsapp-sms/' },
              { route: '/product/channels/twilio-errors/' },
            ],
          },
          { route: '/product/channels/facebook/' },
          { route: '/product/channels/instagram/' },
          { route: '/product/channels/tiktok/' },
          { route: '/product/channels/telegram/' },
          { route: '/product/channels/line/' },
          { route: '/product/channels/voice/' },
          { route: '/product/channels/yo-phone/' },
          { route: '/product/channels/twitter/' },
          { route: '/product/channels/call-channel/' },
          {
            label: 'API channel',
            items: [
              { route: '/product/channels/api/create-channel/' },
              { route: '/product/channels/api/send-messages/' },
              { route: '/product/channels/api/send-files/' },
              { route: '/product/channels/api/list-conversations/' },
              { route: '/product/channels/api/forms-and-messengers/' },
              { route: '/product/channels/api/receive-messages/' },
              { route: '/product/channels/api/run-receiver/' },
              { route: '/product/channels/api/client-apis/' },
              { route: '/product/channels/api/chat-screen/' },
              { route: '/product/channels/api/client-websockets/' },
              { route: '/product/channels/api/sign-in-links/' },
            ],
          },
          {
            label: 'Set up on your server',
            items: [
              { route: '/product/channels/self-hosted/meta/' },
              { route: '/product/channels/self-hosted/tiktok/' },
              { route: '/product/channels/self-hosted/whatsapp/' },
              { route: '/product/channels/self-hosted/email/' },
              { route: '/product/channels/self-hosted/website-chat/' },
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
              { route: '/product/ai-assistant/knowledge-based/how-to-train/' },
              { route: '/product/ai-assistant/knowledge-based/add-content/' },
              { route: '/product/ai-assistant/knowledge-based/training/' },
              { route: '/product/ai-assistant/knowledge-based/improve-answers/' },
              { route: '/product/ai-assistant/knowledge-based/rules/' },
              { route: '/product/ai-assistant/knowledge-based/extensions/' },
              { route: '/product/ai-assistant/knowledge-based/tool-service/' },
              { route: '/product/ai-assistant/knowledge-based/write-with-ai/' },
              { route: '/product/ai-assistant/knowledge-based/limits/' },
            ],
          },
          {
            label: 'Rule-based',
            items: [
              { route: '/product/ai-assistant/rule-based/how-to-train/' },
              { route: '/product/ai-assistant/rule-based/overview/' },
              { route: '/product/ai-assistant/rule-based/variables/' },
              { route: '/product/ai-assistant/rule-based/settings/' },
              { route: '/product/ai-assistant/rule-based/theme/' },
              { route: '/product/ai-assistant/rule-based/share/' },
              { route: '/product/ai-assistant/rule-based/channels/' },
              { route: '/product/ai-assistant/rule-based/results/' },
              { route: '/product/ai-assistant/rule-based/context-menu/' },
              { route: '/product/ai-assistant/rule-based/export-import/' },
            ],
          },
          {
            label: 'Blocks: bubbles',
            items: [
              { route: '/product/ai-assistant/rule-based/blocks/bubbles/text/' },
              { route: '/product/ai-assistant/rule-based/blocks/bubbles/image/' },
              { route: '/product/ai-assistant/rule-based/blocks/bubbles/video/' },
              { route: '/product/ai-assistant/rule-based/blocks/bubbles/audio/' },
              { route: '/product/ai-assistant/rule-based/blocks/bubbles/embed/' },
            ],
          },
          {
            label: 'Blocks: inputs',
            items: [
              { route: '/product/ai-assistant/rule-based/blocks/inputs/text/' },
              { route: '/product/ai-assistant/rule-based/blocks/inputs/buttons/' },
              { route: '/product/ai-assistant/rule-based/blocks/inputs/picture-choice/' },
              { route: '/product/ai-assistant/rule-based/blocks/inputs/email/' },
              { route: '/product/ai-assistant/rule-based/blocks/inputs/phone-number/' },
              { route: '/product/ai-assistant/rule-based/blocks/inputs/number/' },
              { route: '/product/ai-assistant/rule-based/blocks/inputs/date/' },
              { route: '/product/ai-assistant/rule-based/blocks/inputs/website/' },
              { route: '/product/ai-assistant/rule-based/blocks/inputs/rating/' },
              { route: '/product/ai-assistant/rule-based/blocks/inputs/file-upload/' },
              { route: '/product/ai-assistant/rule-based/blocks/inputs/payment/' },
            ],
          },
          {
            label: 'Blocks: logic',
            items: [
              { route: '/product/ai-assistant/rule-based/blocks/logic/set-variable/' },
              { route: '/product/ai-assistant/rule-based/blocks/logic/condition/' },
              { route: '/product/ai-assistant/rule-based/blocks/logic/jump/' },
              { route: '/product/ai-assistant/rule-based/blocks/logic/hoorybot-link/' },
              { route: '/product/ai-assistant/rule-based/blocks/logic/redirect/' },
              { route: '/product/ai-assistant/rule-based/blocks/logic/wait/' },
              { route: '/product/ai-assistant/rule-based/blocks/logic/script/' },
              { route: '/product/ai-assistant/rule-based/blocks/logic/abTest/' },
            ],
          },
          {
            label: 'Blocks: integrations',
            items: [
              { route: '/product/ai-assistant/rule-based/blocks/integrations/webhook/' },
              { route: '/product/ai-assistant/rule-based/blocks/integrations/google-sheets/' },
              { route: '/product/ai-assistant/rule-based/blocks/integrations/email/' },
              { route: '/product/ai-assistant/rule-based/blocks/integrations/openai/' },
              { route: '/product/ai-assistant/rule-based/blocks/integrations/zemantic-ai/' },
              { route: '/product/ai-assistant/rule-based/blocks/integrations/zapier/' },
              { route: '/product/ai-assistant/rule-based/blocks/integrations/make-com/' },
              { route: '/product/ai-assistant/rule-based/blocks/integrations/pabbly/' },
              { route: '/product/ai-assistant/rule-based/blocks/integrations/ga/' },
              { route: '/product/ai-assistant/rule-based/blocks/integrations/pixel/' },
            ],
          },
        ],
      },
      {
        label: 'Routing and automation',
        description: 'For administrators: who gets what, and what happens by itself.',
        items: [
          { route: '/product/inbox/routing-conversations-round-robin/' },
          { route: '/product/inbox/assignment-policies/' },
          { route: '/product/features/chat-pickup/' },
          { route: '/user-guide/features/automations/' },
          { route: '/user-guide/features/automations/vips/' },
          { route: '/user-guide/features/automations/reference/' },
          { route: '/user-guide/features/sla/' },
          { route: '/user-guide/features/csat/' },
          { route: '/user-guide/features/custom-attributes/' },
          { route: '/user-guide/conversation-workflow/required-attributes/' },
          { route: '/user-guide/features/multilingual-support/' },
        ],
      },
      {
        label: 'Campaigns and help center',
        items: [
          { route: '/product/features/campaigns/ongoing/' },
          { route: '/product/features/campaigns/one-off/' },
          { route: '/product/features/campaigns/wild-card-url-in-campaigns/' },
          { route: '/product/others/help-center/' },
          { route: '/product/others/help-center/languages/' },
          { route: '/product/others/help-center/own-domain/' },
          { route: '/product/others/help-center/in-conversations/' },
        ],
      },
      {
        label: 'Reports',
        items: [
          { route: '/user-guide/features/reports/overview/' },
          { route: '/user-guide/features/reports/concepts/' },
          { route: '/user-guide/features/reports/conversation/' },
          { route: '/user-guide/features/reports/agent/' },
          { route: '/user-guide/features/reports/team/' },
          { route: '/user-guide/features/reports/channel/' },
          { route: '/user-guide/features/reports/label/' },
          { route: '/user-guide/features/reports/csat/' },
          { route: '/user-guide/features/reports/bot/' },
        ],
      },
      {
        label: 'Integrations and developers',
        description: 'For integrators: connect, extend, listen.',
        items: [
          { route: '/user-guide/integrations/' },
          { route: '/user-guide/integrations/slack/' },
          { route: '/user-guide/integrations/shopify/' },
          { route: '/user-guide/integrations/linear/' },
          { route: '/user-guide/integrations/notion/' },
          { route: '/user-guide/applications/' },
          { route: '/product/others/dashboard-apps/' },
          { route: '/product/others/interactive-messages/' },
          {
            label: 'Webhooks',
            items: [
              { route: '/product/features/webhooks/' },
              { route: '/product/features/webhooks/verify-signatures/' },
              { route: '/product/features/webhooks/delivery/' },
              { route: '/product/features/webhooks/catch-up/' },
            ],
          },
          { route: '/product/others/webhook-events/' },
          { route: '/product/others/websocket-events/' },
          { route: '/product/others/oauth/' },
          { route: '/product/others/cookies/' },
          { route: '/user-guide/setting-up-%slug%-metaverse/' },
        ],
      },
      {
        label: 'Questions and limits',
        description: 'Short answers, and what isn’t possible.',
        items: [
          { route: '/product/others/faq/' },
          { route: '/product/others/faq/conversations/' },
          { route: '/product/others/faq/team/' },
          { route: '/product/others/faq/chat-and-channels/' },
          { route: '/product/others/faq/reports/' },
          { route: '/product/others/faq/data-and-security/' },
          { route: '/product/others/faq/help-center-and-assistants/' },
        ],
      },
      {
        label: 'Move from another help desk',
        items: [
          { route: '/user-guide/switch/' },
          { route: '/user-guide/switch/intercom/' },
          { route: '/user-guide/switch/zendesk/' },
          { route: '/user-guide/switch/freshdesk/' },
          { route: '/user-guide/switch/crisp/' },
        ],
      },
    ],
  },
  contributingGuide: {
    label: 'Contributing Guide',
    items: [
      {
        label: 'Start here',
        open: true,
        items: [
          { route: '/contributing-guide/' },
          { route: '/contributing-guide/jobs/' },
          { route: '/contributing-guide/code-of-conduct/' },
          { route: '/contributing-guide/security-reports/' },
          { route: '/contributing-guide/contributors/' },
        ],
      },
      {
        label: 'Set up your machine',
        open: true,
        items: [
          { route: '/contributing-guide/environment-setup/mac-os/' },
          { route: '/contributing-guide/environment-setup/ubuntu/' },
          { route: '/contributing-guide/environment-setup/windows/' },
          { route: '/contributing-guide/environment-setup/docker/' },
          { route: '/contributing-guide/environment-setup/server/' },
        ],
      },
      {
        label: 'Run the project',
        open: true,
        items: [
          { route: '/contributing-guide/project-setup/' },
          { route: '/contributing-guide/environment-variables/' },
          { route: '/contributing-guide/common-errors/' },
        ],
      },
      {
        label: 'Channels on your machine',
        items: [
          { route: '/contributing-guide/telegram-channel-setup/' },
          { route: '/contributing-guide/line-channel-setup/' },
        ],
      },
      {
        label: 'Mobile app',
        items: [
          { route: '/contributing-guide/mobile-app/setup-guide/' },
          { route: '/contributing-guide/mobile-app/custom-release-guide/' },
        ],
      },
      {
        label: 'Tests',
        items: [{ route: '/contributing-guide/tests/cypress/' }],
      },
      {
        label: 'APIs',
        items: [{ route: '/contributing-guide/chatwoot-apis/' }, { route: '/contributing-guide/api-documentation/' }],
      },
      {
        label: 'Translate',
        items: [{ route: '/contributing-guide/translation-guidelines/' }],
      },
      {
        label: 'These docs',
        items: [{ route: '/accessibility/' }, { route: '/contributing-guide/these-docs/speed/' }],
      },
    ],
  },
};
