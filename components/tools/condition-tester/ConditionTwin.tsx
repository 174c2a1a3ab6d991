import { operators } from './condition.ts';
import { ConditionTester } from './ConditionTester.tsx';
import { examples, inWords, otherOf, valueOf } from './examples.ts';
import { explain } from './explain.ts';

/** The first example with its reasons, as the tester shows it, and the result of every operator for each example. */
export const ConditionTwin = () => (
  <>
    <ConditionTester />
    <ul>
      {examples.map(({ label, value, other }) => (
        <li key={label}>
          <strong>{label}</strong>: {inWords(valueOf(value))} compared with {inWords(otherOf(other))}
        </li>
      ))}
    </ul>
    <table>
      <thead>
        <tr>
          <th>Operator</th>
          {examples.map(({ label }) => (
            <th key={label}>{label}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {operators.map((operator) => (
          <tr key={operator}>
            <th>{operator}</th>
            {examples.map(({ label, value, other }) => (
              <td key={label}>{explain(operator, valueOf(value), otherOf(other)).result}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </>
);
