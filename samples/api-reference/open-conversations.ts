import createClient from 'openapi-fetch';
import type { paths, webhooks } from './platform.d.ts';

const client = createClient<paths>({
  baseUrl: '%app-url%',
  headers: { api_access_token: process.env.API_ACCESS_TOKEN },
});

const { data, error } = await client.GET('/api/v1/accounts/{account_id}/conversations', {
  params: { path: { account_id: Number(process.env.ACCOUNT_ID) }, query: { status: 'open', page: 1 } },
});
if (!data) throw new Error(`The request was refused: ${JSON.stringify(error)}`);
for (const conversation of data.data.payload) console.log(conversation.id, conversation.status);

/** What your server gets at its webhook URL for this event. */
export type MessageCreated =
  webhooks['message_created']['post']['requestBody']['content']['application/json'];
