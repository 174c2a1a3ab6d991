import { quoteLines } from '../model/feedback.ts';

const formOf = ({ target }: Event): HTMLFormElement | null => (target as Element).closest('.feedback form');

/** Listens to the form about a page. This module is a separate chunk, loaded only by sites with such a form; without it, the browser sends it. */
export function startFeedbackForm(): void {
  addEventListener('pointerdown', (event) => quoteSelection(formOf(event)));
  addEventListener('submit', (event) => {
    const form = formOf(event);
    if (!form) return;
    event.preventDefault();
    void send(form);
  });
}

/** Quotes what is selected, where the reader sees it and can change it. The press would undo the selection. */
function quoteSelection(form: HTMLFormElement | null): void {
  const text = form?.querySelector('textarea');
  const lines = quoteLines(String(getSelection()));
  if (text && !text.value && lines.length) text.value = [...lines, ''].join('\n');
}

/** Sends the form and says what has come of it. The text stays in the form until the server has it. */
async function send(form: HTMLFormElement): Promise<void> {
  const { thanks = '', failed = '' } = form.dataset;
  const button = form.querySelector('button') as HTMLButtonElement;
  const output = form.querySelector('output') as HTMLOutputElement;
  const fields = new FormData(form) as unknown as Iterable<[string, string]>;
  button.disabled = true;
  const [sent, message] = await fetch(form.action, {
    method: 'POST',
    body: new URLSearchParams([...fields]),
    headers: { accept: 'text/plain' },
    credentials: 'omit',
  }).then(
    async (response) => [response.ok, response.ok ? thanks : `${failed} ${await response.text()}`] as const,
    () => [false, failed] as const,
  );
  button.disabled = false;
  if (sent) form.reset();
  output.textContent = message;
}
