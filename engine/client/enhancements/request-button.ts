import type { Enhancement } from './enhancement.ts';

/** The button beside the heading of an operation's request samples opens and closes a form in which the reader enters the values of the request. */
export const enhancement: Enhancement = {
  mount(article, strings) {
    const button = article.querySelector('.request-start');
    const tabs = button?.parentElement?.querySelector<HTMLElement>('.tabs');
    if (!button || !tabs) return;
    const { textContent: openText } = button;
    const mounted = new AbortController();
    let loading: Promise<HTMLElement> | undefined;
    const toggle = (form: HTMLElement): void => {
      if (mounted.signal.aborted) return;
      const opens = !form.isConnected;
      // Beside the sample, which shows the values, or below it.
      if (opens) button.parentElement?.after(form);
      else form.remove();
      button.textContent = opens ? (form.dataset['close'] ?? '') : openText;
      button.setAttribute('aria-expanded', String(opens));
      if (opens) form.querySelector<HTMLElement>('input, select, textarea')?.focus();
    };
    const load = (): void => {
      loading ??= import('../request-builder/request-builder.ts').then(({ buildRequest }) =>
        buildRequest(tabs, mounted.signal, strings),
      );
      loading.then(toggle).catch((error: unknown) => {
        console.warn(error);
        loading = undefined;
        button.textContent = strings.formNotLoaded;
      });
    };
    button.addEventListener('click', load, mounted);
    return () => {
      mounted.abort();
      void loading?.then((form) => form.remove());
    };
  },
};
