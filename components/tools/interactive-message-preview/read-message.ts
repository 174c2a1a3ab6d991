import { english, type Translate } from '../kit/translate.ts';
/** A content type of the API: its name, and the keys that an item may have (empty: it has no items). */
export type MessageType = { readonly name: string; readonly keys: readonly string[] };

export type Item = Readonly<Record<string, unknown>>;
/** A message that can be shown. */
export type DrawnMessage = { readonly type: string; readonly content: string; readonly items: readonly Item[] };
export type Read = {
  readonly message?: DrawnMessage /** What the platform rejects or a reader would misunderstand; code in backticks. */;
  readonly problems: readonly string[];
};

const actionKeys = ['text', 'type', 'payload', 'uri'];
const fieldTypes = ['email', 'text', 'text_area', 'select'];

const isObject = (value: unknown): value is Item =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const asText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';
export const asList = (value: unknown): readonly Item[] => (Array.isArray(value) ? value.filter(isObject) : []);

const quoted = (names: readonly string[]): string => names.map((name) => `\`${name}\``).join(', ');
const strangers = (item: Item, keys: readonly string[]): string[] =>
  Object.keys(item).filter((key) => !keys.includes(key));

function cardProblems(card: Item, item: number, t: Translate): string[] {
  const actions = asList(card['actions']);
  if (!actions.length) return [t('Item {item} has no button: `actions` needs at least one.', { item })];
  return actions.flatMap((action) => {
    const unknown = strangers(action, actionKeys);
    if (unknown.length)
      return [
        t('A button of item {item} has {keys}. Allowed keys: {allowed}.', {
          item,
          keys: quoted(unknown),
          allowed: quoted(actionKeys),
        }),
      ];
    const needed = action['type'] === 'link' ? 'uri' : action['type'] === 'postback' ? 'payload' : undefined;
    if (!needed) return [t('A button of item {item} needs `type` set to `link` or `postback`.', { item })];
    return asText(action[needed])
      ? []
      : [t('A {type} button of item {item} has no `{key}`.', { type: asText(action['type']), item, key: needed })];
  });
}

function fieldProblems(field: Item, item: number, t: Translate): string[] {
  const type = asText(field['type']);
  if (!fieldTypes.includes(type))
    return [t('Item {item} needs `type` set to one of {types}.', { item, types: quoted(fieldTypes) })];
  return [
    ...(asText(field['name']) ? [] : [t('Item {item} has no `name`, so its answer has none either.', { item })]),
    ...(type === 'select' && !asList(field['options']).length
      ? [t('Item {item} is a select without `options`.', { item })]
      : []),
  ];
}

function itemProblems(type: MessageType, items: readonly Item[], t: Translate): string[] {
  return items.flatMap((item, index) => {
    const unknown = strangers(item, type.keys);
    if (unknown.length)
      return [
        t("Item {item} has {keys}, which isn't accepted. Allowed keys: {allowed}.", {
          item: index + 1,
          keys: quoted(unknown),
          allowed: quoted(type.keys),
        }),
      ];
    if (type.name === 'cards') return cardProblems(item, index + 1, t);
    return type.name === 'form' ? fieldProblems(item, index + 1, t) : [];
  });
}

/**
 * Reads the body of a request that sends a message.
 * @param types the content types of the API
 * @returns the message, if there is enough to show, and every problem found
 */
export function readMessage(json: string, types: readonly MessageType[], t: Translate = english): Read {
  let body: unknown;
  try {
    body = JSON.parse(json);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { problems: [t("This isn't valid JSON: {reason}.", { reason })] };
  }
  if (!isObject(body)) return { problems: [t('The body must be an object, so it starts with a brace.')] };
  const name = asText(body['content_type']) || 'text';
  const type = types.find((one) => one.name === name);
  if (!type)
    return { problems: [t('`content_type` must be one of {types}.', { types: quoted(types.map((one) => one.name)) })] };
  const attributes = isObject(body['content_attributes']) ? body['content_attributes'] : {};
  const items = asList(attributes['items']);
  const message = { type: name, content: asText(body['content']), items };
  if (!type.keys.length) return { message, problems: message.content ? [] : [t('`content` is empty.')] };
  if (!Array.isArray(attributes['items']) || !items.length || items.length < attributes['items'].length)
    return {
      message,
      problems: [t('`content_attributes.items` must be a list of one or more objects.')],
    };
  return { message, problems: itemProblems(type, items, t) };
}

/** A text alternative for the preview. */
export function inWords({ type, content, items }: DrawnMessage, t: Translate = english): string {
  const names = (key: string): { readonly content: string; readonly names: string } => ({
    content,
    names: items
      .map((item) => asText(item[key]))
      .filter(Boolean)
      .join(', '),
  });
  switch (type) {
    case 'input_select':
      return t('A message in the chat: “{content}”, with options {names}.', names('title'));
    case 'form':
      return t('A message in the chat: “{content}”, with a form with the fields {names}.', names('label'));
    case 'cards':
      return t('A message in the chat: “{content}”, with cards {names}.', names('title'));
    case 'article':
      return t('A message in the chat: “{content}”, with articles {names}.', names('title'));
    case 'input_email':
      return t('A message in the chat: “{content}”, with a field for an email address.', { content });
    default:
      return t('A message in the chat: “{content}”.', { content });
  }
}
