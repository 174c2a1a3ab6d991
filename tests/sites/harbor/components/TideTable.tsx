import { z } from 'zod';
import { defineStatic } from '../../../../engine/components/define.ts';
import tides from '../data/tides.json' with { type: 'json' };

/** `<TideTable />`: the tides of `data/tides.json`. */
export const TideTable = defineStatic({
  props: z.strictObject({}),
  children: 'none',
  place: 'block',
  render: () => (
    <ul className="tides">
      {tides.map(({ time, meters }) => (
        <li key={time}>
          {time}: {meters} m
        </li>
      ))}
    </ul>
  ),
});
