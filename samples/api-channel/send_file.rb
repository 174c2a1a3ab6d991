require_relative 'client'

path = "/api/v1/accounts/#{ACCOUNT}/conversations/<CONVERSATION_ID>/messages"
uri = URI(BASE_URL + path)
request = Net::HTTP::Post.new(uri, 'api_access_token' => TOKEN)

File.open('ticket.jpg', 'rb') do |picture|
  request.set_form([
    ['content', 'The ticket'],
    ['message_type', 'incoming'],
    ['attachments[]', picture]
  ], 'multipart/form-data')

  options = { use_ssl: uri.scheme == 'https', read_timeout: 60 }
  response = Net::HTTP.start(uri.host, uri.port, **options) { |http| http.request(request) }
  raise ApiError.new(response.code.to_i, response.body) unless response.is_a?(Net::HTTPSuccess)

  puts JSON.parse(response.body)['id']
end
