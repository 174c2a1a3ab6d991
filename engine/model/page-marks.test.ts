import { expect, it } from 'vitest';
import { markOf, typeMarks } from './page-marks.ts';

const own = { 'channel/sms': 'M1', 'channel/line': 'M2', 'block/inputs/text': 'M3' };

it.each([
  [{ type: 'task' }, typeMarks.task],
  [{ type: 'channel', channel: 'line' }, 'M2'],
  [{ type: 'channel', channel: 'sms-twilio' }, 'M1'],
  [{ type: 'channel', channel: 'pigeon' }, typeMarks.channel],
  [{ type: 'block', block: 'inputs/text' }, 'M3'],
  [{ type: 'block', block: 'inputs/other' }, typeMarks.block],
  [{ type: 'plain' }, undefined],
])('%j', (page, mark) => expect(markOf(page, own)).toBe(mark));
