import type { Enhancement } from './enhancement.ts';

/**
 * Adds a button below the request samples of an operation. The button opens a form in which the reader enters the
 * values of the request.
 */
export const enhancement: Enhancement = {
  mount(article) {
    const tabs = article.querySelector<HTMLElement>('#request + .tabs');
    if (!tabs || !article.querySelector('.endpoint[data-request]')) return;
    const mounted = new AbortController();
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'button';
    button.textContent = 'Build this request';
    const paragraph = document.createElement('p');
    paragraph.className = 'request-start';
    paragraph.append(button);
    tabs.after(paragraph);
    let form: HTMLElement | undefined;
    button.addEventListener('click', () => {
      if (form) {
        form.querySelector<HTMLElement>('input, select, textarea')?.focus();
        return;
      }
      import('../request-builder/request-builder.ts')
        .then(({ buildRequest }) => buildRequest(tabs, mounted.signal))
        .then((made) => {
          if (form || mounted.signal.aborted) return;
          form = made;
          paragraph.remove();
          // Beside the samples, which stay in view, where there is room for both.
          (tabs.closest('.api-sample') ?? tabs).after(made);
          made.querySelector<HTMLElement>('input, select, textarea')?.focus();
        })
        .catch((error: unknown) => {
          console.warn(error);
          button.textContent = 'The form did not load. Try again';
        });
    });
    return () => {
      mounted.abort();
      (form ?? paragraph).remove();
    };
  },
};
