import { z } from 'zod';
import { defineLive } from '../../../engine/components/define.ts';
import { HmacTester } from './HmacTester.tsx';

/** `<HmacTester />`: the identifier hash of a sample key, and what is wrong with a hash made elsewhere. */
export const hmacTester = defineLive({
  props: z.strictObject({}),
  children: 'none',
  place: 'block',
  Component: HmacTester,
});
