import type { Element } from 'hast';
import { lineOf, textOf, walk } from '../engine/markdown/nodes.ts';
import type { Finding, PageRule } from '../engine/checks/rules.ts';
import type { Vocabulary } from './vocabulary-schema.ts';

/**
 * Names in code have the product's name in place of the upstream project's, except those that readers must type as upstream has them.
 * Names without the upstream project's name, such as the cookie `cw_conversation`, are real and never changed.
 */
export function upstreamNames({ upstreamNames: names }: Pick<Vocabulary, 'upstreamNames'>): PageRule {
  const withoutNames = withoutUpstreamNames(names.map(({ name }) => name));
  return ({ nodes, codes }) => {
    const inline = [...walk(nodes)]
      .filter((node): node is Element => node.type === 'element' && node.tagName === 'code')
      .map((node) => ({ code: textOf(node), line: lineOf(node), file: undefined }));
    return [...codes, ...inline].flatMap(({ code, line, file }): Finding[] => {
      const name = /[\w@:./-]*chatwoot[\w:/-]*/i.exec(withoutNames(code))?.[0];
      if (!name) return [];
      const hint =
        'Write %slug%, %Slug% or %SLUG% in place of the upstream name. If readers must type it as it is, add it to upstreamNames in writing/vocabulary.json, and say why.';
      return [{ ...(file ? { file } : {}), line, message: `“${name}” has the name of the upstream project.`, hint }];
    });
  };
}

/** A function that removes whole names from a text. */
export function withoutUpstreamNames(names: readonly string[]): (text: string) => string {
  const whole = names.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const pattern = new RegExp(`(?<![\\w@-])(?:${whole.join('|')})(?![\\w-])`, 'g');
  return (text) => (names.length ? text.replace(pattern, '') : text);
}
