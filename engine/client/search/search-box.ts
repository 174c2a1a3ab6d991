import type { Answer, Guide, PageLink, SearchAdapter } from '../../search/adapter.ts';
import { mayPrefetch } from '../../model/connection.ts';
import { fillString, type SearchTexts } from '../../model/strings.ts';
import { withBase } from '../../model/url.ts';
import { readStorage } from '../storage.ts';
import { nextOption } from './next-option.ts';
import { firstChoice, linkGroup, recentPages, resultGroups, type OptionGroup } from './options.ts';
import { element } from '../element.ts';
import { optionId, renderGroups } from './render-options.ts';
import { failureMessage, guideFilter, keysHelp, noResultMessage } from './render-messages.ts';

/** The site's base path, and the texts of the search in the page's language. */
export type SearchBoxOptions = { readonly base: string; readonly strings: SearchTexts };

/** Delay before a message says that search is working, in ms. Nearly all answers arrive earlier. */
const messageDelay = 300;

/** The combobox in the dialog: sends queries to the adapter and shows its answers. */
export class SearchBox {
  readonly #adapter: SearchAdapter;
  readonly #base: string;
  readonly #strings: SearchTexts;
  readonly #input: HTMLInputElement;
  readonly #list: HTMLElement;
  readonly #message: HTMLElement;
  readonly #status: HTMLElement;
  readonly #panel: HTMLElement;
  #guides: readonly Guide[] = [];
  #common: readonly PageLink[] = [];
  #guide: string | undefined;
  #question = '';
  #answered = '';
  #answer: Answer | undefined;
  #active = -1;
  /** The option that is active until the reader moves. */
  #first = 0;
  #count = 0;
  /** Whether the reader pressed Enter before the answer arrived. */
  #entered = false;
  #waiting: ReturnType<typeof setTimeout> | undefined;

  /** @param dialog the element that `engine/ui/search/SearchDialog.tsx` has rendered */
  constructor(dialog: HTMLElement, adapter: SearchAdapter, { base, strings }: SearchBoxOptions) {
    this.#adapter = adapter;
    this.#base = base;
    this.#strings = strings;
    this.#input = dialog.querySelector('input') as HTMLInputElement;
    this.#list = dialog.querySelector('[role=listbox]') as HTMLElement;
    this.#message = this.#list.previousElementSibling as HTMLElement;
    this.#panel = this.#list.parentElement?.parentElement as HTMLElement;
    this.#status = element('div', { class: 'search-status', role: 'status' });
    // From now on, results are announced by their number.
    this.#message.removeAttribute('role');
    this.#panel.append(keysHelp(strings), this.#status);
    this.#input.addEventListener('input', () => this.#ask());
    this.#input.addEventListener('keydown', (event) => this.#onKey(event));
    this.#list.addEventListener('pointermove', (event) => {
      const option = (event.target as Element).closest('[role=option]');
      if (option) this.#choose(this.#options().indexOf(option as HTMLElement));
    });
  }

  /**
   * Loads what the first answer needs, and searches for the text in the field. Call it whenever the dialog opens.
   * @param entered whether the reader has already pressed Enter
   */
  open(entered = false): void {
    // Typing replaces the last query.
    if (this.#answer) this.#input.select();
    this.#adapter.open().then(
      ({ guides, common }) => {
        this.#common = common;
        if (guides.length > 1 && !this.#guides.length) {
          const chooseGuide = (guide: string | undefined): void => {
            this.#guide = guide;
            this.#ask();
          };
          this.#panel.firstElementChild?.after(guideFilter(guides, this.#strings, chooseGuide));
        }
        this.#guides = guides;
        if (!this.#input.value.trim()) this.#showPages();
      },
      () => this.#fail(),
    );
    this.#ask(entered);
  }

  /** @param entered whether the reader has pressed Enter after this text */
  #ask(entered = false): void {
    this.#entered = entered;
    const query = this.#input.value;
    const question = `${this.#guide ?? ''}\n${query.trim()}`;
    if (!query.trim()) {
      this.#question = this.#answered = '';
      this.#answer = undefined;
      clearTimeout(this.#waiting);
      this.#showPages();
      return;
    }
    if (question === this.#question && this.#answer) return;
    this.#question = question;
    clearTimeout(this.#waiting);
    // Says that search is working. The list is kept until the answer arrives, so that it changes only once.
    if (!this.#answer) this.#waiting = setTimeout(() => this.#say(this.#strings.searchWorking), messageDelay);
    this.#adapter.search(
      query,
      this.#guide,
      (answer) => this.#question === question && this.#show(answer, question, query),
      () => this.#question === question && this.#fail(),
    );
  }

  #show(answer: Answer, question: string, query: string): void {
    const strings = this.#strings;
    clearTimeout(this.#waiting);
    this.#answer = answer;
    const groups = resultGroups(answer, query, this.#base);
    // A better answer to the same query keeps the option that the reader moved to.
    const hasMoved = this.#answered === question && this.#active > -1 && this.#active !== this.#first;
    this.#first = firstChoice(groups);
    this.#answered = question;
    this.#fill(groups, strings.searchResults, hasMoved ? this.#active : this.#first);
    if (this.#count === 0 && answer.complete) {
      this.#waiting = setTimeout(() => sendSearch(query.trim()), 3000);
      const guide = this.#guides.find(({ id }) => id === this.#guide)?.label;
      const message = noResultMessage(query.trim(), guide, strings, withBase(this.#base, '/pages/'));
      this.#fill(linkGroup(strings.searchCommon, this.#common, this.#base), strings.searchCommon, -1);
      this.#say(message);
      this.#status.textContent = message.firstElementChild?.textContent ?? '';
      return;
    }
    if (answer.partial) this.#say(failureMessage(strings.searchPartial, strings, () => this.#again()));
    else if (answer.missing?.length)
      this.#say(fillString(strings.searchMissing, { words: answer.missing.map((word) => `“${word}”`).join(', ') }));
    else this.#say('');
    this.#status.textContent = fillString(strings.searchStatus, { results: this.#count, pages: answer.pages.length });
    if (this.#entered && answer.ranked && this.#input.matches(':focus')) this.#options()[this.#active]?.click();
  }

  #showPages(): void {
    const { searchRecent, searchCommon, searchHint } = this.#strings;
    const recent = recentPages(readStorage('recent'), document.documentElement.dataset['route'] ?? '');
    const common = linkGroup(searchCommon, this.#common, this.#base);
    this.#fill([...linkGroup(searchRecent, recent, this.#base), ...common], searchRecent, -1);
    this.#say(this.#count ? '' : searchHint);
    this.#status.textContent = '';
  }

  #fail(): void {
    this.#entered = false;
    const text = this.#guides.length ? this.#strings.searchPartial : this.#strings.searchFailed;
    clearTimeout(this.#waiting);
    this.#fill([], '', -1);
    this.#say(failureMessage(text, this.#strings, () => this.#again(), withBase(this.#base, '/pages/')));
  }

  #again(): void {
    this.#question = '';
    this.#answer = undefined;
    this.#say('');
    this.open();
  }

  #fill(groups: readonly OptionGroup[], label: string, active: number): void {
    this.#list.replaceChildren(...renderGroups(groups));
    this.#count = this.#options().length;
    this.#list.hidden = this.#count === 0;
    this.#list.setAttribute('aria-label', label);
    this.#input.setAttribute('aria-expanded', String(this.#count > 0));
    this.#active = -1;
    this.#activate(Math.min(active, this.#count - 1));
  }

  #say(message: string | HTMLElement): void {
    this.#message.hidden = message === '';
    this.#message.replaceChildren(message);
  }

  #options(): HTMLElement[] {
    return [...this.#list.querySelectorAll<HTMLElement>('[role=option]')];
  }

  /** Activates the option that the reader moved to. Loads the client too, so that a page opens quickly, unless the reader saves data. */
  #choose(index: number): void {
    if (mayPrefetch(navigator)) window.__boot?.load?.();
    this.#activate(index);
  }

  /** Makes an option the active one, which Enter opens. */
  #activate(index: number): void {
    if (index === this.#active) return;
    const options = this.#options();
    options[this.#active]?.removeAttribute('aria-selected');
    options[index]?.setAttribute('aria-selected', 'true');
    this.#active = index;
    if (index < 0) this.#input.removeAttribute('aria-activedescendant');
    else this.#input.setAttribute('aria-activedescendant', optionId(index));
  }

  #onKey(event: KeyboardEvent): void {
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
    if (event.isComposing) return;
    if (key === 'Enter') {
      event.preventDefault();
      // The list still shows what came before, unless the reader has moved in it.
      if (this.#question !== this.#answered && (this.#active < 0 || this.#active === this.#first)) {
        this.#entered = !ctrlKey && !metaKey;
        return;
      }
      const link = this.#options()[this.#active] as HTMLAnchorElement | undefined;
      if (ctrlKey || metaKey) {
        if (link) window.open(link.href, '_blank', 'noopener');
      } else link?.click();
      return;
    }
    const next = ctrlKey || metaKey || altKey || shiftKey ? undefined : nextOption(key, this.#active, this.#count);
    if (next === undefined) return;
    event.preventDefault();
    this.#choose(next);
    this.#options()[next]?.scrollIntoView({ block: 'nearest' });
  }
}

/** Sends the words of a search without results, if the owner wants them and the reader hasn't asked not to be tracked. */
function sendSearch(search: string): void {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { readonly globalPrivacyControl?: boolean };
  const form = document.querySelector<HTMLFormElement>('form[data-searches]');
  if (!form || doNotTrack === '1' || globalPrivacyControl) return;
  const body = new URLSearchParams({ search: search.slice(0, 200) });
  fetch(form.action, { method: 'POST', body, credentials: 'omit', keepalive: true }).catch(console.warn);
}
