import { useEffect, useState } from 'react';
import ChatWidget from './chat/ChatWidget.jsx';

export default function App() {
  const [user, setUser] = useState(); // Undefined: not known yet.

  useEffect(() => {
    fetch('/api/session')
      .then((response) => {
        if (response.ok) return response.json();
        if (response.status === 401) return null; // Nobody is signed in.
        throw new Error(`The session call returned ${response.status}.`);
      })
      .then(setUser)
      .catch((error) => console.warn(error.message)); // The chat stays as it is.
  }, []);

  async function signOut() {
    const response = await fetch('/api/session', { method: 'DELETE' });
    if (response.ok) setUser(null);
  }

  return (
    <>
      {user && <button onClick={signOut}>Sign out</button>}
      <ChatWidget user={user} />
    </>
  );
}
