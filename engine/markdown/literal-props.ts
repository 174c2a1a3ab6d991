import json5 from 'json5';
import type { JsxNode } from './nodes.ts';
import { PropError } from './prop-error.ts';
import { yamlProps } from './yaml-props.ts';

/**
 * Props of a component as written, in a tag (`title="text"`, `open`, `n={3}`, `items={["a", {label: "b"}]}`) or as YAML in a fence. Nothing
 * is executed.
 * @throws PropError for spreads, for expressions that are not literals, and for broken YAML
 */
export function literalProps({ attributes, props: values = {}, yaml }: JsxNode): Record<string, unknown> {
  const props: Record<string, unknown> = { ...values, ...(yaml === undefined ? {} : yamlProps(yaml)) };
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
