import { Suspense, type ReactNode } from 'react';
import { ChatWidget } from '../components/chat-widget';
import { chatUser } from '../lib/chat-user';
import { currentUser } from '../lib/session';

async function Chat() {
  return <ChatWidget user={chatUser(await currentUser())} />;
}

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>
        {children}
        <Suspense>
          <Chat />
        </Suspense>
      </body>
    </html>
  );
}
