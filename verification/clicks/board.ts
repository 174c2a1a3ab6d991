import type { ElementHandle, Locator, Page } from '@playwright/test';

/** Headings of the sidebar, above the blocks. */
export type Family = 'Bubbles' | 'Inputs' | 'Logic' | 'Integrations';

/** Where a block goes: into a group of its own, or below the last block of the newest one. */
export type Target = 'alone' | 'below';

/** What a hand does on the board of the flow builder. */
export class Board {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** The blocks of a heading of the sidebar. */
  family(name: Family): Locator {
    return this.page.locator(`xpath=//h4[normalize-space()="${name}"]/following-sibling::div[1]`);
  }

  /** Drags a block that the text doesn't set in bold, and opens its settings. */
  async add(family: Family, name: string, target: Target = 'below'): Promise<void> {
    const card = await this.family(family).getByText(name, { exact: true }).first().elementHandle();
    if (!card) throw new Error(`the sidebar has no block ${name}`);
    await this.drag(card as ElementHandle<HTMLElement>, target);
  }

  /** Drags a card of the sidebar onto the board, and opens its settings. */
  async drag(card: ElementHandle<HTMLElement>, target: Target): Promise<void> {
    await this.close();
    const blocks = await this.blocks().count();
    // A busy machine may lose the first movement of the mouse.
    for (let attempt = 0; attempt < 3; attempt += 1) {
      await card.scrollIntoViewIfNeeded();
      const [from, to] = [await card.boundingBox(), await this.#spot(target)];
      if (!from) throw new Error('the block of the sidebar is not on the screen');
      await this.#move({ x: from.x + 6, y: from.y + 6 }, to);
      await this.page.waitForTimeout(600);
      // A text bubble is a text field at first.
      if ((await this.#fields().count()) > 0 || (await isThere(this.blocks().nth(blocks)))) break;
    }
    await this.open();
  }

  /** All blocks of the board, in its order. */
  blocks(): Locator {
    return this.page.locator('[data-testid^="block "]');
  }

  groups(): Locator {
    return this.page.locator('[data-testid=group]');
  }

  /** The block that was dragged last is in the newest group. */
  newest(): Locator {
    return this.groups().last().locator('[data-testid^="block "]').last();
  }

  /** Opens the settings of a block, unless they are open. Conditions and text bubbles have none. */
  async open(block = this.newest()): Promise<void> {
    if ((await this.#isOpen()) || (await this.#fields().count()) > 0) return;
    await block.click({ position: { x: 16, y: 18 } });
    await this.page.waitForTimeout(500);
  }

  /** Closes settings and text fields, which end when the hand clicks beside them. */
  async close(): Promise<void> {
    for (let attempt = 0; attempt < 3; attempt += 1) {
      const { width = 0, height = 0 } = this.page.viewportSize() ?? {};
      // Escape would take back what was typed last.
      if ((await this.#fields().count()) > 0) await this.page.mouse.click(width - 100, height - 30);
      await this.page.keyboard.press('Escape');
      await this.page.waitForTimeout(400);
      if (!(await this.#isOpen()) && (await this.#fields().count()) === 0) return;
    }
  }

  /** Types the text of a bubble, or the items of buttons. */
  async type(...texts: string[]): Promise<void> {
    for (const [index, text] of texts.entries()) {
      if (index > 0) await this.page.keyboard.press('Enter');
      await this.page.keyboard.type(text);
      await this.page.waitForTimeout(150);
    }
    await this.close();
  }

  /** Chooses or creates a variable in a field of the open settings. */
  async variable(name: string, field: Locator = this.dialog().locator('input[role=combobox]').last()): Promise<void> {
    await field.click();
    await field.fill(name);
    await this.page
      .getByRole('option', { name: new RegExp(`^(?:Create)?.*${name}`) })
      .first()
      .click();
    await this.page.waitForTimeout(200);
  }

  /** Enters values into the text fields of what is open, in their order. */
  async fill(...values: readonly string[]): Promise<void> {
    const fields = this.dialog().locator('input:not([type=checkbox]):not([role=combobox]):visible, textarea:visible');
    for (const [index, value] of values.entries()) await fields.nth(index).fill(value);
    // The board takes a value over when nobody has typed for a second.
    await this.page.waitForTimeout(1200);
  }

  /** Selects a text of what is open. */
  async press(text: string): Promise<void> {
    await this.dialog().getByText(text).last().click();
    await this.page.waitForTimeout(400);
  }

  dialog(): Locator {
    return this.page.locator('[role=dialog]:visible').last();
  }

  /** Chooses what a list of the open settings offers: the value of a variable, an operator. */
  async offer(label: string): Promise<void> {
    for (const list of await this.dialog().getByRole('combobox').all()) {
      if ((await list.evaluate((node) => node.tagName)) === 'INPUT') continue;
      await list.click();
      const option = this.page.getByRole('option', { name: label, exact: true }).first();
      if (await isThere(option)) return;
      await this.page.keyboard.press('Escape');
      await this.open();
    }
  }

  /** Draws a line from a round point to a group. */
  async connect(point: Locator, group: Locator = this.groups().last()): Promise<void> {
    await this.close();
    const [from, to] = [await point.boundingBox(), await group.boundingBox()];
    if (!from || !to) throw new Error('the point or the group is not on the screen');
    await this.#move({ x: from.x + from.width / 2, y: from.y + from.height / 2 }, { x: to.x + 40, y: to.y + 24 });
    await this.page.waitForTimeout(300);
  }

  /** The text of a bubble or of a button, while it is written. */
  #fields(): Locator {
    return this.groups().locator('[contenteditable=true], [data-testid^="block "] input:focus');
  }

  async #isOpen(): Promise<boolean> {
    return (await this.page.locator('[role=dialog]:visible').count()) > 0;
  }

  async #spot(target: Target): Promise<{ x: number; y: number }> {
    const groups = await this.groups().count();
    if (target === 'alone' || groups === 0)
      return { x: 470 + (groups % 5) * 370, y: 300 + Math.floor(groups / 5) * 500 };
    const box = await this.groups().last().boundingBox();
    if (!box) throw new Error('the group is not on the screen');
    return { x: box.x + box.width / 2, y: box.y + box.height - 14 };
  }

  async #move(from: { x: number; y: number }, to: { x: number; y: number }): Promise<void> {
    const { mouse } = this.page;
    await mouse.move(from.x, from.y);
    await mouse.down();
    await mouse.move(to.x - 30, to.y - 10, { steps: 5 });
    await mouse.move(to.x, to.y, { steps: 5 });
    await this.page.waitForTimeout(150);
    await mouse.up();
  }
}

/** Whether something appears soon. */
const isThere = (wanted: Locator): Promise<boolean> =>
  wanted.waitFor({ timeout: 1500 }).then(
    () => true,
    () => false,
  );
