import { appHostName, appUrlName, labelOf, type Placeholders } from '../../model/placeholder.ts';
import { formTexts } from '../form-texts.ts';
import { element } from '../element.ts';
import { valueField, type ValueField } from './value-field.ts';
import type { ValueStore } from './value-store.ts';
import { fragmentOf } from './values-fragment.ts';

const button = (text: string, onClick: () => void, kind = 'values-quiet'): HTMLButtonElement => {
  const panelButton = element('button', { type: 'button', class: kind }, text);
  panelButton.addEventListener('click', onClick);
  return panelButton;
};

/** The panel where readers set their values: a popover over the page, so that they see the samples change as they type. */
export class ValuesPanel {
  readonly #store: ValueStore;
  readonly #placeholders: Placeholders;
  readonly #base: string;
  readonly #root: HTMLElement;
  readonly #body = element('div', { class: 'values-body' });
  readonly #status = element('p', { class: 'values-hint', role: 'status' });
  #names: readonly string[] = [];

  constructor(store: ValueStore, placeholders: Placeholders, base: string) {
    this.#store = store;
    this.#placeholders = placeholders;
    this.#base = base;
    const title = element('h2', { id: 'your-values-title' }, formTexts.yourValues);
    const close = button('×', () => this.#root.hidePopover(), 'icon-button');
    close.setAttribute('aria-label', formTexts.valuesClose);
    this.#root = element(
      'div',
      { id: 'your-values', class: 'values-panel', popover: 'auto', role: 'dialog', 'aria-labelledby': title.id },
      element('div', { class: 'values-head' }, title, close),
      this.#body,
      this.#status,
    );
    // Links in the panel lead to other pages of the site.
    this.#root.addEventListener('click', ({ target }) => {
      if (target instanceof Element && target.closest('a[href]')) this.#root.hidePopover();
    });
    document.body.append(this.#root);
  }

  /**
   * Opens the panel.
   * @param names the placeholders to show
   * @param focus the placeholder whose field gets the focus. Default: the first empty one.
   */
  open(names: readonly string[], focus?: string): void {
    this.#names = [...new Set(names.map((name) => (name === appHostName ? appUrlName : name)))];
    const fields = this.#render();
    if (!this.#root.matches(':popover-open')) this.#root.showPopover();
    const first = fields.find(({ input }) => input.value === '') ?? fields[0];
    const input = document.getElementById(`your-values-${focus}`) ?? first?.input;
    input?.focus();
  }

  /** Shows the values of a link and asks whether to use them. Before the reader agrees, nothing is filled in or stored. */
  offer(values: readonly (readonly [name: string, value: string])[]): void {
    const done = (): void => {
      offer.remove();
      this.open(this.#names);
    };
    const takeAll = (): void => {
      for (const [name, value] of values) this.#store.set(name, value);
      done();
    };
    const use = button(formTexts.valuesUse, takeAll, 'button');
    const items = values.map(([name, value]) =>
      element('li', {}, `${labelOf(name, this.#placeholders)}: `, element('code', {}, value)),
    );
    const offer = element(
      'section',
      { class: 'values-offer', 'aria-labelledby': 'your-values-offer' },
      element('p', { id: 'your-values-offer' }, formTexts.valuesOffer),
      element('ul', {}, ...items),
      element('div', { class: 'values-actions' }, use, button(formTexts.valuesIgnore, done)),
    );
    this.#body.prepend(offer);
    use.focus();
  }

  #render(): ValueField[] {
    const fields = this.#names.map((name) => valueField(name, this.#store, this.#placeholders, this.#base));
    this.#status.textContent = '';
    this.#body.replaceChildren(
      element('p', { class: 'values-hint' }, formTexts.valuesHint),
      ...fields.map(({ root }) => root),
      element(
        'div',
        { class: 'values-actions' },
        button(formTexts.valuesCopyLink, () => void this.#copyLink()),
        button(formTexts.valuesClear, () => {
          this.#store.clear();
          this.open(this.#names);
          this.#status.textContent = formTexts.valuesCleared;
        }),
      ),
    );
    return fields;
  }

  /** Copies a link to this page with the values, without secrets. */
  async #copyLink(): Promise<void> {
    const values = this.#store.shareable();
    const link = location.origin + location.pathname + fragmentOf(values);
    const copied = values.length > 0 && (await navigator.clipboard.writeText(link).then(() => true, console.warn));
    this.#status.textContent = copied
      ? formTexts.valuesLinkCopied
      : values.length
        ? formTexts.valuesLinkBlocked.replace('{link}', link)
        : formTexts.valuesNone;
  }
}
