require_relative 'client'

conversation = "/api/v1/accounts/#{ACCOUNT}/conversations/<CONVERSATION_ID>"
message = call('POST', "#{conversation}/messages", {
  content: 'My ticket does not scan.', message_type: 'incoming'
})
puts message['id']
