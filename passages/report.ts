import { element } from '../engine/client/element.ts';
import { fillString } from '../engine/model/strings.ts';

/** Listens to the form or link about a page. Without it, the browser sends the form and opens the link. */
export function startReports(): void {
  addEventListener('pointerdown', quoteSelection);
  addEventListener('input', ({ target }) => {
    const form = (target as Element).closest<HTMLFormElement>('.feedback form');
    if (form) checkLength(form);
  });
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

/** A control that reports a problem with a text: it opens the page's link, or leads to its form, with the text quoted. */
export function reportControl(selected: string): HTMLElement | undefined {
  const feedback = document.querySelector('.feedback');
  const [link, form] = [feedback?.querySelector('a'), feedback?.querySelector('form')];
  if (link) {
    quote(feedback as Element, selected);
    return element('a', { href: link.href }, link.textContent);
  }
  if (!form?.dataset['report']) return undefined;
  const button = element('button', { type: 'button' }, form.dataset['report']);
  button.onclick = () => {
    quote(form, selected);
    form.querySelector('textarea')?.focus();
  };
  return button;
}

/** The press would undo the selection. */
function quoteSelection({ target }: Event): void {
  const feedback = (target as Element).closest('.feedback');
  if (feedback) quote(feedback, String(getSelection()));
}

/** Quotes a text in the link or, where the reader sees it and can change it, in the form. */
function quote(feedback: Element, selected: string): void {
  const [link, text] = [feedback.querySelector('a'), feedback.querySelector('textarea')];
  const lines = quoteLines(selected);
  if (link) link.href = (link.dataset['href'] ??= link.href) + encodeURIComponent(lines.join('\r\n'));
  if (!text || text.value || !lines.length) return;
  text.value = [...lines, ''].join('\n');
}

/** What the receiver takes. The field has no `maxlength`, because browsers cut off what is pasted without a word. */
const mostCharacters = 2000;

/** The browser doesn't send a text that is too long, and says by how much. */
function checkLength(form: HTMLFormElement): void {
  const text = form.querySelector('textarea');
  const tooMany = (text?.value.length ?? 0) - mostCharacters;
  text?.setCustomValidity(tooMany > 0 ? fillString(form.dataset['long'] ?? '', { characters: tooMany }) : '');
}

/** Sends the form and says what has come of it. The text stays in the form until the server has it. */
async function send(form: HTMLFormElement): Promise<void> {
  const [button, output] = form.querySelectorAll('button, output');
  const body = new URLSearchParams([...(new FormData(form) as unknown as Iterable<[string, string]>)]);
  button?.setAttribute('disabled', '');
  if (output) output.textContent = '…';
  const response = await fetch(form.action, { method: 'POST', body, credentials: 'omit' }).catch(console.warn);
  button?.removeAttribute('disabled');
  const { thanks = '', failed = '' } = form.dataset;
  if (response?.ok) form.reset();
  if (output) output.textContent = response?.ok ? thanks : `${failed} ${(await response?.text()) ?? ''}`;
}
