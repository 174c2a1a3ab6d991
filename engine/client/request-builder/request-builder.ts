import { style } from 'virtual:values';
import { printRequest } from '../../../openapi/print-request.ts';
import type { Strings } from '../../model/strings.ts';
import { isSecret } from '../../model/placeholder.ts';
import { requestFormFile, type RequestField, type RequestForm } from '../../model/request-form.ts';
import { formTexts } from '../form-texts.ts';
import { loadStyle } from '../load-style.ts';
import { element } from '../element.ts';
import { loadValues, type Values } from '../values/values.ts';
import { entriesOf, likeSample, placesOf, valueOf } from './entries.ts';
import { nearestField, problemsOf } from './problems.ts';
import { recolor, type Run } from './recolor.ts';
import { shownField, type ShownField } from './request-field.ts';
import { requestOf } from './request.ts';
import { runsIn, showRuns } from './sample-runs.ts';

/**
 * Creates the form for the page's operation. The samples show the values that are filled in; nothing is sent.
 * @param tabs the tabs with the samples, one for each language
 * @param signal aborted when the reader leaves the page, which restores the samples
 * @param strings texts in the document's language
 * @returns the element of the form, not yet in the document
 * @throws Error when the form's file doesn't load
 */
export async function buildRequest(tabs: HTMLElement, signal: AbortSignal, strings: Strings): Promise<HTMLElement> {
  const page = document.documentElement.dataset;
  const address = `${page['base']?.replace(/\/$/, '')}${page['route']}${requestFormFile}`;
  const [form, values] = await Promise.all([loadForm(address, signal), loadValues(strings), loadStyle(style)]);
  return new RequestBuilder(tabs, form, values).start(signal);
}

async function loadForm(address: string, signal: AbortSignal): Promise<RequestForm> {
  const response = await fetch(address, { signal });
  if (!response.ok) throw new Error(`${address} did not load: ${response.status}.`);
  return (await response.json()) as RequestForm;
}

/** A part of the form: fields, their entries, and the schema of their value. */
class Part {
  readonly fields: readonly RequestField[];
  readonly entries: Map<string, string>;
  readonly #schema: object;
  readonly #sample: unknown;
  readonly #shown = new Map<string, ShownField>();

  constructor(fields: readonly RequestField[], schema: object, sample: unknown) {
    this.fields = fields;
    this.#schema = schema;
    this.#sample = sample;
    this.entries = entriesOf(fields, sample);
  }

  /**
   * Creates the elements of the fields.
   * @param emptyOf returns the placeholder of an empty field
   */
  render(emptyOf: (field: RequestField) => string, onInput: () => void): HTMLElement[] {
    const places = new Map(placesOf(this.fields).map(({ field, pointer }) => [field, pointer]));
    const renderAll = (fields: readonly RequestField[]): HTMLElement[] =>
      fields.map((field) => {
        const pointer = places.get(field) as string;
        if (field.kind === 'object')
          return element('fieldset', {}, element('legend', {}, field.name), ...renderAll(field.children ?? []));
        const shownAt = shownField(field, this.entries.get(pointer) ?? '', emptyOf(field), (entry) => {
          this.entries.set(pointer, entry);
          onInput();
        });
        this.#shown.set(pointer, shownAt);
        return shownAt.root;
      });
    return renderAll(this.fields);
  }

  /**
   * Validates the entries and shows each problem at its field.
   * @returns the value, and problems without a field
   */
  read(): { value: Record<string, unknown>; others: string[] } {
    const { value: filled, problems } = valueOf(this.fields, this.entries);
    const value = likeSample(this.fields, this.#sample, filled);
    const pointers = new Set(this.#shown.keys());
    const messages = new Map<string, string>(problems);
    const others: string[] = [];
    for (const [fieldPointer, message] of problemsOf(this.#schema, this.unwrap(value))) {
      const pointer = nearestField(fieldPointer, pointers);
      const inside = fieldPointer.slice((pointer ?? '').length + 1).replaceAll('/', '.');
      const text = inside ? `${inside}: ${message}` : message;
      if (pointer === undefined) others.push(text);
      else if (!messages.has(pointer)) messages.set(pointer, text);
    }
    for (const [pointer, field] of this.#shown) field.showProblem(messages.get(pointer));
    return { value, others };
  }

  /** The value that the schema describes. If a body is edited as JSON, it is the value of a single unnamed field. */
  unwrap(value: Record<string, unknown>): unknown {
    return this.fields[0]?.name === '' ? value[''] : value;
  }
}

/** The code of a sample, and its colors before the form changed it. */
type Sample = { readonly code: Element; readonly colored: readonly Run[] };

class RequestBuilder {
  readonly #tabs: HTMLElement;
  readonly #form: RequestForm;
  readonly #values: Values;
  readonly #parameters: Part;
  readonly #body: Part | undefined;
  readonly #codes: ReadonlyMap<string, Sample>;
  readonly #status = element('p', { class: 'values-hint', role: 'status' });
  /** The line of the visible sample that has changed last, for screens on which the sample is out of sight. */
  readonly #changed = element('code', {}, '…');

  constructor(tabs: HTMLElement, form: RequestForm, values: Values) {
    this.#tabs = tabs;
    this.#form = form;
    this.#values = values;
    const { parameters, parametersSchema, parametersSample, body } = form;
    this.#parameters = new Part(parameters, parametersSchema, parametersSample);
    const whole: RequestField = { name: '', kind: 'json', type: 'any value', required: true };
    this.#body =
      body &&
      (body.fields.length
        ? new Part(body.fields, body.schema, body.sample)
        : new Part([whole], body.schema, { '': body.sample }));
    this.#codes = new Map(
      [...tabs.querySelectorAll('[role=tab]')].flatMap((tab): [string, Sample][] => {
        const code = document.getElementById(tab.getAttribute('aria-controls') ?? '')?.querySelector('pre > code');
        return code ? [[tab.textContent, { code, colored: runsIn(code) }]] : [];
      }),
    );
  }

  start(signal: AbortSignal): HTMLElement {
    const stop = this.#values.store.onChange(() => this.#show());
    signal.addEventListener('abort', stop);
    for (const { code } of this.#codes.values()) {
      const before = [...code.childNodes];
      signal.addEventListener('abort', () => code.replaceChildren(...before));
    }
    const root = this.#render();
    this.#show();
    return root;
  }

  #render(): HTMLElement {
    const show = (): void => this.#show();
    const { placeholders, openPanel } = this.#values;
    const placeholderOf = new Map<RequestField, string>(
      this.#form.parameters.map((field) => [field, field.placeholder]),
    );
    const parameters = this.#parameters.render((field) => {
      const name = placeholderOf.get(field);
      return name === undefined || isSecret(name, placeholders) ? '' : (this.#values.store.get(name) ?? `<${name}>`);
    }, show);
    const names = [...this.#form.headers, ...this.#form.parameters].map(({ placeholder }) => placeholder);
    const openValues = element(
      'button',
      { type: 'button', class: 'values-quiet', 'aria-haspopup': 'dialog' },
      formTexts.yourValues,
    );
    openValues.addEventListener('click', () => void openPanel(names));
    const body = this.#body?.render(() => '', show) ?? [];
    return element(
      'section',
      { class: 'request-builder', 'aria-label': formTexts.buildRequest, 'data-close': formTexts.valuesClose },
      element(
        'p',
        { class: 'values-hint' },
        ...formTexts.requestHint.split(/(\{values\})/).map((part) => (part === '{values}' ? openValues : part)),
      ),
      ...(parameters.length
        ? [element('fieldset', {}, element('legend', {}, formTexts.requestParameters), ...parameters)]
        : []),
      ...(body.length ? [element('fieldset', {}, element('legend', {}, formTexts.requestBody), ...body)] : []),
      this.#status,
      this.#renderBrief(),
    );
  }

  /** The bar below the form: it leads to the sample, and copies it. */
  #renderBrief(): HTMLElement {
    const copyButton = (): HTMLElement | null => this.#tabs.querySelector('[role=tabpanel]:not([hidden]) .copy');
    const copy = element('button', { type: 'button', class: 'values-quiet' }, copyButton()?.ariaLabel ?? '');
    copy.addEventListener('click', () => copyButton()?.click());
    const heading = this.#tabs.parentElement?.querySelector('h2');
    const link = element('a', { href: `#${heading?.id}` }, `${heading?.textContent}: `, this.#changed);
    return element('div', { class: 'request-brief' }, link, copy);
  }

  #show(): void {
    const parameters = this.#parameters.read();
    const body = this.#body?.read();
    const filled = {
      parameters: parameters.value,
      ...(body ? { body: this.#body?.unwrap(body.value) } : {}),
      valueOf: (name: string) => this.#values.store.get(name),
    };
    for (const { label, code } of printRequest(requestOf(this.#form, filled))) {
      const sample = this.#codes.get(label);
      if (!sample) continue;
      const before = sample.code.textContent.split('\n');
      const changed = code.split('\n').find((line, index) => line !== before[index]);
      if (changed && !sample.code.closest('[hidden]')) this.#changed.textContent = changed.trim();
      if (sample.code.textContent !== code) showRuns(sample.code, recolor(sample.colored, code));
    }
    const text = [...parameters.others, ...(body?.others ?? [])].join(' ');
    if (this.#status.textContent !== text) this.#status.textContent = text;
  }
}
