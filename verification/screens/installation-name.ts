import type { Page } from '@playwright/test';
import { bottom, right, type Box } from './box.ts';

/** What no picture may show: every brand gets the same pictures. */
const installationName = /example desk|chatwoot|typebot/i;

/** Fails if a part of the window shows the name or the logo of the program that is photographed. */
export async function refuseInstallationName(page: Page, box: Box): Promise<void> {
  const words = await page.evaluate(({ x, y, width, height }) => {
    const isIn = (rect: DOMRect): boolean =>
      rect.width > 0 && rect.right > x && rect.left < x + width && rect.bottom > y && rect.top < y + height;
    // What a dialog covers isn't in the picture.
    const isOnTop = (node: Element): boolean => {
      const { left, top, width: wide, height: tall } = node.getBoundingClientRect();
      const front = (node.getRootNode() as Document | ShadowRoot).elementFromPoint(left + wide / 2, top + tall / 2);
      return front === null || front.contains(node) || node.contains(front);
    };
    const within = (root: Document | ShadowRoot): Element[] =>
      [...root.querySelectorAll(':not(html, head, head *, style)')].flatMap((node) => [
        node,
        ...(node.shadowRoot ? within(node.shadowRoot) : []),
      ]);
    const elements = within(document).filter((node) => isIn(node.getBoundingClientRect()) && isOnTop(node));
    const ownText = (node: Element): string =>
      [...node.childNodes].map((child) => (child.nodeType === 3 ? child.textContent : '')).join(' ');
    const value = (node: Element): string =>
      node instanceof HTMLInputElement || node instanceof HTMLTextAreaElement ? node.value : '';
    return elements
      .map(
        (node) =>
          `${ownText(node)} ${value(node)} ${node.getAttribute('placeholder') ?? ''} ${node.getAttribute('src') ?? ''}`,
      )
      .join(' ');
  }, box);
  for (const frame of page.frames().slice(1)) {
    const chat = await (await frame.frameElement()).boundingBox();
    if (!chat || right(chat) <= box.x || bottom(chat) <= box.y || chat.x >= right(box) || chat.y >= bottom(box))
      continue;
    const text = await frame.locator('body').innerText();
    if (installationName.test(text)) throw new Error(`The chat shows the installation's name: “${text}”.`);
  }
  const name = installationName.exec(words)?.[0] ?? /brand-assets/.exec(words)?.[0];
  if (name) throw new Error(`The picture shows the installation's name: “${name}”.`);
}
