import { useEffect, useState } from 'react';
import { Field } from '../kit/Field.tsx';
import { SelectField } from '../kit/SelectField.tsx';
import { LongCode, Tool } from '../kit/Tool.tsx';
import { Outcome } from '../kit/Verdict.tsx';
import {
  knownAnswer,
  loadPatternClass,
  matchAddress,
  patternProblem,
  readPattern,
  type Match,
  type PatternCase,
  type PatternClass,
} from './url-pattern.ts';
import { translated, useTranslate } from '../kit/translated.tsx';
import type { Translate } from '../kit/translate.ts';
import { InlineCode } from '../kit/NoteList.tsx';

export type UrlPatternTesterProps = {
  /** Examples with known results, which need no pattern class. At least one. */
  readonly cases: readonly PatternCase[];
};

/** A narrow table stands in blocks, which takes the roles away that elements have by themselves. */
const role = (name: string): object => ({ role: name });
const addressesOf = ({ matches, misses }: PatternCase): string => [...matches, ...misses].join('\n');
const noCase: PatternCase = { pattern: '', meaning: '', matches: [], misses: [] };
const verdicts = {
  match: { tone: 'yes', word: 'Shows' },
  'no match': { tone: 'no', word: 'Hidden' },
  error: { tone: 'error', word: 'Error' },
} as const;

/** Until the class has loaded, the known results are shown. */
function answer(
  pattern: string,
  address: string,
  cases: readonly PatternCase[],
  Pattern: PatternClass | undefined,
  t: Translate,
): Match | undefined {
  if (Pattern) return matchAddress(pattern, address, Pattern, t);
  const testCase = knownAnswer(cases, pattern, address);
  return testCase && { result: testCase, why: '' };
}

/** The URLs on which a campaign with a URL pattern appears. */
export const UrlPatternTester = translated(function UrlPatternTester({ cases }: UrlPatternTesterProps) {
  const t = useTranslate();
  const start = cases.find(({ misses }) => misses.length > 1) ?? cases[0] ?? noCase;
  const [pattern, setPattern] = useState(start.pattern);
  const [addresses, setAddresses] = useState(addressesOf(start));
  const [Pattern, setPatternClass] = useState<PatternClass>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let gone = false;
    loadPatternClass().then(
      (loaded) => gone || setPatternClass(() => loaded),
      () => gone || setFailed(true),
    );
    return () => {
      gone = true;
    };
  }, []);
  const trimmed = pattern.trim();
  const problem = patternProblem(trimmed, Pattern, t);
  const rows = addresses
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map((address) => ({ address, match: answer(trimmed, address, cases, Pattern, t) }));
  const example = cases.find((one) => one.pattern === pattern && addressesOf(one) === addresses);
  const read = readPattern(trimmed);
  const matchCount = rows.filter((row) => row.match?.result === 'match').length;
  const summary = problem
    ? t("This pattern can't be used.")
    : t('The campaign shows on {shown} of {all} URLs.', { shown: matchCount, all: rows.length });
  return (
    <Tool
      title={t('Try a URL pattern')}
      brief={<span>{summary}</span>}
      layout="stack"
      controls={
        <>
          <div className="tool-wide">
            <SelectField
              label={t('Example')}
              value={example?.pattern ?? ''}
              options={[
                ...cases.map((one) => ({
                  value: one.pattern,
                  label: one.meaning.replace(/\.$/, ''),
                })),
                ...(example ? [] : [{ value: '', label: t('Your own') }]),
              ]}
              onChange={(chosen) => {
                const one = cases.find((sample) => sample.pattern === chosen);
                if (!one) return;
                setPattern(one.pattern);
                setAddresses(addressesOf(one));
              }}
            />
          </div>
          <Field label={t('URL pattern')} code value={pattern} onChange={setPattern} error={problem} />
          <Field
            label={t('Page URLs')}
            code
            lines={5}
            value={addresses}
            onChange={setAddresses}
            hint={t('One per line.')}
          />
        </>
      }
    >
      <p className="tool-hint tool-given">
        {t('Pattern')} <LongCode text={trimmed || '…'} />
      </p>
      <p className="tool-summary" role="status">
        <span>{summary}</span>
        {failed && <span> {t("The pattern checker didn't load. Reload the page to try other patterns.")}</span>}
      </p>
      {!problem && read !== trimmed && (
        <p className="tool-hint">
          <InlineCode
            text={t(
              'The pattern ends with a slash, so it is read as `{read}` and matches every URL that starts this way.',
              { read },
            )}
          />
        </p>
      )}
      {!problem && (
        <div className="tool-table tool-pairs">
          <table {...role('table')}>
            <thead {...role('rowgroup')}>
              <tr {...role('row')}>
                <th {...role('columnheader')}>{t('URL')}</th>
                <th {...role('columnheader')}>{t('Campaign')}</th>
              </tr>
            </thead>
            <tbody {...role('rowgroup')}>
              {rows.map(({ address, match }, index) => (
                <tr key={index} {...role('row')}>
                  <th {...role('rowheader')}>
                    <LongCode text={address} />
                  </th>
                  <td {...role('cell')}>
                    {match ? (
                      <Outcome
                        tone={verdicts[match.result].tone}
                        word={t(verdicts[match.result].word)}
                        why={match.why}
                      />
                    ) : (
                      '–'
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Tool>
  );
});
