import { z } from 'zod';
import { channels } from '../../data/index.ts';
import { channelFacts } from '../../data/tables/channel-cells.ts';
import { defineStatic } from '../../engine/components/define.ts';
import { applyBrand } from '../../engine/model/brand-tokens.ts';
import { nearest } from '../../engine/model/nearest.ts';

/** `<ChannelFacts of="line" />`: what decides whether a channel will do, at a glance, from `data/channels.json`. */
export const ChannelFacts = defineStatic({
  props: z.strictObject({
    /** Key of the channel: `channel` in the page's front matter. */
    of: z.string().min(1),
  }),
  children: 'none',
  place: 'block',
  render: ({ of }: { readonly of: string }, { report, tokens, translate }) => {
    const figures = channels.channels.find(({ key }) => key === of)?.figures;
    if (!figures) {
      const keys = channels.channels.flatMap((channel) => (channel.figures ? [channel.key] : []));
      const guess = nearest(of, keys);
      report(
        `No channel has the key “${of}”.`,
        guess ? `Did you mean “${guess}”?` : 'data/channels.json lists the channels.',
      );
      return null;
    }
    return (
      <dl className="channel-facts">
        {channelFacts(figures, of)
          .map(([name, value]) => [name, applyBrand(value, tokens)] as const)
          .map(([name, value]) => (
            <div key={name}>
              <dt>{translate(name)}</dt>
              <dd>{translate(value.charAt(0).toUpperCase() + value.slice(1))}</dd>
            </div>
          ))}
      </dl>
    );
  },
});
