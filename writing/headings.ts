import type { Finding, PageRule } from '../engine/checks/rules.ts';
import { headingsOf } from './page-text.ts';

/** Words that end in -ing but aren't gerunds, or are part of a name. */
const notGerunds = new Set(
  (
    'routing training string setting settings pricing rating during nothing anything something everything ' +
    'existing incoming outgoing warning missing troubleshooting greeting engineering messaging branding formatting'
  ).split(' '),
);

/** Three levels at most, no question, no gerund at the start, sentence case. */
export const headings: PageRule = ({ meta, nodes }) => {
  const findings: Finding[] = [];
  const all = [{ level: 1, text: meta.title, line: 1 }, ...headingsOf(nodes)];
  for (const { level, text, line } of all) {
    if (level > 3)
      findings.push({
        line,
        message: `Headings have three levels at most; “${text}” is at level ${level}.`,
        hint: 'Split the page, or make it a paragraph with bold words.',
      });
    // A landing page may ask what the reader is looking for.
    if (text.endsWith('?') && !(meta.type === 'landing' && level === 1))
      findings.push({ line, message: `The heading “${text}” is a question.`, hint: 'Say what the section answers.' });
    const [first = '', ...rest] = text.split(/\s+/);
    if (/^[A-Z][a-z]+ing$/.test(first) && rest.length && !notGerunds.has(first.toLowerCase()))
      findings.push({
        line,
        message: `The heading “${text}” starts with a gerund.`,
        hint: 'Start with a verb or a noun.',
      });
    const capitals = rest.filter((word) => /^[A-Z][a-z]+$/.test(word));
    if (rest.length >= 3 && capitals.length === rest.length)
      findings.push({
        line,
        severity: 'warning',
        message: `The heading “${text}” is in title case.`,
        hint: 'Use sentence case.',
      });
  }
  let level = 1;
  for (const heading of headingsOf(nodes)) {
    if (heading.level > level + 1)
      findings.push({
        line: heading.line,
        message: `“${heading.text}” jumps from level ${level} to ${heading.level}.`,
      });
    level = heading.level;
  }
  return findings;
};
