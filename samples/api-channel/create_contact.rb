require_relative 'client'

response = call('POST', "/api/v1/accounts/#{ACCOUNT}/contacts", {
  inbox_id: 7,
  name: 'Priya',
  email: 'priya@example.com',
  identifier: 'customer-311'
})
payload = response['payload']
puts payload['contact']['id'], payload['contact_inbox']['source_id']
