import { useEffect } from 'react';
import { setChatUser, startChat } from './chat.js';

/** `user`: the signed-in person, null for nobody, undefined while unknown. */
export default function ChatWidget({ user }) {
  useEffect(() => {
    startChat({
      baseUrl: import.meta.env.VITE_CHAT_URL,
      websiteToken: import.meta.env.VITE_CHAT_TOKEN,
      settings: { position: 'right' },
    });
  }, []);

  useEffect(() => {
    if (user !== undefined) setChatUser(user);
  }, [user]);

  return null;
}
