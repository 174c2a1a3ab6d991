import { createElement } from 'react';
import { z } from 'zod';
import { defineLive } from '../../../engine/components/define.ts';
import { ConditionTester } from './ConditionTester.tsx';
import { ConditionTwin } from './ConditionTwin.tsx';

/** `<ConditionTester />`: two values, and the result of each of the fourteen operators. */
export const conditionTester = defineLive({
  props: z.strictObject({}),
  children: 'none',
  place: 'block',
  Component: ConditionTester,
  twin: (props) => createElement(ConditionTwin, props),
});
