const FRAME_ID = '%slug%_live_chat_widget';
const MARK = 'chat-user'; // In local storage while the chat belongs to a person.

let started; // Settles when the chat takes calls.
let config;
let queue = Promise.resolve(); // Keeps sign-in and sign-out in order.

const report = (error) => console.warn(`Chat: ${error.message}`);

/** Adds the script once, however often it is called. */
export function startChat({ baseUrl, websiteToken, settings = {} }) {
  if (!baseUrl) throw new Error('startChat() needs baseUrl.');
  if (!websiteToken) throw new Error('startChat() needs websiteToken.');
  if (started) return;

  config = { websiteToken, baseDomain: settings.baseDomain };
  window.%slug%Settings = settings;
  started = new Promise((resolve, reject) => {
    window.addEventListener('%slug%:ready', resolve, { once: true });
    const script = document.createElement('script');
    script.src = `${baseUrl}/packs/js/sdk.js`;
    script.async = true;
    script.onload = () => window.%slug%SDK.run({ websiteToken, baseUrl });
    script.onerror = () => reject(new Error('The script did not load.'));
    document.body.append(script);
  });
  started.catch(report);
}

/**
 * Call it after startChat() whenever the session changes: with the signed-in
 * person, with null when nobody is signed in. Do not call it before you know.
 */
export function setChatUser(user) {
  queue = queue
    .then(() => started)
    .then(() => (user ? identify(user) : forget()))
    .catch(report);
  return queue;
}

function identify({ id, name, email, chatHash }) {
  window.$%slug%.setUser(id, { name, email, identifier_hash: chatHash });
  localStorage.setItem(MARK, id);
}

function forget() {
  const cookie = `cw_user_${config.websiteToken}`;
  const known = localStorage.getItem(MARK) || document.cookie.includes(`${cookie}=`);
  if (!known) return undefined; // The chat belongs to nobody: keep it.
  localStorage.removeItem(MARK);

  return new Promise((resolve) => {
    const frame = document.getElementById(FRAME_ID);
    frame.addEventListener('load', resolve, { once: true });
    setTimeout(resolve, 10_000); // A frame that never loads blocks nothing.
    window.$%slug%.reset();
    // reset() leaves a cookie that was set for baseDomain.
    if (config.baseDomain) {
      document.cookie = `${cookie}=; path=/; max-age=0; domain=${config.baseDomain}`;
    }
  });
}
