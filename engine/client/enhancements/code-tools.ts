import type { Strings } from '../../model/strings.ts';
import type { Enhancement } from './enhancement.ts';
import { addButton, removeButton, setIcon } from './code-buttons.ts';
import { watchOverflow } from './watch-overflow.ts';

/** Makes the buttons of code blocks work, and adds those that wrap long lines. */
export const enhancement: Enhancement = {
  mount(article, strings) {
    const cleanups = [wrapCode, copyCode].map(({ mount }) => mount(article, strings));
    return () => cleanups.forEach((cleanup) => cleanup?.());
  },
};

/** Makes the buttons work that copy a block of code or the path of an operation. */
export const copyCode: Enhancement = {
  mount(article, strings) {
    const mounted = new AbortController();
    for (const button of article.querySelectorAll<HTMLButtonElement>('.code-buttons > .copy')) {
      const code = button.closest('.code, .endpoint')?.querySelector('code');
      if (code) button.addEventListener('click', () => copyFrom(code, button, strings), mounted);
    }
    return () => mounted.abort();
  },
};

async function copyFrom(code: Element, button: HTMLElement, strings: Strings): Promise<void> {
  // Without a secure connection there is no clipboard.
  const copied = await navigator.clipboard?.writeText(codeText(code)).then(() => true, console.warn);
  if (!copied) getSelection()?.selectAllChildren(code);
  announce(copied ? strings.copied : strings.notCopied);
  if (!copied) return;
  const show = (icon: 'copy' | 'done'): void => {
    setIcon(button, icon);
    button.classList.toggle('done', icon === 'done');
  };
  show('done');
  setTimeout(show, 2000, 'copy');
}

/** The text of a code block, without lines marked as removed. */
function codeText(code: Element): string {
  const lines = [...code.querySelectorAll(':scope > .line')];
  const text = lines.length
    ? lines
        .filter((line) => line.localName !== 'del')
        .map((line) => line.textContent)
        .join('')
    : (code.textContent ?? '');
  return text.replace(/\n$/, '');
}

let region: HTMLElement | undefined;

/** Announces a short text to screen readers, without interrupting them (`role=status`). */
export function announce(text: string): void {
  if (!region) {
    region = document.createElement('p');
    region.className = 'visually-hidden';
    region.setAttribute('role', 'status');
    document.body.append(region);
  }
  // A repeated text is announced again only if it has been removed in between.
  region.textContent = '';
  setTimeout(() => {
    if (region) region.textContent = text;
  }, 50);
}

/** Adds a button to code blocks with long lines, which wraps them; hidden while no line overflows. */
export const wrapCode: Enhancement = {
  mount(article, strings) {
    const buttons = new Map<HTMLElement, HTMLButtonElement>();
    const add = (pre: HTMLElement): HTMLButtonElement => {
      const button = addButton(pre.parentElement as HTMLElement, 'wrap', strings.wrapLines);
      button.ariaPressed = 'false';
      button.addEventListener('click', () => {
        button.ariaPressed = String(pre.classList.toggle('wrap'));
      });
      buttons.set(pre, button);
      return button;
    };
    const stop = watchOverflow(
      article.querySelectorAll<HTMLElement>('figure.code > pre:not(.wrap)'),
      (pre, { wide }) => {
        const button = buttons.get(pre) ?? (wide ? add(pre) : undefined);
        if (button) button.hidden = !wide && button.ariaPressed !== 'true';
      },
    );
    return () => {
      stop();
      for (const [pre, button] of buttons) {
        pre.classList.remove('wrap');
        removeButton(button);
      }
    };
  },
};
