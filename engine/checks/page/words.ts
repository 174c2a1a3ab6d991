import type { Element } from 'hast';
import { lineOf } from '../../compile/parse.ts';
import { componentsOf, proseOf, walk, type PageCheck } from './page-check.ts';

/** What the pages do not say, and what they say instead. */
const avoided: readonly (readonly [RegExp, string])[] = [
  [/\bsimpl(?:e|y)\b/i, 'Leave it out: it may not be simple for the reader.'],
  [/\b(?:easy|easily)\b/i, 'Leave it out: it may not be easy for the reader.'],
  [/\bjust\b/i, 'Leave it out, or say “only”.'],
  [/\bplease\b/i, 'Leave it out.'],
  [/\bvia\b/i, 'Say “with”, “through” or “by”.'],
  [/\be\.g\./i, 'Say “for example”.'],
  [/\bi\.e\./i, 'Say “that is”.'],
  [/\betc\b/i, 'Name them all, or say “such as” before the list.'],
  [/\band\/or\b/i, 'Say “or”, or name both cases.'],
  [/\bcurrently\b/i, 'Leave it out: pages say what is.'],
  [/\bclick on\b/i, 'Say “select”, or name the button.'],
  [
    /\b(?:colour|behaviour|favourite|organis|recognis|customis|centre|dialogue|cancelled|catalogue)/i,
    'Use American spelling.',
  ],
  [/\binbox(?:es)?\b/i, 'Say “channel” in prose; `inbox` is the word of the API, in code.'],
  [/\b(?:chatwoot|typebot|hoory)\b/i, 'The pages are about {product}.'],
];
/** Where a word is a name, or what another system says, quoted as it is. */
const exceptions = [
  /“[^”]*”/g,
  /conversation continuity via email/gi,
  /shared inbox/gi,
  /\bmy inbox\b/gi,
  /inbox (?:view|zero)/gi,
  /\bjust-in-time\b/gi,
  /Simple Mail Transfer Protocol/g,
];

/** One word for one thing, and no filler. Code is not looked at. */
export const words: PageCheck = ({ meta, nodes }) => {
  const blocks = walk(nodes).filter(
    (node): node is Element =>
      node.type === 'element' &&
      /^(p|li|td|th|h[1-6])$/.test(node.tagName) &&
      !node.children.some((child) => child.type === 'element' && child.tagName === 'p'),
  );
  const props = componentsOf(nodes, /./).flatMap((node) =>
    node.attributes.flatMap((attribute) =>
      'name' in attribute && typeof attribute.value === 'string' && /^(title|caption|alt|see)$/.test(attribute.name)
        ? [{ text: attribute.value.replace(/(`+)[^`].*?\1/g, 'code'), line: node.position?.start.line }]
        : [],
    ),
  );
  const texts = [
    { text: `${meta.title} ${meta.description}`, line: 1 },
    ...blocks.map((node) => ({ text: proseOf(node), line: lineOf(node) })),
    ...props,
  ];
  return texts.flatMap(({ text, line }) => {
    const prose = exceptions.reduce((rest, exception) => rest.replace(exception, ''), text);
    return avoided.flatMap(([pattern, hint]) => {
      const found = pattern.exec(prose)?.[0];
      return found ? [{ line, message: `“${found}” is a word to avoid.`, hint }] : [];
    });
  });
};
