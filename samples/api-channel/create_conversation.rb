require_relative 'client'

conversation = call('POST', "/api/v1/accounts/#{ACCOUNT}/conversations", {
  source_id: '<SOURCE_ID>', inbox_id: 7, contact_id: 42
})
puts conversation['id']
