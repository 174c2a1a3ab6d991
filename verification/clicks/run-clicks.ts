import type { Page } from '@playwright/test';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { Installation } from '../record/installation.ts';
import { App } from './app.ts';
import { whereFollowed } from './followed.ts';
import { FlowBuilder } from './flow-builder.ts';
import { pages } from './pages/index.ts';
import { readSteps, type Section } from './read-steps.ts';
import { readSections } from './sections.ts';
import { Walk, type ClickRecording, type SeenLabel, type SectionWalk } from './walk.ts';

/** URLs of the flow builder, and of an installation without any account. */
type OtherPrograms = { readonly builder: string; readonly empty: string };

const recordingFile = 'verification/recordings/clicks.json';

/** Follows the steps of the pages in the dashboard of an installation, and keeps which labels were there. Returns what is wrong. */
export async function runClicks(
  installation: Installation,
  others: OtherPrograms,
  only: readonly string[],
): Promise<string[]> {
  const problems: string[] = [];
  installation.reset();
  const app = await App.launch(installation.url);
  const emptyApp = await App.launch(others.empty);
  try {
    for (const [path, walk] of Object.entries(pages)) {
      const sections = readSteps(readFileSync(`content/${path}.mdx`, 'utf8'));
      for (const { anchor, steps } of sections) {
        const section = walk[anchor];
        if (!section || !isWanted(`${path}#${anchor}`, only)) continue;
        const seen = await followSection(
          section.flow ? others.builder : section.empty ? emptyApp : app,
          { path, anchor, steps },
          section,
          problems,
        );
        if (!seen) continue;
        // Read again, because another run may have added other pages.
        const recording = readRecording();
        recording.pages[path] = inOrder(sections, { ...recording.pages[path], [anchor]: seen });
        writeFileSync(recordingFile, `${JSON.stringify(recording, null, 2)}\n`);
      }
    }
  } finally {
    await app.close();
    await emptyApp.close();
  }
  const { pages: recorded } = readRecording();
  const unproven = readSections().filter(
    (section) => !recorded[section.path]?.[section.anchor] && whereFollowed(section) !== 'terminal',
  );
  process.stdout.write(`Never followed: ${unproven.map(({ path, anchor }) => `${path}#${anchor}`).join(', ')}\n`);
  return problems;
}

const readRecording = (): ClickRecording => JSON.parse(readFileSync(recordingFile, 'utf8')) as ClickRecording;

const isWanted = (name: string, only: readonly string[]): boolean =>
  only.length === 0 || only.some((word) => name.includes(word));

/** The recorded sections in the page's order, without those that the page no longer has. */
const inOrder = (
  sections: readonly Section[],
  recorded: Record<string, SeenLabel[][]>,
): Record<string, SeenLabel[][]> =>
  Object.fromEntries(sections.flatMap(({ anchor }) => (recorded[anchor] ? [[anchor, recorded[anchor]]] : [])));

async function followSection(
  app: App | string,
  { path, anchor, steps }: Section & { path: string },
  section: SectionWalk,
  problems: string[],
): Promise<SeenLabel[][] | undefined> {
  const builder = typeof app === 'string' ? await FlowBuilder.launch(app) : undefined;
  const page = await (builder?.open(section.visit) ?? openApp(app as App, section));
  const walk = new Walk(page, `content/${path}.mdx`, section);
  const seen: SeenLabel[][] = [];
  try {
    for (const [index, step] of steps.entries()) {
      seen.push(section.skip?.[index + 1] === undefined ? await walk.follow(step, index + 1) : []);
    }
    process.stdout.write(`${path}#${anchor}: ${steps.length} steps, ${seen.flat().length} labels\n`);
    return seen;
  } catch (error) {
    problems.push((error as Error).message);
    process.stdout.write(`${(error as Error).message} (${anchor})\n`);
    mkdirSync('.cache/clicks', { recursive: true });
    await page.screenshot({ path: `.cache/clicks/${path.replaceAll('/', '-')}-${anchor}.png` });
    return undefined;
  } finally {
    await builder?.close();
  }
}

const openApp = (app: App, { visit, as = 'administrator', start = 'dashboard' }: SectionWalk): Promise<Page> =>
  visit ? app.visit(visit) : app.open(as, start);
