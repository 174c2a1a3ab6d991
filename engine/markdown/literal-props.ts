import json5 from 'json5';
import type { JsxNode } from './nodes.ts';

/** Thrown for a prop that is not a literal. */
export class PropError extends Error {}

/**
 * Props of a component as written: `title="text"`, `open`, `n={3}`, `items={["a", {label: "b"}]}`. Nothing is executed.
 * @throws PropError for spreads and for expressions that are not literals
 */
export function literalProps({ attributes, props: values = {} }: JsxNode): Record<string, unknown> {
  const props: Record<string, unknown> = { ...values };
  for (const attribute of attributes) {
    if (attribute.type === 'mdxJsxExpressionAttribute')
      throw new PropError(
        `\`{${attribute.value}}\` spreads an expression into the props; write each prop as a literal.`,
      );
    const { name, value } = attribute;
    if (value === null || value === undefined) props[name] = true;
    else if (typeof value === 'string') props[name] = value;
    else props[name] = literal(name, value.value);
  }
  return props;
}

function literal(name: string, source: string): unknown {
  const text = source.trim();
  const template = /^`([^`$]*)`$/s.exec(text);
  if (template) return template[1];
  try {
    return json5.parse(text);
  } catch (error) {
    const why = error instanceof Error ? error.message.replace(/^JSON5: /, '') : '';
    const excerpt = text.length > 60 ? `${text.slice(0, 60)}…` : text;
    throw new PropError(
      `Prop \`${name}\` must be a literal (text, number, boolean, list or object), it is \`{${excerpt}}\` (${why}).`,
    );
  }
}
