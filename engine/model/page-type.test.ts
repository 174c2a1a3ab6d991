import { expect, it } from 'vitest';
import { generalPageTypes, markOf } from './page-type.ts';

const types = { ...generalPageTypes, berth: { mark: 'M0', advice: 'Say how deep it is.' } };
const marks = { 'berth/south': 'M1', 'berth/north': 'M2', 'berth/piers/long': 'M3' };

it.each([
  [{ type: 'task' }, generalPageTypes.task.mark],
  [{ type: 'berth', subject: 'north' }, 'M2'],
  [{ type: 'berth', subject: 'south-east' }, 'M1'],
  [{ type: 'berth', subject: 'west' }, 'M0'],
  [{ type: 'berth', subject: 'piers/long' }, 'M3'],
  [{ type: 'berth', subject: 'piers/other' }, 'M0'],
  [{ type: 'plain' }, undefined],
])('%j', (page, mark) => expect(markOf(page, types, marks)).toBe(mark));
