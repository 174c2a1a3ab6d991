/** Listens to the form or link about a page. A separate chunk; without it, the browser sends the form and opens the link. */
export function startFeedback(): void {
  addEventListener('pointerdown', quoteSelection);
  addEventListener('submit', (event) => {
    const form = (event.target as Element).closest<HTMLFormElement>('.feedback form');
    if (form) event.preventDefault();
    if (form) void send(form);
  });
}

/** Lines that quote a text; none if there is none. Email programs cut off long URLs. */
export function quoteLines(selected: string): string[] {
  // By code point: half a character can't be encoded.
  const text = [...selected.trim()].slice(0, 1000).join('');
  return text ? text.split(/\n+/).map((line) => `> ${line}`) : [];
}

/** Quotes what is selected in the link or, where the reader sees it and can change it, in the form. The press would undo the selection. */
function quoteSelection({ target }: Event): void {
  const feedback = (target as Element).closest('.feedback');
  const [link, text] = [feedback?.querySelector('a'), feedback?.querySelector('textarea')];
  const lines = quoteLines(String(getSelection()));
  if (link) link.href = (link.dataset['href'] ??= link.href) + encodeURIComponent(lines.join('\r\n'));
  if (text && !text.value && lines.length) text.value = [...lines, ''].join('\n');
}

/** Sends the form and says what has come of it. The text stays in the form until the server has it. */
async function send(form: HTMLFormElement): Promise<void> {
  const [button, output] = form.querySelectorAll('button, output');
  const body = new URLSearchParams([...(new FormData(form) as unknown as Iterable<[string, string]>)]);
  button?.setAttribute('disabled', '');
  const response = await fetch(form.action, { method: 'POST', body, credentials: 'omit' }).catch(console.warn);
  button?.removeAttribute('disabled');
  const { thanks = '', failed = '' } = form.dataset;
  if (response?.ok) form.reset();
  if (output) output.textContent = response?.ok ? thanks : `${failed} ${(await response?.text()) ?? ''}`;
}
