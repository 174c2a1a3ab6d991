# frozen_string_literal: true

# Fills an empty database of the platform with the people and shops of the docs. Runs inside an installation:
#   bin/rails runner /path/to/seed.rb
# IDs, tokens and times are fixed, so that every run records the same answers. The tokens protect nothing.

require 'active_support/testing/time_helpers'
require_relative 'second_shop'

abort 'The seed needs an empty database: it found an account.' if Account.exists?

# Runs jobs at once, at the time of the seed, and drops the ones for later.
class SeedAdapter < ActiveJob::QueueAdapters::InlineAdapter
  def enqueue_at(*); end
end

# Creates the records in the order in which a shop would, with the clock at the moment when each thing happened.
class Seed
  include ActiveSupport::Testing::TimeHelpers
  include SecondShop

  OPENING = Time.utc(2026, 1, 1, 9, 0, 0)

  def run
    GlobalConfig.clear_cache
    ConfigLoader.new.process
    ActiveJob::Base.queue_adapter = SeedAdapter.new
    Rails.logger.level = :warn
    ActionMailer::Base.perform_deliveries = false
    travel_to(OPENING)
    configure_installation
    create_account
    create_people
    create_channels
    create_contacts
    create_settings
    create_help_center
    create_conversations
    create_results
    create_receivers
    fill_second_shop
    name_tokens
    move_sequences
  ensure
    travel_back
  end

  private

  def configure_installation
    { 'INSTALLATION_NAME' => 'Example Desk', 'BRAND_NAME' => 'Example Desk',
      'BRAND_URL' => 'https://www.example.com', 'WIDGET_BRAND_URL' => 'https://www.example.com',
      'INSTALLATION_IDENTIFIER' => '00000000-0000-4000-8000-000000000001' }.each do |name, value|
      config = InstallationConfig.find_or_initialize_by(name: name)
      config.value = value
      config.save!
    end
    GlobalConfig.clear_cache
    Redis::Alfred.delete(Redis::Alfred::CHATWOOT_INSTALLATION_ONBOARDING)
  end

  def create_account
    @account = Account.create!(id: 1, name: 'Example Shop', locale: 'en', domain: 'mail.example.com', support_email: 'support@example.com',
                               custom_attributes: { 'industry' => 'Retail', 'company_size' => '11-50' })
    @account.enable_features!('audit_logs', 'sla', 'custom_roles')
    Account.create!(id: 2, name: 'Second Shop', locale: 'en')
    Current.account = @account
  end

  def create_people
    @alex = create_person(7, 'Alex Example', 'alex@example.com', 1, :administrator, display_name: 'Alex',
                                                                                    message_signature: 'Alex, Example Shop')
    @jonas = create_person(9, 'Jonas Example', 'jonas@example.com', 1, :agent)
    @lena = create_person(10, 'Lena Example', 'lena@example.com', 1, :agent)
    create_person(11, 'Olga Example', 'olga@example.com', 2, :administrator)
    create_person(12, 'Operator', 'operator@example.com', nil, nil, type: 'SuperAdmin')
    [@alex, @jonas].each { |person| OnlineStatusTracker.set_status(1, person.id, 'online') }
    CustomRole.create!(id: 1, account: @account, name: 'Reporter', description: 'Reads reports', permissions: ['report_manage']) if defined?(CustomRole)
  end

  def create_person(id, name, email, account_id, role, **more)
    person = (more[:type] == 'SuperAdmin' ? SuperAdmin : User).new(id: id, name: name, email: email, password: 'Correct-Horse-7',
                                                                    password_confirmation: 'Correct-Horse-7', **more.except(:type))
    person.skip_confirmation!
    person.save!
    AccountUser.create!(account_id: account_id, user: person, role: role, auto_offline: false) if account_id
    person
  end

  def create_channels
    @website = create_channel(4, 'Order chat', Channel::WebWidget.create!(
                                                  id: 11, account: @account, website_url: 'https://www.example.com', widget_color: '#1a7f64',
                                                  welcome_title: 'Hello!', welcome_tagline: 'We usually reply in a few minutes.'
                                                ), timezone: 'Europe/Berlin', business_name: 'Example Shop')
    @email = create_channel(5, 'Support email', Channel::Email.create!(
                                                   id: 12, account: @account, email: 'support@example.com',
                                                   forward_to_email: 'f1@reply.example.com'
                                                 ), enable_auto_assignment: false)
    @api = create_channel(6, 'Ticket kiosk', Channel::Api.create!(id: 13, account: @account, webhook_url: ''))
    second_shop = Account.find(2)
    Inbox.create!(id: 7, account: second_shop, name: 'Second shop chat',
                  channel: Channel::WebWidget.create!(id: 14, account: second_shop, website_url: 'https://second.example.com'))
    [@alex, @jonas, @lena].each { |person| InboxMember.create!(inbox: @website, user: person) }
    [@alex, @jonas].each { |person| [@email, @api].each { |inbox| InboxMember.create!(inbox: inbox, user: person) } }
    @bot = AgentBot.create!(id: 6, account: @account, name: 'Order bot', description: 'Answers questions about orders',
                            outgoing_url: "#{recorder_url}/bot")
    AgentBot.create!(id: 5, name: 'Greeting bot', description: 'Says hello', outgoing_url: "#{recorder_url}/installation-bot")
  end

  def create_channel(id, name, channel, **more)
    Inbox.create!(id: id, account: @account, name: name, channel: channel, **more)
  end

  def create_contacts
    attributes = { city: 'Hamburg', country: 'Germany', country_code: 'DE' }
    @mara = Contact.create!(id: 42, account: @account, name: 'Mara Example', email: 'mara@example.com', phone_number: '+4915550001234',
                            identifier: 'user-42', custom_attributes: { plan: 'pro' }, additional_attributes: attributes)
    @priya = Contact.create!(id: 43, account: @account, name: 'Priya Example', email: 'priya@example.com', identifier: 'user-43')
    @nils = Contact.create!(id: 44, account: @account, name: 'Nils Example', phone_number: '+4915550004321')
    Contact.create!(id: 45, account: @account, name: 'Priya E.', email: 'priya@example.org')
    Contact.create!(id: 46, account: @account, name: 'Theo Example', email: 'theo@example.com')
    Contact.create!(id: 90, account_id: 2, name: 'Ines Example', email: 'ines@example.com')
    Note.create!(id: 1, account: @account, contact: @mara, user: @alex, content: 'Prefers email.')
  end

  def create_settings
    @returns = Team.create!(id: 3, account: @account, name: 'returns', description: 'Handles returns and refunds', allow_auto_assign: false)
    Team.create!(id: 4, account: @account, name: 'delivery', description: 'Knows where every parcel is', allow_auto_assign: false)
    @returns.add_members([@alex.id, @jonas.id])
    Label.create!(id: 1, account: @account, title: 'returns', description: 'Everything about returns', color: '#1a7f64', show_on_sidebar: true)
    Label.create!(id: 2, account: @account, title: 'order', description: 'Questions about orders', color: '#2f5fd0', show_on_sidebar: true)
    @account.reload
    CannedResponse.create!(id: 1, account: @account, short_code: 'delay', content: 'Sorry for the delay. Your order is on its way.')
    CustomAttributeDefinition.create!(id: 1, account: @account, attribute_model: :contact_attribute, attribute_display_type: :list,
                                      attribute_display_name: 'Plan', attribute_key: 'plan', attribute_values: %w[basic pro],
                                      attribute_description: 'Plan of the customer')
    CustomAttributeDefinition.create!(id: 2, account: @account, attribute_model: :conversation_attribute, attribute_display_type: :text,
                                      attribute_display_name: 'Order number', attribute_key: 'order_number',
                                      attribute_description: 'Order that the conversation is about', regex_pattern: '^[A-Z]{2}[0-9]{6}$',
                                      regex_cue: 'Two letters and six digits')
    CustomFilter.create!(id: 1, account: @account, user: @alex, name: 'Open returns', filter_type: :conversation, query: label_filter)
    AutomationRule.create!(id: 1, account: @account, name: 'Label refunds', description: 'Puts the label returns on messages about refunds',
                           event_name: 'message_created',
                           conditions: [{ attribute_key: 'content', filter_operator: 'contains', values: ['refund'], query_operator: nil }],
                           actions: [{ action_name: 'add_label', action_params: ['returns'] }])
    Macro.create!(id: 1, account: @account, name: 'Close a return', visibility: :global, created_by: @alex, updated_by: @alex,
                  actions: [{ action_name: 'add_label', action_params: ['returns'] }, { action_name: 'resolve_conversation' }])
    DashboardApp.create!(id: 1, account: @account, user: @alex, title: 'Orders', content: [{ type: 'frame', url: 'https://www.example.com/orders' }])
    Integrations::Hook.create!(id: 5, account: @account, app_id: 'dyte',
                               settings: { api_key: 'key', organization_id: 'example' })
    SlaPolicy.create!(id: 2, account: @account, name: 'Standard', description: 'For every customer', first_response_time_threshold: 3600,
                      next_response_time_threshold: 7200, resolution_time_threshold: 86_400)
    Campaign.create!(id: 1, account: @account, inbox: @website, sender: @alex, title: 'Sale', message: 'Ten percent off until Friday.',
                     trigger_rules: { url: 'https://www.example.com/sale', time_on_page: 10 }, enabled: false)
  end

  def label_filter
    { payload: [{ attribute_key: 'labels', filter_operator: 'equal_to', values: ['returns'], query_operator: nil, attribute_model: 'standard' }] }
  end

  def create_help_center
    portal = Portal.create!(id: 2, account: @account, name: 'Help center', slug: 'help', color: '#1a7f64', page_title: 'Help',
                            header_text: 'How can we help?', homepage_link: 'https://www.example.com')
    category = Category.create!(id: 1, portal: portal, account: @account, name: 'Returns', slug: 'returns', locale: 'en', position: 10,
                                description: 'Everything about returns', icon: '📦')
    Article.create!(id: 1, portal: portal, account: @account, category: category, author: @alex, title: 'Return a parcel', status: :published,
                    slug: 'return-a-parcel', description: 'How to send something back', locale: 'en',
                    content: "Print the label and hand in the parcel.\n\nYou get the money back within a week.")
  end

  def create_conversations
    sequence('conv_dpid_seq_1', 11)
    sequence('conversations_id_seq', 111)
    sequence('messages_id_seq', 1036)
    sequence('contact_inboxes_id_seq', 88)
    at(0) { @first = converse(@website, @priya, 'b1f5d8f0-0000-4000-8000-000000000043', assignee: @jonas) }
    at(1) { say(@first, @priya, 'Can I send the lamp back?') }
    at(5) { say(@first, @jonas, 'Of course. The label is in your parcel.') }
    at(20) { @first.update!(status: :resolved, label_list: ['returns']) }
    at(60) do
      @open = converse(@website, @mara, '5f3c9a1e-7d42-4b7e-9d6f-0a1b2c3d4e5f', assignee: @alex, team: @returns, priority: :high,
                                                                               custom_attributes: { order_number: 'AB001188' },
                                                                               additional_attributes: visit)
      @open.update!(label_list: ['returns'])
    end
    at(61) { say(@open, @mara, 'Where is my order?') }
    at(66) { say(@open, @alex, 'Hello Mara, your order is on its way.') }
    at(67) { say(@open, @alex, 'Warehouse says: left at 8:30.', private: true) }
    at(70) { say(@open, @mara, 'Thank you! And can I return one of the lamps?') }
    at(80) { @waiting = converse(@email, @priya, 'priya@example.com', additional_attributes: { mail_subject: 'Invoice' }) }
    at(81) { say(@waiting, @priya, 'The invoice has my old address.') }
    at(90) { @with_bot = converse(@api, @nils, 'c2a6e9f1-0000-4000-8000-000000000044', status: :pending) }
    at(91) { say(@with_bot, @nils, 'Is the shop open on Sunday?') }
    at(92) do
      say(@with_bot, @bot, 'What is it about?', id: 1101, content_type: :input_select,
                                                content_attributes: { items: [{ title: 'Track an order', value: 'track' }] })
    end
    at(93) { say(@with_bot, @bot, 'Please rate this conversation.', id: 1102, content_type: :input_csat) }
    [@first, @open, @waiting, @with_bot].each_with_index do |conversation, index|
      conversation.update_columns(uuid: "8b7a6c5d-4e3f-4a2b-9c1d-0000000000#{index + 11}")
    end
  end

  def visit
    { referer: 'https://www.example.com/orders', browser_language: 'en', initiated_at: { timestamp: 'Thu Jan 01 2026 11:00:00 GMT+0100' },
      browser: { browser_name: 'Firefox', browser_version: '140.0', device_name: 'Unknown', platform_name: 'Linux', platform_version: 'Unknown' } }
  end

  def create_results
    at(21) do
      survey = Message.create!(account: @account, inbox: @website, conversation: @first, message_type: :template, content_type: :input_csat,
                               content: 'Please rate this conversation.')
      CsatSurveyResponse.create!(id: 1, account: @account, conversation: @first, contact: @priya, message: survey, rating: 5,
                                 assigned_agent: @jonas, feedback_message: 'Very quick help')
    end
  end

  def create_receivers
    Webhook.create!(id: 1, account: @account, name: 'Orders', url: "#{recorder_url}/webhook",
                    subscriptions: Webhook::ALLOWED_WEBHOOK_EVENTS)
    AgentBotInbox.create!(account: @account, inbox: @api, agent_bot: @bot, status: :active)
    @api.channel.update!(webhook_url: "#{recorder_url}/channel")
    app = PlatformApp.create!(id: 1, name: 'Shop sign-up')
    [@account, @alex, @jonas, AgentBot.find(5)].each { |record| app.platform_app_permissibles.create!(permissible: record) }
  end

  # Tokens say whose they are; the recorder replaces them with the placeholders of the docs.
  def name_tokens
    tokens = { @alex => 'token-alex-administrator', @jonas => 'token-jonas-agent-all', @lena => 'token-lena-agent-web',
               User.find(11) => 'token-olga-second-shop', @bot => 'token-order-bot', PlatformApp.first => 'token-platform-app',
               User.find(12) => 'token-operator', AgentBot.find(5) => 'token-greeting-bot' }
    tokens.each { |owner, token| AccessToken.find_by!(owner: owner).update_columns(token: token) }
    User.find_each { |person| person.update_columns(pubsub_token: "pubsub-#{person.email.split('@').first}") }
    ContactInbox.find_each { |session| session.update_columns(pubsub_token: "pubsub-session-#{session.id}") }
    Channel::WebWidget.find_each { |web| web.update_columns(website_token: "website-token-#{web.id}", hmac_token: "hmac-token-#{web.id}") }
    @api.channel.update_columns(identifier: 'inbox-identifier', hmac_token: 'hmac-token-13', secret: 'channel-secret')
    AgentBot.find_each { |bot| bot.update_columns(secret: "bot-secret-#{bot.id}") }
    Webhook.find_each { |webhook| webhook.update_columns(secret: "webhook-secret-#{webhook.id}") }
    Integrations::Hook.find_each { |hook| hook.update_columns(access_token: "hook-token-#{hook.id}") }
  end

  # Rows made by hand leave the sequences behind: a run continues after the highest ID.
  def move_sequences
    ActiveRecord::Base.connection.tables.each { |table| ActiveRecord::Base.connection.reset_pk_sequence!(table) }
  end

  def converse(inbox, contact, source_id, **more)
    session = ContactInbox.find_by(inbox: inbox, source_id: source_id) || ContactInbox.create!(inbox: inbox, contact: contact, source_id: source_id)
    Conversation.create!(account: @account, inbox: inbox, contact: contact, contact_inbox: session, **more)
  end

  def say(conversation, sender, content, **more)
    Message.create!(account: @account, inbox: conversation.inbox, conversation: conversation.reload, sender: sender, content: content,
                    message_type: sender.is_a?(Contact) ? :incoming : :outgoing, **more)
  end

  def at(minutes, &)
    travel_to(OPENING + minutes.minutes)
    yield
  end

  def sequence(name, value)
    ActiveRecord::Base.connection.execute("ALTER SEQUENCE #{name} RESTART WITH #{value}")
  end

  def recorder_url
    ENV.fetch('RECORDER_URL', 'http://127.0.0.1:3980')
  end
end

Seed.new.run
puts "Seeded: #{Account.count} accounts, #{User.count} people, #{Contact.count} contacts, #{Conversation.count} conversations, #{Message.count} messages."
