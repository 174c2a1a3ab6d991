import type { AppProps } from 'next/app';
import { useEffect, useState } from 'react';
import { ChatWidget } from '../components/chat-widget';
import type { ChatUser } from '../lib/chat-user';

export default function App({ Component, pageProps }: AppProps) {
  const [user, setUser] = useState<ChatUser | null>(); // Undefined: not known yet.

  useEffect(() => {
    fetch('/api/chat-user')
      .then((response) => {
        if (!response.ok) throw new Error(`The call returned ${response.status}.`);
        return response.json();
      })
      .then(setUser)
      .catch((error) => console.warn(error.message)); // The chat stays as it is.
  }, []);

  return (
    <>
      <Component {...pageProps} />
      <ChatWidget user={user} />
    </>
  );
}
