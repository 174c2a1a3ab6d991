import { definitions, style } from 'virtual:values';
import type { Strings } from '../../model/strings.ts';
import type { Placeholders } from '../../model/placeholder.ts';
import { formTexts } from '../form-texts.ts';
import { loadStyle } from '../load-style.ts';
import { readStorage, writeStorage } from '../storage.ts';
import { ValueStore } from './value-store.ts';
import { valuesIn } from './values-fragment.ts';
import { ValuesPanel } from './values-panel.ts';

/** The site's placeholders, the reader's values for them, and the panel where the reader enters the values. */
export type Values = {
  readonly placeholders: Placeholders;
  readonly store: ValueStore;
  /**
   * Opens the panel.
   * @param names the page's placeholders, in order
   * @param focus the placeholder whose field gets the focus
   */
  readonly openPanel: (names: readonly string[], focus?: string) => Promise<void>;
  /** Removes the values from the URL and asks the reader whether to use them. */
  readonly takeFragment: (names: readonly string[]) => Promise<void>;
};

const key = 'values';
let loading: Promise<Values> | undefined;

/** Loads placeholders and the reader's values once per document, with the texts of its language; after a failure, the next call tries again. */
export const loadValues = (strings: Strings): Promise<Values> =>
  (loading ??= load(strings).catch((error: unknown) => {
    loading = undefined;
    throw error;
  }));

async function load(strings: object): Promise<Values> {
  const placeholders =
    typeof definitions === 'string' ? ((await (await fetch(definitions)).json()) as Placeholders) : definitions;
  Object.assign(formTexts, strings);
  const store = new ValueStore(placeholders, {
    read: () => readStorage(key),
    write: (text) => writeStorage(key, text),
  });
  addEventListener('storage', (event) => event.key === key && store.reread());
  let panel: ValuesPanel | undefined;

  const openPanel = async (names: readonly string[], focus?: string): Promise<void> => {
    await loadStyle(style);
    panel ??= new ValuesPanel(store, placeholders, document.documentElement.dataset['base'] ?? '/');
    panel.open(names, focus);
  };
  const takeFragment = async (names: readonly string[]): Promise<void> => {
    const offered = valuesIn(location.hash, placeholders).filter(([name, value]) => store.get(name) !== value);
    history.replaceState(history.state, '', location.pathname + location.search);
    if (!offered.length) return;
    await openPanel(names);
    panel?.offer(offered);
  };
  return { placeholders, store, openPanel, takeFragment };
}
