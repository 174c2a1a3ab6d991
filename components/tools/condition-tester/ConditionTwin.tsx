import { operators } from './condition.ts';
import { ConditionTester } from './ConditionTester.tsx';
import { examples, inWords, otherOf, valueOf } from './examples.ts';
import { explain } from './explain.ts';
import { translated, useTranslate } from '../kit/translated.tsx';

/** The first example with its reasons, as the tester shows it, and the result of every operator for each example. */
export const ConditionTwin = translated(function ConditionTwin() {
  const t = useTranslate();
  return (
    <>
      <ConditionTester />
      <ul>
        {examples.map(({ label, value, other }) => (
          <li key={label}>
            <strong>{t(label)}</strong>:{' '}
            {t('{value} compared with {other}', {
              value: inWords(valueOf(value), t),
              other: inWords(otherOf(other), t),
            })}
          </li>
        ))}
      </ul>
      <table>
        <thead>
          <tr>
            <th>{t('Operator')}</th>
            {examples.map(({ label }) => (
              <th key={label}>{t(label)}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {operators.map((operator) => (
            <tr key={operator}>
              <th>{operator}</th>
              {examples.map(({ label, value, other }) => (
                <td key={label}>{t(explain(operator, valueOf(value), otherOf(other), t).result)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
});
