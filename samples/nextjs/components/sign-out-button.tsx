'use client';

import { useRouter } from 'next/navigation';

export function SignOutButton() {
  const router = useRouter();

  async function signOut() {
    const response = await fetch('/api/session', { method: 'DELETE' });
    if (response.ok) router.refresh(); // The layout passes null to the chat.
  }

  return <button onClick={signOut}>Sign out</button>;
}
