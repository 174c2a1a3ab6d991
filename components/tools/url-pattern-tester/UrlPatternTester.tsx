import { Fragment, useEffect, useState } from 'react';
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
  const known = knownAnswer(cases, pattern, address);
  return known && { result: known, why: '' };
}

const UrlLines = ({ urls }: { readonly urls: readonly string[] }) =>
  urls.map((url, index) => (
    <Fragment key={url}>
      {index > 0 && <br />}
      <LongCode text={url} />
    </Fragment>
  ));

function CaseTable({ cases }: UrlPatternTesterProps) {
  const t = useTranslate();
  return (
    <details className="tool-more">
      <summary>{t('All examples')}</summary>
      <div className="tool-table" role="region" aria-label={t('All examples')} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('Pattern')}</th>
              <th scope="col">{t('Shows on')}</th>
              <th scope="col">{t('Hidden on')}</th>
            </tr>
          </thead>
          <tbody>
            {cases.map((one) => (
              <tr key={one.pattern}>
                <th scope="row">
                  <LongCode text={one.pattern} />
                </th>
                <td>
                  <UrlLines urls={one.matches} />
                </td>
                <td>
                  <UrlLines urls={one.misses} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
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
  const written = pattern.trim();
  const problem = patternProblem(written, Pattern, t);
  const rows = addresses
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map((address) => ({ address, match: problem ? undefined : answer(written, address, cases, Pattern, t) }));
  const example = cases.find((one) => one.pattern === pattern && addressesOf(one) === addresses);
  const read = readPattern(written);
  const shown = rows.filter((row) => row.match?.result === 'match').length;
  const summary = problem
    ? t("This pattern can't be used.")
    : t('The campaign shows on {shown} of {all} URLs.', { shown, all: rows.length });
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
                  label: `${one.pattern}: ${one.meaning.replace(/^./, (letter) => letter.toLowerCase()).replace(/\.$/, '')}`,
                })),
                ...(example ? [] : [{ value: '', label: t('Your own') }]),
              ]}
              onChange={(chosen) => {
                const one = cases.find((known) => known.pattern === chosen);
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
      <p className="tool-hint">
        {t('Pattern')} <LongCode text={written || '…'} />
      </p>
      <p className="tool-summary" role="status">
        <span>{summary}</span>
        {failed && <span> {t("The pattern checker didn't load. Reload the page to try other patterns.")}</span>}
      </p>
      {!problem && read !== written && (
        <p className="tool-hint">
          <InlineCode
            text={t(
              'The pattern ends with a slash, so it is read as `{read}` and matches every URL that starts this way.',
              { read },
            )}
          />
        </p>
      )}
      <div className="tool-table">
        <table>
          <thead>
            <tr>
              <th scope="col">{t('URL')}</th>
              <th scope="col">{t('Campaign')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ address, match }, index) => (
              <tr key={index}>
                <th scope="row">
                  <LongCode text={address} />
                </th>
                <td>
                  {match ? (
                    <Outcome tone={verdicts[match.result].tone} word={t(verdicts[match.result].word)} why={match.why} />
                  ) : (
                    '–'
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <CaseTable cases={cases} />
    </Tool>
  );
});
