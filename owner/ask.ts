import { createInterface } from 'node:readline/promises';
import { CommandError } from '../engine/model/command-error.ts';
import { accentOf } from './accent.ts';
import { offeredAnswer } from './new-overlay.ts';
import type { Answers, Question } from './questions.ts';

/**
 * Asks in the terminal what no option has answered, and asks again when an answer can't be used.
 * @throws CommandError when the input ends, as with Ctrl+C: nothing has been written by then
 */
export async function ask(
  questions: readonly Question[],
  given: Answers,
  input: NodeJS.ReadableStream,
  output: NodeJS.WritableStream,
): Promise<Answers> {
  const terminal = createInterface({ input, output });
  const isOver = new AbortController();
  terminal.once('close', () => isOver.abort());
  const answers: Record<string, string | undefined> = { ...given };
  try {
    for (const question of questions) {
      const { option, group, text, example, otherwise, problem } = question;
      if (group) output.write(`\n${group}\n`);
      const usual = otherwise ?? offeredAnswer(option, answers);
      const hint = otherwise === undefined ? (offeredAnswer(option, answers) ?? (example && `such as ${example}`)) : '';
      while (answers[option] === undefined) {
        const typed = await terminal.question(`  ${text}${hint ? ` (${hint})` : ''}: `, { signal: isOver.signal });
        const answer = typed.trim() || usual;
        const wrong = answer === undefined ? 'This needs an answer.' : problem(answer, answers);
        if (wrong === undefined) answers[option] = answer;
        const remark = wrong ?? (option === 'color' && answer ? contrastsOf(answer) : undefined);
        if (remark) output.write(`    ${remark}\n`);
      }
    }
  } catch (error) {
    if (isOver.signal.aborted) throw new CommandError('\nStopped. Nothing has been written.');
    throw error;
  } finally {
    terminal.close();
  }
  return answers;
}

/** What becomes of a color, so that text in it can be read. */
function contrastsOf(color: string): string {
  const { light, dark, contrasts } = accentOf(color);
  return `Links and buttons are ${light} in the light mode, with a contrast of ${contrasts.light.toFixed(1)}, and ${dark} in the dark mode, with ${contrasts.dark.toFixed(1)}. WCAG 2.2 asks for 4.5.`;
}
