import type { Measure } from './measure.ts';

const folder = 'product/ai-assistant/rule-based/';
const limits = 'packages/settings/src/constants.ts';
const typing = {
  file: 'packages/settings/src/computeTypingDuration.ts',
  code: '(wordCount / typedWordsPerMinute) * 60000',
};
const measureOf = (
  page: string,
  measure: string,
  file: string,
  code: string,
  second?: Measure['second'],
): Measure & { readonly program: 'flowBuilder' } => ({
  program: 'flowBuilder',
  pages: new RegExp(`^${folder}(?:${page})`),
  measure,
  file,
  code,
  ...(second && { second }),
});

/** The measures of the flow builder, and labels that its screens put together. */
export const flowMeasures: readonly Measure[] = [
  measureOf(
    'overview',
    '15 seconds',
    'apps/builder/src/features/editor/providers/TypebotProvider.tsx',
    'autoSaveTimeout = 15000',
  ),
  measureOf('results', '7 days', 'packages/results/src/timeFilter.ts', 'defaultTimeFilter = "last7Days"'),
  measureOf('results', '30 days', 'packages/results/src/timeFilter.ts', 'last30Days: "Last 30 days"'),
  measureOf('settings', '0.6 seconds', limits, 'speed: 400', typing),
  measureOf('settings', '1.5 seconds', limits, 'speed: 400', typing),
  measureOf('settings', '3 seconds', limits, 'maxDelay: 3'),
  measureOf(
    'settings',
    '48 hours',
    'apps/builder/src/features/publish/components/deploy/dialogs/whatsApp/WhatsAppDeployDialog.tsx',
    'max={48}',
  ),
  measureOf(
    'blocks/integrations/webhook',
    '10 seconds',
    'packages/blocks/integrations/src/httpRequest/constants.ts',
    'defaultTimeout = 10',
  ),
  measureOf('blocks/logic/script', '10 seconds', 'packages/variables/src/codeRunners.ts', 'timeout: 10000'),
  measureOf(
    'blocks/logic/wait|places',
    '10 seconds',
    'packages/whatsapp/src/sendChatReplyToWhatsApp.ts',
    'secondsToWaitFor, 10)',
  ),
  measureOf(
    'blocks/inputs/buttons',
    '20 characters',
    'packages/whatsapp/src/convertInputToWhatsAppMessage.ts',
    'text.length > 20',
  ),
  measureOf('blocks/inputs/file-upload', '10MB', 'packages/blocks/inputs/src/file/constants.ts', '(size limit: 10MB)'),
  measureOf('blocks/bubbles/video', '100%', 'packages/blocks/bubbles/src/video/constants.ts', 'maxWidth: "100%"'),
  measureOf(
    'blocks/inputs/picture-choice',
    '“Add Picture Choice”',
    'apps/builder/src/features/graph/components/nodes/item/getItemName.tsx',
    'return "Picture Choice"',
    { file: 'apps/builder/src/features/graph/components/nodes/item/ItemNodesList.tsx', code: 'Add {itemName}' },
  ),
  measureOf(
    'blocks/integrations/pixel',
    '“Pixel ID”',
    'apps/builder/src/features/blocks/integrations/pixel/components/PixelSettings.tsx',
    "placeholder='Pixel ID",
  ),
  measureOf(
    'blocks/integrations/email|how-to-train',
    '“Add SMTP account”',
    'apps/builder/src/features/blocks/integrations/sendEmail/components/SendEmailSettings.tsx',
    'credentialsName="SMTP account"',
    {
      file: 'apps/builder/src/features/credentials/components/CredentialsDropdown.tsx',
      code: '{t("add")} {credentialsName}',
    },
  ),
];
