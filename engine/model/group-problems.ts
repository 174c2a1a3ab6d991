import type { Problem } from './problem.ts';

/** Problems of the same kind. */
export type ProblemGroup = {
  readonly severity: Problem['severity'];
  /** The message of the first problem. */
  readonly message: string;
  readonly hint?: string;
  readonly count: number;
  /** The first places, as `file:line`. */
  readonly places: readonly string[];
};

const shownPlaces = 3;

/**
 * Groups problems of the same kind: those of one check whose messages differ only in names, URLs and numbers.
 * @returns errors before warnings, then the largest groups first
 */
export function groupProblems(problems: readonly Problem[]): ProblemGroup[] {
  const groups = new Map<string, { first: Problem; places: Set<string>; count: number }>();
  for (const problem of problems) {
    const key = `${problem.severity}\0${problem.check}\0${kindOf(problem)}`;
    const group = groups.get(key) ?? { first: problem, places: new Set<string>(), count: 0 };
    group.count++;
    if (group.places.size < shownPlaces) group.places.add(placeOf(problem));
    groups.set(key, group);
  }
  return [...groups.values()]
    .map(({ first: { severity, message, hint }, places, count }) => ({
      severity,
      message,
      ...(hint ? { hint } : {}),
      count,
      places: [...places],
    }))
    .sort((a, b) => (a.severity === b.severity ? b.count - a.count : a.severity === 'error' ? -1 : 1));
}

const placeOf = ({ file, line }: Problem): string => (line ? `${file}:${line}` : file);

/** A message without quoted words, URLs, file names and numbers. Names of components and origins are kept. */
const kindOf = ({ check, message }: Problem): string =>
  check === 'component' || check === 'policy' ? message : withoutNames(message);

const withoutNames = (message: string): string =>
  message
    .replace(/`[^`]*`|“[^”]*”|<[^>]*>/g, '…')
    .replace(/\b(link|page|file|to|at|from|is|by|name|folder|address)\s+(?=\S*[/.#:%])\S+/g, '$1 …')
    .replace(/\d[\d,.]*/g, '…');

/** Formats groups for the output of a build. */
export function formatGroups(groups: readonly ProblemGroup[]): string {
  return groups
    .map(({ severity, message, hint, count, places }) => {
      const more = count > places.length ? `, and ${(count - places.length).toLocaleString('en')} more` : '';
      const times = count > 1 ? `${count.toLocaleString('en')} × ` : '';
      return [
        `  ${severity === 'warning' ? 'warning: ' : ''}${times}${message}`,
        ...(hint ? [`      ${hint}`] : []),
        `      ${places.join(', ')}${more}`,
      ].join('\n');
    })
    .join('\n\n');
}
