import type { Page } from '@playwright/test';

/** A rectangle of the screen, in CSS pixels. */
export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** A text, with the size of its letters, or a control. */
export type Content = Box & { readonly letters?: number };

/** What is in a window: no line to a mark crosses `contents`, and neither they nor `frames` may be cut. */
export type WindowBoxes = { readonly contents: readonly Content[]; readonly frames: readonly Box[] };

export const right = ({ x, width }: Box): number => x + width;
export const bottom = ({ y, height }: Box): number => y + height;

/** The boxes of texts, controls, pictures and framed areas that a person sees, those of the website chat included. */
export async function boxesOf(page: Page): Promise<WindowBoxes> {
  const contents: Content[] = [];
  const frames: Box[] = [];
  for (const frame of page.frames()) {
    const owner = frame === page.mainFrame() ? undefined : await (await frame.frameElement()).boundingBox();
    if (owner === null) continue;
    const { x, y } = owner ?? { x: 0, y: 0 };
    const move = <B extends Box>(box: B): B => ({ ...box, x: box.x + x, y: box.y + y });
    const inFrame = await frame.evaluate(readBoxes);
    contents.push(...inFrame.contents.map(move));
    frames.push(...inFrame.frames.map(move));
  }
  return { contents, frames };
}

/** Runs in the page. */
function readBoxes(): { contents: Content[]; frames: Box[] } {
  const toBox = ({ x, y, width, height }: DOMRect): Box => ({ x, y, width, height });
  const isLarge = ({ width, height }: DOMRect): boolean => width > 2 && height > 2;
  // What a dialog covers isn't in the picture.
  const isOnTop = (node: Element, { x, y, width, height }: DOMRect): boolean => {
    const front = (node.getRootNode() as Document | ShadowRoot).elementFromPoint(x + width / 2, y + height / 2);
    return front === null || front.contains(node) || node.contains(front);
  };
  const contents: Content[] = [];
  const frames: Box[] = [];
  const within = (root: Element | ShadowRoot): Element[] =>
    [...root.querySelectorAll('*')].flatMap((node) => [node, ...(node.shadowRoot ? within(node.shadowRoot) : [])]);
  const elements = within(document.body);
  const texts = elements.flatMap((node) => [...node.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE));
  for (const node of texts) {
    const parent = node.parentElement;
    if (!parent || !node.textContent?.trim() || !parent.checkVisibility({ visibilityProperty: true })) continue;
    // Initials, counts and times are signs, not text to read.
    const letters = /\p{L}{3}/u.test(node.textContent)
      ? parseFloat(getComputedStyle(parent).fontSize) * parent.currentCSSZoom
      : Infinity;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const rect of range.getClientRects())
      if (isLarge(rect) && isOnTop(parent, rect)) contents.push({ ...toBox(rect), letters });
  }
  const controls =
    'input, textarea, select, button, img, svg, [class^="i-"], [class*=" i-"], [role=switch], [contenteditable] > *';
  for (const node of elements) {
    const rect = node.getBoundingClientRect();
    if (!isLarge(rect) || !node.checkVisibility({ visibilityProperty: true }) || !isOnTop(node, rect)) continue;
    if (rect.height >= 240) continue;
    const { borderTopWidth, borderBottomWidth, outlineStyle, boxShadow, backgroundColor } = getComputedStyle(node);
    const isFramed =
      (borderTopWidth !== '0px' && borderBottomWidth !== '0px') || outlineStyle !== 'none' || boxShadow !== 'none';
    // A wide button is an entry of a menu: only its text and icon matter.
    if (node.matches(controls) && !(node.localName === 'button' && rect.width > 140)) contents.push(toBox(rect));
    else if (isFramed || (backgroundColor !== 'rgba(0, 0, 0, 0)' && rect.height < 60)) frames.push(toBox(rect));
  }
  return { contents, frames };
}
