const MAX_REFUSALS = 5;

/**
 * Keeps a live connection open until you call stop().
 * `subscriber` is asked before each connection: a contact's is
 * `{ pubsub_token }`, a user's also has `account_id` and `user_id`.
 * `onReady` fetches what was missed; if it fails, the connection is made again.
 */
export function connect({
  url,
  subscriber,
  onEvent,
  onReady = () => {},
  onError = (error) => console.warn(error.message),
  WebSocket = globalThis.WebSocket,
}) {
  if (!WebSocket) throw new Error('Pass a WebSocket class: this runtime has none.');

  let socket;
  let timers = [];
  let attempts = 0; // Since onReady last succeeded, for the delay.
  let refusals = 0; // Connections without a confirmation, in a row.
  let stopped = false;

  const keep = (timer) => {
    timers.push(timer);
    return timer;
  };
  const after = (ms, run) => keep(setTimeout(run, ms));
  const every = (ms, run) => keep(setInterval(run, ms));
  const clear = () => {
    timers.forEach(clearTimeout); // Clears intervals too.
    timers = [];
  };

  /** Leaves the socket at once: a dead one may take minutes to close. */
  function drop(reason) {
    if (!socket) return;
    const old = socket;
    socket = undefined;
    clear();
    old.onmessage = null;
    old.onclose = null;
    old.onerror = () => {};
    old.close();
    if (stopped) return;
    onError(new Error(reason));
    again();
  }

  function again() {
    const delay = Math.min(30_000, 1000 * 2 ** attempts) + Math.random() * 1000;
    attempts += 1;
    after(delay, open);
  }

  async function open() {
    let who;
    try {
      who = await subscriber();
    } catch (error) {
      if (stopped) return;
      onError(error);
      again();
      return;
    }
    if (stopped) return;

    const identifier = JSON.stringify({ channel: 'RoomChannel', ...who });
    const current = new WebSocket(url);
    socket = current;
    const send = (frame) => current.send(JSON.stringify({ ...frame, identifier }));
    const presence = () =>
      send({ command: 'message', data: JSON.stringify({ action: 'update_presence' }) });

    let confirmation;
    let lastFrame = Date.now();
    every(2_000, () => {
      if (Date.now() - lastFrame > 10_000) drop('The connection is silent.');
    });
    current.onclose = () => drop('The connection was closed.');
    current.onerror = () => {}; // A close follows.

    current.onmessage = ({ data }) => {
      lastFrame = Date.now();
      try {
        const frame = JSON.parse(data);
        if (frame.type === 'welcome') {
          send({ command: 'subscribe' });
          // An unknown token isn't refused, but only pings arrive.
          confirmation = after(10_000, () => {
            refusals += 1;
            if (refusals < MAX_REFUSALS) drop('No confirmation.');
            else stop(new Error('The token is not accepted.'));
          });
        } else if (frame.type === 'confirm_subscription') {
          clearTimeout(confirmation);
          refusals = 0;
          // A user is offline after 20 seconds, a contact after 90.
          every(who.user_id ? 15_000 : 60_000, presence);
          const ready = async () => {
            await onReady();
            attempts = 0;
          };
          ready().catch((error) => socket === current && drop(error.message));
        } else if (!frame.type && frame.message?.event) {
          onEvent(frame.message.event, frame.message.data);
        }
      } catch (error) {
        onError(error); // One bad frame, or one of your handlers.
      }
    };
  }

  function stop(error) {
    stopped = true;
    clear();
    drop('stopped');
    if (error) onError(error);
  }

  open();
  return { stop: () => stop() };
}
