require 'json'
require 'net/http'

uri = URI('%app-url%/public/api/v1/inboxes/<INBOX_IDENTIFIER>/contacts')
headers = { 'Content-Type' => 'application/json' }
body = { name: 'Priya', email: 'priya@example.com' }

response = Net::HTTP.post(uri, body.to_json, headers)
raise "#{response.code} #{response.body}" unless response.is_a?(Net::HTTPSuccess)

puts JSON.parse(response.body)['source_id']
