import type { Enhancement } from './enhancement.ts';

/** The button beside the heading of an operation's request samples opens a form in which the reader enters the values of the request. */
export const enhancement: Enhancement = {
  mount(article, strings) {
    const button = article.querySelector('.request-start');
    const tabs = button?.parentElement?.querySelector<HTMLElement>('.tabs');
    if (!button || !tabs) return;
    const mounted = new AbortController();
    let form: HTMLElement | undefined;
    const open = (): void => {
      import('../request-builder/request-builder.ts')
        .then(({ buildRequest }) => buildRequest(tabs, mounted.signal, strings))
        .then((loadedForm) => {
          if (form || mounted.signal.aborted) return;
          form = loadedForm;
          button.remove();
          // Beside the samples, which stay in view, where there is room for both.
          (tabs.closest('.api-sample') ?? tabs).after(form);
          form.querySelector<HTMLElement>('input, select, textarea')?.focus();
        })
        .catch((error: unknown) => {
          console.warn(error);
          button.textContent = strings.formNotLoaded;
        });
    };
    button.addEventListener('click', open, mounted);
    return () => {
      mounted.abort();
      form?.remove();
    };
  },
};
