import type { Strings } from '../../model/strings.ts';
import { element } from '../element.ts';
import { readStorage } from '../storage.ts';
import type { Values } from '../values/values.ts';
import { fill, placeholdersIn } from '../values/shown-placeholders.ts';
import { addButton, removeButton } from './code-buttons.ts';
import type { Enhancement } from './enhancement.ts';

/** Loaded when the reader opens the panel, has stored values, or follows a link with values. */
let values: Values | undefined;
const load = async (strings: Strings): Promise<Values> =>
  (values ??= await (await import('../values/values.ts')).loadValues(strings));

/** Replaces placeholders in code with the reader's values, which are set once for all pages. */
export const enhancement: Enhancement = {
  mount(article, strings) {
    const places = placeholdersIn(article);
    if (!places.length) return;
    const names = [...new Set(places.map(({ name }) => name))];
    const mounted = new AbortController();
    const { signal } = mounted;

    const fillAll = ({ store }: Values): void => {
      const show = (): void => places.forEach((occurrence) => fill(occurrence, store.get(occurrence.name)));
      show();
      signal.addEventListener('abort', store.onChange(show));
    };
    let filling = false;
    const start = async (): Promise<Values> => {
      const loaded = await load(strings);
      if (!filling && !signal.aborted) fillAll(loaded);
      filling = true;
      return loaded;
    };
    const open = (focus?: string): void =>
      void start().then(({ openPanel }) => (signal.aborted ? undefined : openPanel(names, focus)), console.warn);
    const followLink = (): void => {
      // The content script has the same test. Importing `fragmentStart` would load the rest of `values-fragment.ts`.
      if (location.hash.startsWith('#values:')) start().then(({ takeFragment }) => takeFragment(names), console.warn);
    };

    const buttons = addButtons(
      article,
      strings,
      places.map((occurrence) => occurrence.element),
      open,
    );
    // A click on a placeholder opens the panel too, unless the reader selects text.
    article.addEventListener(
      'click',
      ({ target }) => {
        const variable = target instanceof Element && getSelection()?.isCollapsed && target.closest('var');
        const name = places.find((candidate) => candidate.element === variable)?.name;
        if (name) open(name);
      },
      { signal },
    );
    addEventListener('hashchange', followLink, { signal });
    if (values) {
      filling = true;
      fillAll(values);
    } else if (readStorage('values')) start().catch(console.warn);
    followLink();
    return () => {
      mounted.abort();
      buttons.forEach((button) => button());
      places.forEach((occurrence) => fill(occurrence, undefined));
    };
  },
};

/**
 * Adds a button to each code block with placeholders, or one below the text if there are only inline ones.
 * @returns functions that remove the buttons
 */
function addButtons(
  article: HTMLElement,
  { fillPlaceholders, yourValues: label }: Strings,
  elements: readonly Element[],
  open: () => void,
): (() => void)[] {
  const figures = new Set(elements.map((placeholder) => placeholder.closest<HTMLElement>('figure.code')));
  figures.delete(null);
  const listen = (button: HTMLButtonElement): HTMLButtonElement => {
    button.setAttribute('aria-haspopup', 'dialog');
    button.addEventListener('click', () => open());
    return button;
  };
  if (figures.size)
    return [...figures].map((figure) => {
      const button = listen(addButton(figure as HTMLElement, 'values', label));
      return () => removeButton(button);
    });
  const button = listen(element('button', { type: 'button', class: 'button' }, label));
  const paragraph = element('p', { class: 'values-place' }, fillPlaceholders, ' ', button);
  (article.querySelector('.prose') ?? article).append(paragraph);
  return [() => paragraph.remove()];
}
