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
const strangers = (item: Item, known: readonly string[]): string[] =>
  Object.keys(item).filter((key) => !known.includes(key));

function cardProblems(card: Item, place: string): string[] {
  const actions = asList(card['actions']);
  if (!actions.length) return [`${place} has no button: \`actions\` needs at least one.`];
  return actions.flatMap((action) => {
    const unknown = strangers(action, actionKeys);
    if (unknown.length)
      return [`A button of ${place.toLowerCase()} has ${quoted(unknown)}. Allowed keys: ${quoted(actionKeys)}.`];
    const needed = action['type'] === 'link' ? 'uri' : action['type'] === 'postback' ? 'payload' : undefined;
    if (!needed) return [`A button of ${place.toLowerCase()} needs \`type\` set to \`link\` or \`postback\`.`];
    return asText(action[needed])
      ? []
      : [`A ${asText(action['type'])} button of ${place.toLowerCase()} has no \`${needed}\`.`];
  });
}

function fieldProblems(field: Item, place: string): string[] {
  const type = asText(field['type']);
  if (!fieldTypes.includes(type)) return [`${place} needs \`type\` set to one of ${quoted(fieldTypes)}.`];
  return [
    ...(asText(field['name']) ? [] : [`${place} has no \`name\`, so its answer has none either.`]),
    ...(type === 'select' && !asList(field['options']).length ? [`${place} is a select without \`options\`.`] : []),
  ];
}

function itemProblems(type: MessageType, items: readonly Item[]): string[] {
  return items.flatMap((item, index) => {
    const place = `Item ${index + 1}`;
    const unknown = strangers(item, type.keys);
    if (unknown.length)
      return [`${place} has ${quoted(unknown)}, which isn't accepted. Allowed keys: ${quoted(type.keys)}.`];
    if (type.name === 'cards') return cardProblems(item, place);
    return type.name === 'form' ? fieldProblems(item, place) : [];
  });
}

/**
 * Reads the body of a request that sends a message.
 * @param types the content types of the API
 * @returns the message, if there is enough to show, and every problem found
 */
export function readMessage(json: string, types: readonly MessageType[]): Read {
  let body: unknown;
  try {
    body = JSON.parse(json);
  } catch (error) {
    return { problems: [`This isn't valid JSON: ${error instanceof Error ? error.message : String(error)}.`] };
  }
  if (!isObject(body)) return { problems: ['The body must be an object, so it starts with `{`.'] };
  const name = asText(body['content_type']) || 'text';
  const type = types.find((one) => one.name === name);
  if (!type) return { problems: [`\`content_type\` must be one of ${quoted(types.map((one) => one.name))}.`] };
  const attributes = isObject(body['content_attributes']) ? body['content_attributes'] : {};
  const items = asList(attributes['items']);
  const message = { type: name, content: asText(body['content']), items };
  if (!type.keys.length) return { message, problems: message.content ? [] : ['`content` is empty.'] };
  if (!Array.isArray(attributes['items']) || !items.length || items.length < attributes['items'].length)
    return {
      message,
      problems: ['`content_attributes.items` must be a list of one or more objects.'],
    };
  return { message, problems: itemProblems(type, items) };
}

/** A text alternative for the preview. */
export function inWords({ type, content, items }: DrawnMessage): string {
  const names = (key: string): string =>
    items
      .map((item) => asText(item[key]))
      .filter(Boolean)
      .join(', ');
  const drawn = {
    input_select: `options ${names('title')}`,
    form: `a form with the fields ${names('label')}`,
    cards: `cards ${names('title')}`,
    article: `articles ${names('title')}`,
    input_email: 'a field for an email address',
  }[type];
  return `A message in the widget: “${content}”${drawn ? `, with ${drawn}` : ''}.`;
}
