import type { Enhancement } from './enhancement.ts';
import { addButton, removeButton, setIcon } from './code-buttons.ts';
import { watchOverflow } from './watch-overflow.ts';

/** Adds buttons to code blocks, for wrapping lines and for copying. */
export const enhancement: Enhancement = {
  mount(article, strings) {
    const cleanups = [wrapCode, copyCode].map(({ mount }) => mount(article, strings));
    return () => cleanups.forEach((cleanup) => cleanup?.());
  },
};

const doneTime = 2000;

/** Adds a copy button to each code block except those with output, and to the path of an operation. */
export const copyCode: Enhancement = {
  mount(article, strings) {
    const buttons = [...article.querySelectorAll<HTMLElement>('figure.code:not(.output), .endpoint')].map((figure) => {
      const button = addButton(figure, 'copy', strings.copyCode);
      let timer: ReturnType<typeof setTimeout> | undefined;
      button.addEventListener('click', async () => {
        const code = figure.querySelector('code');
        const copied = code !== null && (await copy(codeText(code)));
        if (!copied && code) getSelection()?.selectAllChildren(code);
        announce(copied ? strings.copied : strings.notCopied);
        if (!copied) return;
        setIcon(button, 'done');
        button.classList.add('done');
        clearTimeout(timer);
        timer = setTimeout(() => {
          setIcon(button, 'copy');
          button.classList.remove('done');
        }, doneTime);
      });
      return button;
    });
    return () => buttons.forEach(removeButton);
  },
};

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

async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
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
