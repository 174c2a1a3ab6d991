import type { ElementHandle, Locator, Page } from '@playwright/test';

/** Where a label was found, and what it is. */
export type FoundLabel = { readonly element: ElementHandle<HTMLElement>; readonly role: string };

/**
 * Waits for a label on the screen: a name by its role, a field's label or placeholder, a text, or the tooltip of an icon. Without
 * `within`, an open dialog comes before the page behind it.
 */
export async function findLabel(
  page: Page,
  label: string,
  within?: ElementHandle<HTMLElement>,
  patience = 12_000,
): Promise<FoundLabel | undefined> {
  const end = Date.now() + patience;
  do {
    const handle = await page.evaluateHandle(findInPage, { label, within: within ?? null });
    const element = (await handle.getProperty('element')).asElement() as ElementHandle<HTMLElement> | null;
    if (element) return { element, role: (await (await handle.getProperty('role')).jsonValue()) as string };
    await page.waitForTimeout(250);
  } while (Date.now() < end);
  return patience > 5000 ? findTooltip(page, label) : undefined;
}

type InPage = { element: HTMLElement; role: string } | { element: null };

/** Runs in the page. */
function findInPage({ label, within }: { label: string; within: HTMLElement | null }): InPage {
  const roles =
    'button link tab menuitem option checkbox radio switch textbox searchbox combobox heading columnheader placeholder text';
  const roleOfTag: Record<string, string> = {
    A: 'link',
    BUTTON: 'button',
    SELECT: 'combobox',
    TEXTAREA: 'textbox',
    TH: 'columnheader',
    OPTION: 'option',
  };
  const plain = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();
  // A count, the sign of a required field or keys may follow a name: “All 2”, “Select all (2)”, “Name*”, “Send (CTRL + ↵)”.
  const isLabel = (text: string | null | undefined): boolean =>
    text !== null &&
    text !== undefined &&
    text.length < 400 &&
    plain(text).replace(/(?:\s*[:*])?(?: ?\d+)?(?: \((?:\d+|[^)]*↵)\))?$/, '') === label.replace(/:$/, '');
  const isVisible = (node: HTMLElement): boolean =>
    node.tagName === 'OPTION'
      ? isVisible(node.parentElement as HTMLElement)
      : node.checkVisibility({ visibilityProperty: true }) && node.getBoundingClientRect().width > 0;
  const roleOf = (node: HTMLElement): string => {
    const role = node.getAttribute('role');
    if (role) return role;
    if (/^H[1-6]$/.test(node.tagName)) return 'heading';
    if (node instanceof HTMLInputElement) {
      if (node.type === 'submit') return 'button';
      return ['checkbox', 'radio'].includes(node.type) ? node.type : 'textbox';
    }
    return roleOfTag[node.tagName] ?? 'text';
  };
  const nameOf = (node: HTMLElement): (string | null | undefined)[] => {
    const labels = 'labels' in node ? [...((node as HTMLInputElement).labels ?? [])].map((one) => one.textContent) : [];
    // The text of a label around a list holds the list's options, too.
    const ownText = [...node.childNodes]
      .map((child) => (child.nodeType === Node.TEXT_NODE ? child.textContent : ''))
      .join('');
    const isField = ['INPUT', 'SELECT', 'TEXTAREA'].includes(node.tagName);
    return [
      node.getAttribute('aria-label'),
      node.getAttribute('title'),
      ...labels,
      isField ? null : node.textContent,
      node instanceof HTMLInputElement && node.type === 'submit' ? node.value : null,
      ownText,
    ];
  };
  const dialog = [...document.querySelectorAll<HTMLElement>('.modal-mask, dialog[open], [role=dialog]')].findLast(
    isVisible,
  );
  const main = document.querySelector<HTMLElement>('main');
  const scopes = within
    ? [within]
    : [dialog, main, document.body].filter((scope) => scope !== undefined && scope !== null);
  for (const scope of scopes) {
    const matches: { element: HTMLElement; role: string }[] = [];
    for (const node of scope.querySelectorAll<HTMLElement>('*')) {
      if (nameOf(node).some(isLabel)) matches.push({ element: node, role: roleOf(node) });
      else if (isLabel(node.getAttribute('placeholder'))) matches.push({ element: node, role: 'placeholder' });
    }
    const rank = ({ role }: { role: string }): number => (roles.split(' ').indexOf(role) + 20) % 20;
    // The innermost of several elements with one text comes last.
    const best = matches
      .filter(({ element }) => isVisible(element))
      .toReversed()
      .toSorted((a, b) => rank(a) - rank(b))[0];
    if (best) return best;
  }
  return { element: null };
}

/** An icon without a name says it in a tooltip when the mouse is over it. */
async function findTooltip(page: Page, label: string): Promise<FoundLabel | undefined> {
  const icons = page
    .locator(':is(main, .modal-mask) :is(button, [role=button]):visible')
    .filter({ hasNotText: /\p{L}{2}/u });
  for (const icon of (await icons.all()).slice(0, 40)) {
    await icon.hover({ timeout: 1000 }).catch(() => undefined);
    await page.waitForTimeout(500);
    const tooltip = page.locator('.v-popper__popper--shown, [role=tooltip]').filter({ hasText: label });
    if (await tooltip.count())
      return { element: (await icon.elementHandle()) as ElementHandle<HTMLElement>, role: 'tooltip' };
  }
  return undefined;
}

/** The names that are on the screen, to say in an error. */
export async function namesOnScreen(within: Locator): Promise<string> {
  const snapshot = await within.ariaSnapshot();
  const names = [...snapshot.matchAll(/^\s*- (?:'?)(\w+)(?: "([^"]+)"|: (.+))/gm)]
    .map(([, role = '', name, text]) => `${role} “${name ?? text}”`)
    .filter((name) => !name.startsWith('img'));
  return [...new Set(names)].join(', ');
}
