import type { ReactNode } from 'react';
import { ChatWidget } from '../components/chat-widget';
import { chatUser } from '../lib/chat-user';
import { currentUser } from '../lib/session';

export default async function RootLayout({ children }: { children: ReactNode }) {
  const person = await currentUser();

  return (
    <html lang="en">
      <body>
        {children}
        <ChatWidget user={chatUser(person)} />
      </body>
    </html>
  );
}
