import { element } from '../element.ts';
import type { Enhancement } from './enhancement.ts';

/**
 * Adds a button beside the heading of an operation's request samples. The button opens a form in which the reader enters the values of the request.
 */
export const enhancement: Enhancement = {
  mount(article, strings) {
    const tabs = article.querySelector<HTMLElement>('#request + .tabs');
    if (!tabs || !article.querySelector('.endpoint[data-request]')) return;
    const mounted = new AbortController();
    const button = element('button', { type: 'button', class: 'request-start' }, strings.buildRequest);
    tabs.before(button);
    let form: HTMLElement | undefined;
    button.addEventListener('click', () => {
      if (form) {
        form.querySelector<HTMLElement>('input, select, textarea')?.focus();
        return;
      }
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
    });
    return () => {
      mounted.abort();
      (form ?? button).remove();
    };
  },
};
