import type { ElementHandle, Page } from '@playwright/test';
import { findLabel, namesOnScreen, type FoundLabel } from './find-label.ts';
import type { Mention, Step } from './read-steps.ts';
import type { Role } from './sign-in.ts';

/** A label of a page as the screen showed it. */
export type SeenLabel = { readonly label: string; readonly role: string };

/** Which labels of the pages were on the screen: by page, section and step. */
export type ClickRecording = { release: string; pages: Record<string, Record<string, SeenLabel[][]>> };

/** What a step's text can't say: which record, and what to enter. Labels that `act` doesn't take are taken in order afterward. */
export type Act = (walk: Walk) => Promise<void>;
export type SectionWalk = {
  /** Whether the steps are those of the flow builder, and begin with a new flow. */
  readonly flow?: boolean;
  /** Who follows the steps; the administrator unless set. */
  readonly as?: Role;
  /** The page of the app to begin on, below the account: `settings/labels/list`. */
  readonly start?: string;
  /** Instead, a page that needs no session: `/app/auth/signup`. */
  readonly visit?: string;
  /** Whether the page is one of an installation without any account. */
  readonly empty?: boolean;
  /** What stands for a placeholder of a menu path, such as “gear icon of the channel”. */
  readonly names?: Readonly<Record<string, string>>;
  /** By the number of the step. */
  readonly steps?: Readonly<Record<number, Act>>;
  /** What is done in every other step. */
  readonly each?: Act;
  /** Labels that belong to someone else's screen, that this installation can't show, or that a picture has, with the reason. */
  readonly elsewhere?: Readonly<Record<string, string>>;
  /** Steps that end at a third party: the reason. Their labels aren't looked for. */
  readonly skip?: Readonly<Record<number, string>>;
};
export type PageWalk = Readonly<Record<string, SectionWalk>>;

/** A label that the page names and the screen lacks. */
class MissingLabel extends Error {}

/** Follows the steps of one section on the screen. */
export class Walk {
  readonly seen: SeenLabel[] = [];
  readonly page: Page;
  private readonly file: string;
  private readonly section: SectionWalk;
  private open: Mention[] = [];

  constructor(page: Page, file: string, section: SectionWalk) {
    this.page = page;
    this.file = file;
    this.section = section;
  }

  /** Follows one step: first what the section adds to it, then the labels that are left. */
  async follow(step: Step, number: number): Promise<SeenLabel[]> {
    const before = this.seen.length;
    this.open = [...step.mentions];
    try {
      await (this.section.steps?.[number] ?? this.section.each)?.(this);
      while (this.open.length > 0) await this.next();
    } catch (error) {
      if (error instanceof MissingLabel) throw error;
      throw new Error(
        `${this.file}:${step.line}: step ${number} can't be followed: ${String(error).split('\nCall log')[0]}`,
        { cause: error },
      );
    }
    return this.seen.slice(before);
  }

  /** The step's next label, which nothing has taken yet. */
  get coming(): Mention | undefined {
    return this.open[0];
  }

  /** The label after the next one. */
  get afterComing(): Mention | undefined {
    return this.open[1];
  }

  /** Takes the step's next label: selects it if the text says so, otherwise only sees it. Looks for it in a part of the screen, if one is given. */
  async next(how?: 'select' | 'see', within?: ElementHandle<HTMLElement>): Promise<ElementHandle<HTMLElement>> {
    const mention = this.open.shift();
    if (!mention) throw new Error('the step has no further label');
    if (mention.isMenuPath) return this.openMenu(mention);
    const [label = ''] = mention.labels;
    if (this.section.elsewhere?.[label] !== undefined) return this.body();
    const match = await this.find(mention, label, within);
    if (how === 'select' || (how === undefined && mention.isSelected)) {
      // A form may replace its button while it checks what was entered: then the label is looked for again.
      await select(match, label).catch(async () => select((await findLabel(this.page, label)) ?? match, label));
    }
    return match.element;
  }

  /** Sees several labels without selecting any, such as two choices. */
  async see(count: number): Promise<void> {
    for (let index = 0; index < count; index += 1) await this.next('see');
  }

  /** Sees the next label and selects what is found from there by an XPath, such as the switch beside a text. */
  async selectFrom(xpath: string): Promise<void> {
    const element = await this.next('see');
    // A screen that was just opened may still replace its elements.
    await this.page.waitForTimeout(500);
    const target = await element.$(`xpath=${xpath}`);
    if (!target) throw new Error(`there is nothing at ${xpath}`);
    await target.click();
  }

  private async body(): Promise<ElementHandle<HTMLElement>> {
    return (await this.page.$('body')) as unknown as ElementHandle<HTMLElement>;
  }

  private async openMenu(mention: Mention): Promise<ElementHandle<HTMLElement>> {
    const [first = '', ...others] = mention.labels;
    const sidebar = (await this.page.$('aside')) as unknown as ElementHandle<HTMLElement>;
    let last = await this.take(mention, first, this.section.names?.[first] === undefined ? sidebar : undefined);
    const group = (await last.element.evaluateHandle(
      (node) => node.closest('li') ?? document.body,
    )) as ElementHandle<HTMLElement>;
    const [second] = others;
    const entry = second === undefined || this.section.names?.[second] !== undefined ? undefined : second;
    if (entry === undefined || !(await findLabel(this.page, entry, group, 300))) await select(last, first);
    const inGroup = entry !== undefined && (await findLabel(this.page, entry, group, 3000)) !== undefined;
    let within = inGroup ? group : undefined;
    for (const item of others) {
      if (item === 'three-dot menu') {
        this.seen.push({ label: item, role: 'icon' });
        await this.page.locator('main button:has([class*="ellipsis-vertical"])').first().click();
        continue;
      }
      last = await this.take(mention, item, within);
      const isRecord = this.section.names?.[item] !== undefined && last.role === 'text';
      // A record of a list is opened by the gear icon beside its name.
      await (isRecord ? (await last.element.$('xpath=following::a[1]'))?.click() : select(last, item));
      within = undefined;
    }
    return last.element;
  }

  /** Finds an item of a menu path; one that stands for a record isn't kept as a label. */
  private async take(mention: Mention, item: string, within?: ElementHandle<HTMLElement>): Promise<FoundLabel> {
    const name = this.section.names?.[item];
    return this.find(mention, name ?? item, within, name !== undefined);
  }

  private async find(
    mention: Mention,
    label: string,
    within?: ElementHandle<HTMLElement>,
    isExample = false,
  ): Promise<FoundLabel> {
    const match = await findLabel(this.page, label, within);
    if (!match) {
      const names = await namesOnScreen(this.page.locator('body'));
      throw new MissingLabel(
        `${this.file}:${mention.line}: no “${label}” on the screen ${this.page.url()}. It has: ${names}`,
      );
    }
    if (!isExample) this.seen.push({ label, role: match.role });
    return match;
  }
}

async function select({ element, role }: FoundLabel, label: string): Promise<void> {
  if (role === 'option') {
    const list = (await element.evaluateHandle((node) => node.closest('select'))).asElement();
    if (list) return void (await list.selectOption({ label }));
  }
  await element.click();
}
