'use client';

import { useEffect } from 'react';
import { setChatUser, startChat } from '../lib/chat.js';
import type { ChatUser } from '../lib/chat-user';

/** `user`: the signed-in person, null for nobody, undefined while unknown. */
export function ChatWidget({ user }: { user: ChatUser | null | undefined }) {
  useEffect(() => {
    startChat({
      baseUrl: process.env.NEXT_PUBLIC_CHAT_URL,
      websiteToken: process.env.NEXT_PUBLIC_CHAT_TOKEN,
      settings: { position: 'right' },
    });
  }, []);

  // One string per person, because the layout creates a new object at each render.
  const person = user && JSON.stringify(user);
  useEffect(() => {
    if (person !== undefined) setChatUser(JSON.parse(person ?? 'null'));
  }, [person]);

  return null;
}
