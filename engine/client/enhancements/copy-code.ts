import { announce } from './announce.ts';
import type { Enhancement } from './enhancement.ts';
import { addButton, removeButton, setIcon } from './code-buttons.ts';

const doneTime = 2000;

/** Adds a copy button to each code block except those with output. */
export const copyCode: Enhancement = {
  mount(article, strings) {
    const buttons = [...article.querySelectorAll<HTMLElement>('figure.code:not(.output)')].map((figure) => {
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
