// Prints what proves the docs: `npm run proof`, or `npm run proof -- user-guide/contacts` for the sentences of pages that nothing proves.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import screens from '../../components/screen/screens.json' with { type: 'json' };
import { picturesOfJobs } from '../screens/job-pictures.ts';
import { recordings } from '../../data/openapi/recordings.ts';
import { walksOfJobs } from '../clicks/jobs.ts';
import type { RouteRecording } from '../clicks/record-routes.ts';
import type { MenuRecording } from '../clicks/record-menus.ts';
import { ranInOtherWords, whereFollowed } from '../clicks/followed.ts';
import { whyNotFollowed } from '../clicks/not-followed.ts';
import { readSections } from '../clicks/sections.ts';
import { labelsOnScreen, openSentences } from './open-sentences.ts';
import type { LabelRecording } from './record-labels.ts';
import { factFiles } from './fact-files.ts';
import type { MeasureRecording } from './measures.ts';
import { reasonOf } from './reasons.ts';

const root = join(import.meta.dirname, '../..');
const recorded = (path: string): unknown =>
  JSON.parse(readFileSync(join(root, 'verification/recordings', path), 'utf8'));
const { menus } = recorded('menus.json') as MenuRecording;
const print = (line = ''): void => void process.stdout.write(`${line}\n`);

const { labels: sourceLabels, flowBuilder, mobileApp } = recorded('labels.json') as LabelRecording;
const measureLines = recorded('measures.json') as MeasureRecording;
const seenLabels = labelsOnScreen();
const { open: pages, inManuals } = openSentences();

function printSummary(): void {
  const calls = recordings.flatMap((recording) => recording.calls);
  const events = readdirSync(join(root, 'verification/recordings/events'));
  print(
    `API: ${recordings.length} operations recorded with ${calls.length} calls, ${calls.filter(({ response }) => response.status >= 400).length} of them refused.`,
  );
  print(`Events: ${events.length} steps of a day, with webhooks, frames of the live connection and mails.`);
  const sections = readSections();
  const followed = sections.filter((section) => whereFollowed(section) !== undefined);
  const inTerminal = followed.filter((section) => whereFollowed(section) === 'terminal').length;
  print(
    `Steps: ${followed.length} of ${sections.length} numbered lists followed, ${followed.length - inTerminal} in the running app, with ${seenLabels.size} different labels, and ${inTerminal} in a terminal, where some commands of ${followed.filter(ranInOtherWords).length} lists ran in other words than the page's.`,
  );
  const jobs = walksOfJobs();
  const whole = jobs.filter(
    ({ steps }) =>
      steps.some(({ state }) => state === 'followed') && steps.every(({ state }) => state !== 'not followed'),
  );
  const withoutLists = jobs.filter(({ steps }) => steps.every(({ state }) => state === 'nothing to follow'));
  print(
    `Jobs: every numbered list of ${whole.length} of ${jobs.length} jobs was followed; ${withoutLists.length} have no such list.`,
  );
  print(
    `Labels: ${Object.keys(sourceLabels).length} of those on the pages are texts of the platform, word for word, ${Object.keys(flowBuilder).length} of the flow builder and ${Object.keys(mobileApp).length} of the mobile app.`,
  );
  print(`Measures: ${Object.keys(measureLines).length} are set by lines of the source that are recorded.`);
  print(
    `Manuals: the labels of ${inManuals.flatMap(({ sentences }) => sentences).length} sentences about other companies’ screens are in their manuals, word for word.`,
  );
  const { pages: addresses } = recorded('routes.json') as RouteRecording;
  print(
    `Roles: the menus of ${Object.keys(menus).length} roles, who may call each operation, and who may open ${Object.keys(addresses).length} addresses of the app.`,
  );
  const flows = recorded('flows.json') as readonly { block: string; tries: readonly unknown[] }[];
  const blocks = new Set(flows.map(({ block }) => block));
  print(
    `Flows: ${blocks.size} blocks ran in ${flows.length} small flows with ${flows.flatMap(({ tries }) => tries).length} conversations.`,
  );
  const pictured = picturesOfJobs();
  const firstWithout = pictured.findIndex(({ pictures }) => pictures.length === 0);
  print(
    `Pictures: ${Object.keys(screens).length} taken in the running app. Each of the first ${firstWithout === -1 ? pictured.length : firstWithout} jobs that happen on its screens has one.`,
  );
  const facts = factFiles(root);
  print(
    `Facts: ${facts.filter(({ tests }) => tests.length > 0).length} of ${facts.length} files are compared with recordings:`,
  );
  for (const { file, tests } of facts) if (tests.length > 0) print(`  ${file}: ${tests.join(', ')}`);
  print(
    `  The others are read from the source that each names: ${facts
      .filter(({ tests }) => tests.length === 0)
      .map(({ file }) => file)
      .join(', ')}`,
  );
  print();
  print('Numbered lists that nobody followed:');
  const reasons = new Map<string, number>();
  for (const section of sections) {
    if (followed.includes(section)) continue;
    const [, why = 'No reason is given.'] = whyNotFollowed(section) ?? [];
    reasons.set(why, (reasons.get(why) ?? 0) + 1);
  }
  for (const [why, count] of reasons) print(`  ${count}: ${why}`);
  print();
  const open = pages.flatMap(({ path, sentences }) => sentences.map((sentence) => reasonOf(path, sentence).why));
  print(`Sentences with a label or a measure that nothing proves: ${open.length}.`);
  for (const why of new Set(open)) print(`  ${open.filter((one) => one === why).length}: ${why}`);
  print('“npm run proof -- all” lists them with their sources; the beginning of a path lists those of its pages.');
}

const [only] = process.argv.slice(2);
if (only === undefined) printSummary();
else
  for (const { path, sentences } of pages.filter((page) => only === 'all' || page.path.startsWith(only)))
    for (const sentence of sentences) {
      const { why, source } = reasonOf(path, sentence);
      print(`content/${path}.mdx:${sentence.line}: ${sentence.lacks} in “${sentence.text}” ${why} Source: ${source}`);
    }
