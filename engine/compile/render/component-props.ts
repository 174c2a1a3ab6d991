import type { z } from 'zod';
import type { MdxComponent } from '../../components/define.ts';
import { offeredEntries } from '../../../layers/offered-values.ts';
import { nearest } from '../../model/nearest.ts';
import { isMissing, plainIssue, withValue } from '../../model/plain-issue.ts';
import { literalProps } from '../../markdown/literal-props.ts';
import { lineOf, type JsxNode } from '../../markdown/nodes.ts';
import { PropError } from '../../markdown/prop-error.ts';
import { lineOfProp } from '../../markdown/yaml-props.ts';
import type { Rendering } from '../rendering.ts';

/** A component's props, parsed by its schema; undefined when they are invalid, which is reported. */
export function checkedProps(
  name: string,
  { props: schema }: MdxComponent,
  node: JsxNode,
  rendering: Rendering,
): Record<string, unknown> | undefined {
  const start = lineOf(node);
  const report = (message: string, lineInFence: number, hint?: string): void =>
    rendering.report('props', start === undefined ? undefined : start + lineInFence, message, hint);
  try {
    const props = offeredEntries(literalProps(node), rendering.model.withheld);
    const parsed = (schema as PropsSchema).safeParse(props, { error: plainIssue });
    if (parsed.success) return parsed.data;
    const accepted = 'shape' in schema ? Object.keys(schema.shape as object) : [];
    for (const issue of parsed.error.issues) {
      const path = issue.code === 'unrecognized_keys' ? [...issue.path, issue.keys[0] ?? ''] : issue.path;
      const line = node.yaml === undefined ? 0 : lineOfProp(node.yaml, path);
      reportIssue(name, issue, props, accepted, (message, hint) => report(message, line, hint));
    }
  } catch (error) {
    if (!(error instanceof PropError)) throw error;
    report(`<${name}>: ${error.message}`, error.line);
  }
  return undefined;
}

type PropsSchema = z.ZodType<Record<string, unknown>>;

function reportIssue(
  name: string,
  issue: z.core.$ZodIssue,
  props: Record<string, unknown>,
  accepted: readonly string[],
  report: (message: string, hint?: string) => void,
): void {
  if (issue.code === 'unrecognized_keys') {
    const guess = nearest(issue.keys[0] ?? '', accepted);
    report(
      `<${name}> has no prop \`${issue.keys.join('`, `')}\`. It accepts: ${accepted.join(', ') || 'none'}.`,
      guess && `Did you mean \`${guess}\`?`,
    );
    return;
  }
  const prop = issue.path.join('.');
  if (issue.message === isMissing) {
    report(`<${name}> lacks the prop \`${prop}\`.`);
    return;
  }
  const value = props[String(issue.path[0])];
  const guess =
    issue.code === 'invalid_value' && typeof value === 'string' ? nearest(value, issue.values.map(String)) : undefined;
  const what = withValue(issue, props, issue.path);
  report(prop ? `<${name}> prop \`${prop}\` ${what}.` : `<${name}>: ${what}.`, guess && `Did you mean \`${guess}\`?`);
}
