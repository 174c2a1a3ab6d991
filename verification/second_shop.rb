# frozen_string_literal: true

# What the steps of some pages need and the first shop doesn't have, so that its recordings stay as they are: channels of
# providers, features that are off by default, no portal, and an assistant. Runs after seed.rb. IDs are below the ones of the first
# shop, so that no sequence moves.
module SecondShop
  FEATURES = %w[
    captain_integration captain_integration_v2 captain_tasks custom_tools saml channel_voice whatsapp_campaign
    whatsapp_embedded_signup assignment_v2 advanced_assignment linear_integration shopify_integration audit_logs sla custom_roles
    conversation_required_attributes
  ].freeze
  # Without these, the app hides or grays out what leads to a provider's page, and lets nobody sign up.
  SETTINGS = %w[
    FB_APP_ID INSTAGRAM_APP_ID TIKTOK_APP_ID AZURE_APP_ID WHATSAPP_APP_ID WHATSAPP_CONFIGURATION_ID LINEAR_CLIENT_ID
    SHOPIFY_CLIENT_ID SLACK_CLIENT_ID SLACK_CLIENT_SECRET CAPTAIN_OPEN_AI_API_KEY
  ].index_with('example').merge('ENABLE_ACCOUNT_SIGNUP' => true, 'INSTALLATION_PRICING_PLAN' => 'enterprise').freeze
  TEMPLATE = {
    id: '1', name: 'order_shipped', status: 'APPROVED', category: 'UTILITY', language: 'en', parameter_format: 'POSITIONAL',
    components: [{ type: 'BODY', text: 'Hello {{1}}, your order has left our warehouse.', example: { body_text: [['Ines']] } }]
  }.freeze

  def fill_second_shop
    @second_shop = Account.find(2)
    @second_shop.enable_features!(*(FEATURES & @second_shop.all_features.keys))
    SETTINGS.each { |name, value| InstallationConfig.find_or_initialize_by(name: name).update!(value: value, locked: false) }
    create_provider_channels
    create_whatsapp_conversation
    create_assistant
    Label.create!(id: -1, account: @second_shop, title: 'spring-sale', show_on_sidebar: true)
    CustomAttributeDefinition.create!(id: -1, account: @second_shop, attribute_model: :conversation_attribute, attribute_display_type: :text,
                                      attribute_display_name: 'Order number', attribute_key: 'order_number')
  end

  private

  # Rows are inserted as they are: saving them would ask the provider whether they are right.
  def create_provider_channels
    insert_channel(1, 'Shop texts', Channel::Sms, phone_number: '+4915550001111', provider_config: { account_id: 'example' })
    insert_channel(2, 'Shop WhatsApp', Channel::Whatsapp, phone_number: '+4915550002222', provider: 'whatsapp_cloud', message_templates: [TEMPLATE],
                                                          provider_config: { api_key: 'example', webhook_verify_token: 'example' })
    insert_channel(3, 'Shop page', Channel::FacebookPage, page_id: '1', user_access_token: 'example', page_access_token: 'example')
    Redis::Alfred.set(Channel::FacebookPage.find(3).send(:reauthorization_required_key), true)
    insert_channel(-1, 'Shop phone', Channel::TwilioSms, account_sid: 'ACexample', auth_token: 'example', phone_number: '+4915550003333')
    insert_channel(-2, 'Shop mailbox', Channel::Email, email: 'second@example.com', forward_to_email: 'f2@reply.example.com', imap_enabled: true,
                                                       imap_address: '127.0.0.1', imap_login: 'second@example.com', imap_password: 'example')
    @second_shop.inboxes.each { |inbox| InboxMember.insert({ user_id: 11, inbox_id: inbox.id, created_at: Time.current, updated_at: Time.current }) }
  end

  def insert_channel(id, name, model, **columns)
    model.insert!({ id: id, account_id: 2, created_at: Time.current, updated_at: Time.current, **columns })
    Inbox.insert!({ id: id, account_id: 2, name: name, channel_type: model.name, channel_id: id, created_at: Time.current, updated_at: Time.current })
  end

  def create_whatsapp_conversation
    row = { created_at: Time.current, updated_at: Time.current }
    Contact.insert!({ id: 1, account_id: 2, name: 'Theo Example', phone_number: '+4915550005555', **row })
    [2, 7].each_with_index do |inbox, index|
      ContactInbox.insert!({ id: index + 1, contact_id: 1, inbox_id: inbox, source_id: "491555000555#{index}", pubsub_token: "second-#{index}", **row })
      Conversation.insert!({ id: index + 1, account_id: 2, inbox_id: inbox, contact_id: 1, contact_inbox_id: index + 1, status: 0,
                             uuid: SecureRandom.uuid, last_activity_at: Time.current, contact_last_seen_at: Time.current, **row })
      Message.insert!({ id: index + 1, account_id: 2, inbox_id: inbox, conversation_id: index + 1, message_type: 0, sender_type: 'Contact', sender_id: 1,
                        content: 'Has my parcel left?', processed_message_content: 'Has my parcel left?', **row })
    end
  end

  def create_assistant
    return unless defined?(Captain::Assistant)

    row = { account_id: 2, created_at: Time.current, updated_at: Time.current }
    Captain::Assistant.insert!({ id: 1, name: 'Shop helper', description: 'Answers questions about orders', config: { product_name: 'Second Shop' }, **row })
    Captain::CustomTool.insert!({ id: 1, slug: 'custom_order_status', title: 'Order status', endpoint_url: 'https://www.example.com/orders', **row })
    Captain::Document.insert!({ id: 1, assistant_id: 1, name: 'Returns', external_link: 'https://www.example.com/returns', content: 'Thirty days', status: 1,
                                **row })
    { 1 => ['How long can I return something?', 'Thirty days.'], 0 => ['Do you ship to Spain?', 'Yes. It takes three days.'] }.each do |status, texts|
      Captain::AssistantResponse.insert!({ id: status + 1, assistant_id: 1, question: texts[0], answer: texts[1], status: status, **row })
    end
  end
end
