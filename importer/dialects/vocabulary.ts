import type { Element } from 'hast';
import { element, text, type JsxNode, type Node } from '../../engine/markdown/nodes.ts';

/** Creates nodes of the engine's own components, for the notations of other systems. */

type Position = { readonly position?: Element['position'] | undefined };

function component(
  name: string,
  props: Readonly<Record<string, string>>,
  children: readonly Node[],
  origin: Position,
): JsxNode {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(props).map(([key, value]) => ({ type: 'mdxJsxAttribute', name: key, value })),
    children: [...children],
    ...(origin.position ? { position: origin.position } : {}),
  };
}

const tones: Readonly<Record<string, 'Note' | 'Tip' | 'Warning'>> = {
  ...Object.fromEntries(
    ['note', 'info', 'important', 'abstract', 'summary', 'tldr', 'seealso', 'todo', 'question', 'help', 'faq'].map(
      (name) => [name, 'Note'],
    ),
  ),
  ...Object.fromEntries(['example', 'quote', 'cite', 'callout', 'admonition', 'aside'].map((name) => [name, 'Note'])),
  ...Object.fromEntries(['tip', 'hint', 'success', 'check', 'done'].map((name) => [name, 'Tip'])),
  ...Object.fromEntries(
    ['warning', 'caution', 'attention', 'danger', 'error', 'failure', 'fail', 'missing', 'bug', 'warn'].map((name) => [
      name,
      'Warning',
    ]),
  ),
};

/** Whether a name is that of a callout. */
export const isCallout = (name: string): boolean => Object.hasOwn(tones, name.toLowerCase());

/**
 * A callout of another system: its tone is one of ours; without a title, its type becomes the title.
 * @param title one line of Markdown
 */
export function callout(name: string, title: string, children: readonly Node[], origin: Position = {}): JsxNode {
  const kind = name.toLowerCase();
  const tone = Object.hasOwn(tones, kind) ? (tones[kind] as 'Note' | 'Tip' | 'Warning') : 'Note';
  const heading = title || (kind === tone.toLowerCase() ? '' : capitalized(kind));
  return component(tone, heading ? { title: heading } : {}, children, origin);
}

const badgeTones: Readonly<Record<string, string>> = {
  tip: 'success',
  success: 'success',
  note: 'accent',
  info: 'accent',
  caution: 'warning',
  warning: 'warning',
  danger: 'danger',
};

/** A word with a background; the kinds of other systems are tones here. */
export const badge = (words: string, kind: string, type: JsxNode['type']): JsxNode => ({
  ...component('Badge', Object.hasOwn(badgeTones, kind) ? { tone: badgeTones[kind] as string } : {}, [text(words)], {}),
  type,
});

/** A section that can be expanded. */
export const accordion = (title: string, children: readonly Node[], origin: Position = {}): JsxNode =>
  component('Accordion', { title: title || 'Details' }, children, origin);

export type Tab = { readonly label: string; readonly children: readonly Node[] };

/** Tabs. What can't be tabs (a single one, long or duplicate labels) is shown one after the other. */
export function tabs(all: readonly Tab[], origin: Position = {}): Node[] {
  const labels = all.map(({ label }) => label.trim());
  const good =
    all.length > 1 && new Set(labels).size === all.length && labels.every((label) => label && label.length <= 30);
  if (!good) return all.flatMap(({ label, children }) => [...strongLine(label), ...children]);
  const panels = all.map(({ label, children }) => component('Tab', { label: label.trim() }, children, origin));
  return [component('Tabs', {}, panels, origin)];
}

/** Cards that lead to pages: those with a title of up to 60 characters, a link, and one line of text. */
export const cards = (
  all: readonly { readonly title: string; readonly href: string; readonly children: readonly Node[] }[],
  origin: Position = {},
): JsxNode =>
  component(
    'Cards',
    {},
    all.map(({ title, href, children }) => component('Card', { title, href }, children, origin)),
    origin,
  );

/** Numbered steps, each with a title. */
export function steps(
  all: readonly { readonly title: string; readonly children: readonly Node[] }[],
  origin: Position = {},
): JsxNode {
  const items = all.map(({ title, children }) => element('li', [...strongLine(title), ...children]));
  return component('Steps', {}, [element('ol', items)], origin);
}

/** A title before its content; nothing for an empty one. */
export const strongLine = (words: string): Element[] =>
  words.trim() ? [element('p', [element('strong', [text(words.trim())])])] : [];

const capitalized = (word: string): string => (word[0]?.toUpperCase() ?? '') + word.slice(1);
