import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { flowMeasures } from './flow-measures.ts';
import type { Measure } from './measure.ts';
import type { Program } from './record-labels.ts';

/** Where the source of the recorded release has it. */
export type MeasureRecording = Readonly<Record<string, RecordedLine & { readonly second?: RecordedLine }>>;
type RecordedLine = { readonly at: string; readonly code: string };

const inAny = (...pages: string[]): RegExp => new RegExp(`^(?:${pages.join('|')})`);
const window = 'app/services/conversations/message_window_service.rb';

/** The measures that no recording shows. `npm run verification -- labels --source FOLDER` looks them up. */
export const measures: readonly Measure[] = [
  {
    pages: inAny('product/channels/api/create'),
    measure: '10,000 characters',
    file: 'app/javascript/shared/helpers/MessageTypeHelper.js',
    code: 'GENERAL: 10000',
  },
  {
    pages: inAny('product/inbox/'),
    measure: '5 minutes',
    file: 'app/services/auto_assignment/rate_limiter.rb',
    code: '|| 5.minutes.to_i',
  },
  {
    pages: inAny('product/channels/api/client-websockets'),
    measure: '20 seconds',
    file: 'lib/online_status_tracker.rb',
    code: "'PRESENCE_DURATION', 20",
  },
  {
    pages: inAny('product/channels/api/client-websockets', 'product/others/websocket-events'),
    measure: '30 seconds',
    file: 'app/javascript/dashboard/helper/actionCable.js',
    code: '}, 30000);',
  },
  {
    pages: inAny('product/channels/api/', 'user-guide/contacts'),
    measure: '100 times',
    file: 'config/initializers/rack_attack.rb',
    code: "'RATE_LIMIT_CONTACT_SEARCH', '100'",
  },
  {
    pages: inAny('product/channels/api/', 'user-guide/contacts', 'user-guide/features/segments'),
    measure: '15 contacts',
    file: 'app/controllers/api/v1/accounts/contacts_controller.rb',
    code: 'RESULTS_PER_PAGE = 15',
  },
  {
    pages: inAny(
      'product/channels/api/receive',
      'product/channels/supported-features',
      'product/channels/whatsapp/errors',
    ),
    measure: '24 hours',
    file: 'app/javascript/dashboard/components-next/message/MessageError.vue',
    code: '!hasOneDayPassed(createdAt.value)',
  },
  {
    pages: inAny('product/channels/api/receive', 'product/features/webhooks/delivery'),
    measure: '5 seconds',
    file: 'lib/webhooks/trigger.rb',
    code: 'timeout&.positive? ? timeout : 5',
  },
  {
    pages: inAny('product/channels/api/sign-in', 'user-guide/setup-your-account/'),
    measure: '128 characters',
    file: 'config/initializers/devise.rb',
    code: 'config.password_length = 6..128',
  },
  {
    pages: inAny('product/channels/api/sign-in'),
    measure: '5 minutes',
    file: 'app/models/concerns/sso_authenticatable.rb',
    code: "impersonation ? 'impersonation' : 'normal', 5.minutes",
  },
  {
    pages: inAny('product/channels/email/'),
    measure: '15 minutes',
    file: 'app/controllers/api/v1/accounts/oauth_authorization_controller.rb',
    code: 'expires_in: 15.minutes',
  },
  {
    pages: inAny('product/channels/email/'),
    measure: '20 MB',
    file: 'app/mailers/conversation_reply_mailer_attachment_helper.rb',
    code: '<= 20.megabytes',
  },
  {
    pages: inAny('product/channels/live-chat/', '_snippets/script-blocked'),
    measure: '12 hours',
    file: 'config/initializers/rack_attack.rb',
    code: "throttle('api/v1/widget/conversations', limit: 6, period: 12.hours)",
  },
  {
    pages: inAny('product/'),
    measure: '180 days',
    file: 'app/services/widget/token_service.rb',
    code: 'DEFAULT_EXPIRY_DAYS = 180',
  },
  {
    pages: inAny('product/others/cookies'),
    measure: '365 days',
    file: 'app/javascript/sdk/cookieHelpers.js',
    code: 'expires = 365',
  },
  {
    pages: inAny('product/others/(?:cookies|help-center/)'),
    measure: '24 hours',
    file: 'app/javascript/shared/helpers/cache.js',
    code: 'DEFAULT_EXPIRY = 24 * 60 * 60 * 1000',
  },
  {
    pages: inAny('product/channels/(?:facebook|instagram|reply-window|self-hosted/meta|whatsapp/(?!errors))'),
    measure: '24 hours',
    file: window,
    code: 'MESSAGING_WINDOW_24_HOURS = 24.hours',
  },
  { pages: inAny('product/channels/(?:tiktok|reply-window)'), measure: '48 hours', file: window, code: '48.hours' },
  {
    pages: inAny('contributing-guide/chatwoot-apis', 'product/channels/api/sign-in'),
    measure: '“Platform Apps”',
    file: 'app/views/super_admin/application/_navigation.html.erb',
    code: "platform_apps: 'icon-apps-2-line'",
  },
  {
    pages: inAny('contributing-guide/chatwoot-apis'),
    measure: '“New platform app”',
    file: 'app/views/super_admin/application/index.html.erb',
    code: '"administrate.actions.new_resource"',
    second: {
      file: 'app/views/super_admin/application/_navigation.html.erb',
      code: "platform_apps: 'icon-apps-2-line'",
    },
  },
  {
    pages: inAny('product/ai-assistant/knowledge-based/tool-service'),
    measure: '“Request Body Template”',
    file: 'app/javascript/dashboard/i18n/locale/en/integrations.json',
    code: '"LABEL": "Request Body Template (Optional)"',
  },
  {
    pages: inAny('user-guide/add-agent', 'user-guide/setup-your-account/'),
    measure: '“Accept invitation”',
    file: 'app/views/devise/mailer/confirmation_instructions.html.erb',
    code: "'Accept invitation'",
  },
  {
    pages: inAny('product/channels/supported-features'),
    measure: '“Content Templates”',
    file: 'app/javascript/dashboard/components/widgets/WootWriter/ReplyBottomPanel.vue',
    code: "'Content Templates'",
  },
  {
    pages: inAny('product/ai-assistant/knowledge-based/tool-service'),
    measure: '“POST”',
    file: 'app/javascript/dashboard/components-next/captain/pageComponents/customTool/CustomToolForm.vue',
    code: "label: 'POST'",
  },
  {
    pages: inAny('product/channels/tiktok'),
    measure: '3 MB',
    file: 'app/services/tiktok/send_on_tiktok_service.rb',
    code: 'MAX_IMAGE_SIZE = 3.megabytes',
  },
  { pages: inAny('product/inbox/'), measure: '30 minutes', file: 'config/schedule.yml', code: "cron: '*/30 * * * *'" },
  {
    pages: inAny('product/inbox/'),
    measure: '5 conversations',
    file: 'app/services/auto_assignment/rate_limiter.rb',
    code: 'config.fair_distribution_limit.to_i : 5',
  },
  {
    pages: inAny('product/inbox/'),
    measure: '255 characters',
    file: 'app/models/application_record.rb',
    code: 'MAX_STRING_COLUMN_LENGTH = 255',
  },
  {
    pages: inAny('product/features/google-translate'),
    measure: '1,500 characters',
    file: 'lib/integrations/google_translate/detect_language_service.rb',
    code: 'message.content[0...1500]',
  },
  {
    pages: inAny('product/channels/whatsapp/'),
    measure: '15 characters',
    file: 'app/services/whatsapp/populate_template_parameters_service.rb',
    code: 'coupon_code.length > 15',
  },
  {
    pages: inAny('product/ai-assistant/knowledge-based/'),
    measure: '10 MB',
    file: 'enterprise/app/models/captain/document.rb',
    code: 'byte_size > 10.megabytes',
  },
  {
    pages: inAny('product/ai-assistant/knowledge-based/rules'),
    measure: '20,000 characters',
    file: 'app/javascript/dashboard/components-next/captain/pageComponents/assistant/settings/AssistantSystemSettingsForm.vue',
    code: ':max-length="20000"',
  },
  {
    pages: inAny('product/ai-assistant/knowledge-based/training'),
    measure: '15,000 characters',
    file: 'enterprise/app/jobs/captain/tools/simple_page_crawl_parser_job.rb',
    code: '[0..14_999]',
  },
  {
    pages: inAny('user-guide/add-inbox-settings'),
    measure: '5 minutes',
    file: 'app/services/message_templates/hook_execution_service.rb',
    code: "'created_at > ?', 5.minutes.ago",
  },
  {
    pages: inAny('user-guide/features/csat', 'user-guide/features/reports/csat'),
    measure: '14 days',
    file: 'app/controllers/public/api/v1/csat_survey_controller.rb',
    code: '.to_i > 14',
  },
  {
    pages: inAny('user-guide/features/reports/'),
    measure: '7 days',
    file: 'app/javascript/dashboard/components/ui/DatePicker/DatePicker.vue',
    code: 'rangeType.value || LAST_7_DAYS',
  },
  {
    pages: inAny('user-guide/features/search'),
    measure: '90 days',
    file: 'lib/limits.rb',
    code: 'MESSAGE_SEARCH_TIME_RANGE_LIMIT_DAYS = 90',
  },
  {
    pages: inAny('user-guide/setup-your-account/configure-account'),
    measure: '10 minutes',
    file: 'app/models/concerns/account_settings_schema.rb',
    code: "'minimum': 10",
  },
  {
    pages: inAny('product/ai-assistant/knowledge-based/training'),
    measure: '10,000 characters',
    file: 'app/javascript/dashboard/components-next/captain/pageComponents/response/ResponseForm.vue',
    code: ':max-length="10000"',
  },
  {
    pages: inAny('product/channels/reply-window'),
    measure: '“You cannot reply due to 24 hour message window restriction”',
    file: 'app/javascript/dashboard/i18n/locale/en/conversation.json',
    code: '"CANNOT_REPLY": "You cannot reply due to"',
    second: {
      file: 'app/javascript/dashboard/i18n/locale/en/conversation.json',
      code: '"24_HOURS_WINDOW": "24 hour message window restriction"',
    },
  },
  {
    pages: inAny('user-guide/features/sla'),
    measure: '“A conversation misses … SLA”',
    file: 'app/javascript/dashboard/i18n/locale/en/settings.json',
    code: '"A conversation misses first response SLA"',
  },
  ...flowMeasures,
];
/** The key of a measure in the recording. */
export const keyOf = ({ measure, file }: Measure): string => `${measure} (${file.split('/').at(-1)})`;
const recordingFile = join(import.meta.dirname, '../recordings/measures.json');

/** Where the source sets a measure of a page. Undefined if nobody has looked it up. */
export function sourceOfMeasure(path: string, measure: string, recording: MeasureRecording): string | undefined {
  const entry = measures.find((one) => one.measure === measure && one.pages.test(path));
  return entry && recording[keyOf(entry)]?.at;
}

/** Looks the measures of a program up in its source. Returns those that aren't there. */
export function recordMeasures(source: string, program: Program): string[] {
  const recording: Record<string, MeasureRecording[string]> = {};
  const earlier = JSON.parse(readFileSync(recordingFile, 'utf8')) as MeasureRecording;
  const problems: string[] = [];
  for (const one of measures) {
    const key = keyOf(one);
    if ((one.program ?? 'labels') !== program) {
      if (earlier[key]) recording[key] = earlier[key];
      continue;
    }
    const [first, second] = [one, ...(one.second ? [one.second] : [])].map(({ file, code }) => {
      const lines = readFileSync(join(source, file), 'utf8').split('\n');
      const line = lines.findIndex((text) => text.includes(code));
      if (line === -1) problems.push(`${file} lacks “${code}”, which sets ${one.measure}.`);
      return { at: `${file}:${line + 1}`, code: lines[line]?.trim() ?? '' };
    });
    if (first) recording[key] = { ...first, ...(second && { second }) };
  }
  writeFileSync(recordingFile, `${JSON.stringify(recording, null, 2)}\n`);
  return problems;
}
