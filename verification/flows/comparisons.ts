import { blocks } from '../../data/index.ts';
import type { Engine } from './engine.ts';
import { say, toEngineFlow, when, type FlowValue } from './flow.ts';

/** Values of the variable, and of the other side, that tell the operators apart. */
export const values: readonly FlowValue[] = [
  null,
  '',
  ' ',
  'Pro',
  'pro',
  ' Pro ',
  'Hello World',
  'e\u0301',
  '\u00E9',
  '12',
  '12.0',
  '9',
  '1e3',
  '+49',
  '10,5',
  '09:30',
  '5 apples',
  'AB-1042',
  'order 5',
  '€ 10',
  '2026-03-01',
  '10/05/2026',
  '25/12/2026',
  '/pro/i',
  '/^[A-Z]{2}-\\d{4}$/',
  '/(/',
  ['Pro'],
  ['Pro', 'Pro'],
  ['Pro', 'Hello World'],
  [],
];

/** Whether each operator holds, by value and other value: `1` true, `0` false, `!` an error. One text for each operator and value. */
export type ComparisonRecording = Readonly<Record<string, readonly string[]>>;

/** Compares every value with every other one in the engine. */
export async function holdsInEngine(engine: Engine): Promise<ComparisonRecording> {
  const recording: Record<string, string[]> = {};
  for (const { name: operator } of blocks.operators) {
    recording[operator] = [];
    for (const value of values) {
      let row = '';
      for (const other of values) {
        const flow = toEngineFlow('flow', {
          groups: {
            Start: [
              { type: 'Condition', items: [when('Value', operator, other === null ? 'null' : '{{Other}}', 'Yes')] },
              say('no'),
            ],
            Yes: [say('yes')],
          },
          variables: { Value: value, Other: other },
        });
        try {
          const { messages } = await engine.start(flow);
          row += messages[0]?.content?.['markdown'] === 'yes' ? '1' : '0';
        } catch {
          row += '!';
        }
      }
      recording[operator].push(row);
    }
  }
  return recording;
}
