import { element } from '../engine/client/element.ts';
import type { Strings } from '../engine/model/strings.ts';
import { passageUrl } from './passage-url.ts';
import { reportControl, startReports } from './report.ts';

/** Blocks whose text goes on when a passage ends in it. What is added at their end comes next for readers who use the keyboard. */
const blocks = 'p, li, dt, dd, td, th, h2, h3, h4, figcaption';

/** Here, because no page needs it before something is selected. */
const styles = `.passage-bar {
  position: absolute; inset: auto; margin: 0; padding: 0; max-inline-size: calc(100vw - 1rem);
  border: 1px solid var(--line-strong); border-radius: var(--radius-1, 6px); background: var(--paper-raised); user-select: none;
  &::backdrop { display: none }
  .button { display: inline-block; background: none; color: var(--accent); text-decoration: none }
  .button:hover { background: var(--accent-tint) }
  @media print { display: none }
}`;

let started = false;

/** Offers a reader who has selected a passage of the page to copy a link to it, and to report a problem with it. */
export function startPassages(texts: Pick<Strings, 'copied' | 'copyPassage'>): void {
  if (started) return;
  started = true;
  startReports();
  if (!HTMLElement.prototype.showPopover) return;
  const bar = element('span', { popover: 'manual', class: 'passage-bar' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets.push(sheet);
  // The press would undo the selection.
  bar.onmousedown = (event) => event.preventDefault();
  const hide = (): void => bar.remove();

  const show = (): void => {
    const selection = getSelection();
    const article = document.querySelector('article');
    const passage = selection?.rangeCount ? selection.getRangeAt(0) : undefined;
    const text = String(selection).trim();
    if (!passage || !text || !article?.contains(passage.commonAncestorContainer)) return hide();
    if (bar.contains(document.activeElement)) return undefined;
    bar.replaceChildren(copyButton(passage.cloneRange(), bar, texts), reportControl(text) ?? '');
    for (const control of bar.children) control.className = 'button';
    const last = [...passage.getClientRects()].at(-1);
    const { endContainer } = passage;
    const end = endContainer instanceof Element ? endContainer : endContainer.parentElement;
    (end?.closest('.chunk, [data-chunk]') ? (end.closest(blocks) ?? article) : article).append(bar);
    bar.showPopover();
    const limit = (value: number, most: number): number => Math.max(8, Math.min(value, most - 8));
    bar.style.left = `${scrollX + limit(last?.left ?? 0, innerWidth - bar.offsetWidth)}px`;
    bar.style.top = `${scrollY + limit((last?.bottom ?? 0) + 8, innerHeight - bar.offsetHeight)}px`;
  };

  let later: ReturnType<typeof setTimeout> | undefined;
  const showLater = (): void => {
    clearTimeout(later);
    // Until the reader has finished selecting.
    later = setTimeout(show, 300);
  };
  document.addEventListener('selectionchange', showLater);
  addEventListener('keydown', ({ key }) => key === 'Escape' && hide());
  showLater();
}

function copyButton(passage: Range, bar: HTMLElement, texts: Pick<Strings, 'copied' | 'copyPassage'>): HTMLElement {
  const button = element('button', { type: 'button', 'aria-live': 'polite' }, texts.copyPassage);
  button.onclick = () => {
    // The words of the bar are no words of the page.
    bar.hidden = true;
    const url = passageUrl(passage);
    bar.hidden = false;
    navigator.clipboard.writeText(url).then(
      () => (button.textContent = texts.copied),
      // The clipboard is not allowed: the URL is there to be copied.
      () => prompt(texts.copyPassage, url),
    );
  };
  return button;
}
