/** Where `data/` differs from the extract on purpose, each with the reason. A path is the list of keys that lead to the value. */
export const accepted: readonly { readonly at: RegExp; readonly only?: 'theirs' | 'ours'; readonly reason: string }[] =
  [
    {
      at: /^environment › variables › (POSTGRES_\w+|MAILER_SENDER_EMAIL|SMTP_DOMAIN|IOS_APP_\w+|ANDROID_\w+) › /,
      reason: 'a value of the product or of one environment, which data/ says in words',
    },
    {
      at: /^environment › variables › HELPCENTER_URL › /,
      reason: 'the code falls back to FRONTEND_URL (lib/chatwoot_app.rb)',
    },
    {
      at: /^environment › variables › (REDIS_SENTINEL_PASSWORD|RAILS_MIN_THREADS|SMTP_AUTHENTICATION) › /,
      reason: 'a default that depends on another variable, which data/ says in words',
    },
    {
      at: /^environment › installationSettings › (INSTALLATION_NAME|BRAND_\w+|WIDGET_BRAND_URL|TERMS_URL|PRIVACY_URL) › default$/,
      reason: 'a value of the product',
    },
    {
      at: /^environment › installationSettings › (DASHBOARD_SCRIPTS|BLOCKED_EMAIL_DOMAINS) › type$/,
      reason: 'code and text are entered in the same kind of field',
    },
    {
      at: /^environment › installationSettings › INSTAGRAM_API_VERSION › editable$/,
      reason:
        'locked in the list, but the page for Instagram shows and saves it (super_admin/app_configs_controller.rb)',
    },
    {
      at: /^environment › installationSettings › (ACCOUNT_\w+|CAPTAIN_\w+|CHATWOOT_\w+|CLOUD\w+|DEPLOYMENT_ENV|INSTALLATION_PRICING_\w+|CONTEXT_DEV_API_KEY|CLEARBIT_API_KEY|OTEL_PROVIDER|LANGFUSE_\w+|OG_IMAGE_\w+|INACTIVE_WHATSAPP_NUMBERS|SKIP_INCOMING_BCC_PROCESSING) › /,
      only: 'theirs',
      reason: 'for the hosted service or the separately licensed part; no page speaks of it',
    },
    {
      at: /^environment › installationSettings › (LINEAR|NOTION|SHOPIFY|TIKTOK)_\w+ › /,
      only: 'theirs',
      reason: 'settings of integrations that the product does not have, and of TikTok, whose page names them',
    },
    {
      at: /^webhooks › events › webwidget_triggered › apiChannel$/,
      reason: 'only website channels have the widget (app/controllers/concerns/website_token_helper.rb)',
    },
    {
      at: /^webhooks › objects › conversation$/,
      reason: 'data/ also has what the separately licensed part adds, and the fields of meta, which pages need',
    },
    {
      at: /^webhooks › objects › conversation_additional_attributes_web_widget$/,
      only: 'theirs',
      reason: 'part of the example of a website conversation',
    },
    {
      at: /^webhooks › objects › (widget|typing)$/,
      only: 'ours',
      reason: 'payloads that the facts describe with their events',
    },
    {
      at: /^webhooks › objects › agent_bot_push$/,
      only: 'ours',
      reason: 'recorded: an agent bot as assignee and as sender of a short message has an avatar_url',
    },
    { at: /^widget › settings › enableFileUpload › default$/, reason: 'the same in other words: inbox is channel' },
    { at: /^widget › methods › setLocale$/, reason: 'the name of an argument that callers never write' },
    {
      at: /^campaigns › urlCases › /,
      only: 'ours',
      reason: 'more cases, each run by the test of the URL pattern tester',
    },
    {
      at: /^campaigns › urlCases › .* › misses$/,
      reason: 'more URLs that do not match, each run by the test of the URL pattern tester',
    },
    { at: /^integrations › dialogflow › level$/, reason: 'the same in other words: inbox is channel' },
    {
      at: /^channels › (email-microsoft|twilio|yo-phone|call|voice) › /,
      only: 'ours',
      reason: 'a variant of another channel, or one that the facts do not know',
    },
    { at: /^channels › twitter › statuses$/, reason: 'none of them: the channel no longer sends' },
    {
      at: /^channels › bandwidth_sms › statuses$/,
      reason:
        'delivery reports never reach a message in this release: app/jobs/webhooks/sms_events_job.rb passes the wrong arguments to app/services/sms/delivery_status_service.rb',
    },
    { at: /^channels › line › statuses$/, reason: 'the condition is said on the page of the channel' },
    {
      at: /^channels › whatsapp_360dialog › replyTo › outgoing$/,
      reason:
        'the provider’s service sends no context (app/services/whatsapp/providers/whatsapp_360_dialog_service.rb)',
    },
    {
      at: /^blocks › (input\/(time|cards)|integration\/chatwoot|logic\/(return|webhook-listener))/,
      only: 'theirs',
      reason: 'a block that the product does not have',
    },
    {
      at: /^blocks › .* › items\[\]\.\w+ › default$/,
      only: 'theirs',
      reason: 'settings of single items are in the list of the items',
    },
    {
      at: /^blocks › bubble\/video › (type|height) › default$/,
      only: 'theirs',
      reason: 'the editor reads the kind from the link, and asks for a ratio instead of a height',
    },
    {
      at: /^blocks › (input\/payment › (variableId|retryMessageContent)|logic\/script › shouldExecuteInParentContext) › default$/,
      only: 'theirs',
      reason: 'the screens of the editor have no field for it',
    },
    { at: /^blocks › logic\/link › (typebotId|botId) › default$/, reason: 'named after the product' },
    {
      at: /^blocks › (input\/(date|file-upload|number|text-input)|logic\/(link|jump|set-variable)) › \S+ › default$/,
      reason: 'data/ has the default as the editor shows it',
    },
    {
      at: /^api › /,
      only: 'theirs',
      reason: 'data/api.json has the operations that pages speak of; the API reference has all',
    },
    {
      at: /^api › (POST|PATCH) .*\/custom_filters(\/\{custom_filter_id\})? › body › (filter_type|type) › /,
      reason: 'the server reads filter_type and ignores type (custom_filters_controller.rb)',
    },
    {
      at: /^api › POST .*\/messages › body › attachments › required$/,
      only: 'ours',
      reason: 'files go in multipart/form-data, which the published description leaves out',
    },
    {
      at: /^api › GET \/public\/.*\/messages › query › before › required$/,
      only: 'ours',
      reason: 'read from the source: app/controllers/public/api/v1/inboxes/messages_controller.rb',
    },
  ];
