import type { NextApiRequest, NextApiResponse } from 'next';
import { chatUser } from '../../lib/chat-user';
import { currentUser } from '../../lib/session';

export default async function handler(request: NextApiRequest, response: NextApiResponse) {
  response.setHeader('Cache-Control', 'private, no-store');
  response.json(chatUser(await currentUser(request)));
}
