import { english, type Translate } from '../kit/translate.ts';

export type Filled = {
  readonly text: string;
  /** Variables in the order of their first use. */
  readonly used: readonly string[];
  /** Notes for the author; code in backticks. */
  readonly notes: readonly string[];
};

/** The supported filters: functions of the value and the arguments, all texts. */
const filters: Readonly<Record<string, (value: string, argument: string) => string>> = {
  default: (value, argument) => value || argument,
  upcase: (value) => value.toUpperCase(),
  downcase: (value) => value.toLowerCase(),
  capitalize: (value) => value.charAt(0).toUpperCase() + value.slice(1).toLowerCase(),
  strip: (value) => value.trim(),
  append: (value, argument) => value + argument,
  prepend: (value, argument) => argument + value,
};

const literal = /^(?:"([^"]*)"|'([^']*)'|(-?\d+(?:\.\d+)?))$/;
const path = /^[A-Za-z_][\w-]*(?:\.[\w-]+)*$/;
/** Code, outputs and tags, complete or unclosed. A dash next to the braces removes the white space there. */
const parts = /`[^]*?`|(?:\s*\{\{-|\{\{)([^]*?)(?:-\}\}\s*|\}\})|\{%[^]*?%\}|\{\{|\{%/g;
/** Pipes outside quotes. */
const pipe = /\|(?=(?:[^"']|"[^"]*"|'[^']*')*$)/;

const unquote = (source: string): string | undefined => {
  const match = literal.exec(source);
  return match ? (match[1] ?? match[2] ?? match[3]) : undefined;
};

/**
 * Fills in the variables of a message as the platform does when it stores the message: text in backticks stays as it is, a variable
 * that does not exist or has no value becomes empty, `default` replaces a missing value, and a syntax error leaves the whole text
 * as written.
 * @param valueOf the value of a variable; undefined when there is no such variable
 */
export function fillTemplate(
  template: string,
  valueOf: (name: string) => string | undefined,
  t: Translate = english,
): Filled {
  const used = new Set<string>();
  const notes = new Set<string>();

  const read = (source: string): string => {
    const text = unquote(source);
    if (text !== undefined) return text;
    if (!path.test(source)) {
      if (source) notes.add(t("`{name}` isn't a variable.", { name: source }));
      return '';
    }
    used.add(source);
    const value = valueOf(source);
    if (value === undefined) notes.add(t('There is no variable `{name}`, so it becomes empty.', { name: source }));
    if (source === 'contact.phone')
      notes.add(
        t(
          '`contact.phone` is filled in only by the editor. In automations, campaigns and the API, write `contact.phone_number`.',
        ),
      );
    return value ?? '';
  };

  const output = (expression: string): string => {
    const [first = '', ...rest] = expression.split(pipe).map((part) => part.trim());
    return rest.reduce((value, part) => {
      const [, name = '', argument = ''] = /^(\w+)\s*(?::\s*([^]*))?$/.exec(part) ?? [];
      const filter = Object.hasOwn(filters, name) ? filters[name] : undefined;
      if (filter) return filter(value, argument ? read(argument) : '');
      const names = Object.keys(filters).map((filterName) => `\`${filterName}\``);
      notes.add(
        t("This preview doesn't know `{filter}`. It knows {names}.", { filter: part, names: names.join(', ') }),
      );
      return value;
    }, read(first));
  };

  let broken = false;
  const text = template.replace(parts, (part, expression?: string) => {
    if (part.startsWith('`')) return part;
    if (expression !== undefined) return output(expression);
    if (part.endsWith('%}')) notes.add(t("This preview doesn't run tags such as `{% if %}`. The platform does."));
    else broken = true;
    return part;
  });
  if (broken)
    return {
      text: template,
      used: [...used],
      notes: [t('An opening `{{` or `{%` is never closed, so the whole text stays as written.')],
    };
  return { text, used: [...used], notes: [...notes] };
}
