import type { Scenario } from '../scenario.ts';
import { bubbles } from './bubbles.ts';
import { choices } from './choices.ts';
import { pageCode } from './code-on-pages.ts';
import { inputs } from './inputs.ts';
import { integrations } from './integrations.ts';
import { logic } from './logic.ts';
import { setVariable } from './set-variable.ts';

/** Every small flow, in the order of the blocks' pages. */
export const scenarios: readonly Scenario[] = [
  ...bubbles,
  ...inputs,
  ...choices,
  ...setVariable,
  ...pageCode,
  ...logic,
  ...integrations,
];
