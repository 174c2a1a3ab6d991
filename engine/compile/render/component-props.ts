import type { z } from 'zod';
import type { MdxComponent } from '../../components/define.ts';
import { nearest } from '../../model/nearest.ts';
import { literalProps, PropError } from '../literal-props.ts';
import { lineOf, type JsxNode } from '../parse.ts';
import type { Rendering } from '../rendering.ts';

/** A component's props as its schema gives them; undefined when they break it, which is reported. */
export function checkedProps(
  name: string,
  { props: schema }: MdxComponent,
  node: JsxNode,
  rendering: Rendering,
): Record<string, unknown> | undefined {
  const report = (message: string, hint?: string): void =>
    rendering.report({ check: 'props', message, ...(hint ? { hint } : {}) }, lineOf(node));
  try {
    const parsed = (schema as z.ZodType<Record<string, unknown>>).safeParse(literalProps(node.attributes));
    if (parsed.success) return parsed.data;
    const accepted = 'shape' in schema ? Object.keys(schema.shape as object) : [];
    for (const issue of parsed.error.issues) reportIssue(name, issue, accepted, report);
  } catch (error) {
    if (!(error instanceof PropError)) throw error;
    report(`<${name}>: ${error.message}`);
  }
  return undefined;
}

function reportIssue(
  name: string,
  issue: z.core.$ZodIssue,
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
  const what = issue.message.endsWith('received undefined') ? 'is missing' : issue.message;
  report(`<${name}> prop \`${issue.path.join('.') || '(props)'}\`: ${what}.`);
}
