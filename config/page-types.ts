import blocks from '../data/blocks.json' with { type: 'json' };
import channels from '../data/channels.json' with { type: 'json' };
import type { PageTypes } from '../engine/model/page-type.ts';

/** Types of pages that only these docs have. `AUTHORING.md` lists them with the general ones. */
export const pageTypes: PageTypes = {
  channel: {
    headings: [
      'What you need',
      'Connect',
      'Send a test message',
      'What works on this channel',
      'Limits',
      'Troubleshooting',
      'Disconnect',
    ],
    subject: { key: 'channel', values: channels.channels.map(({ key }) => key) },
    // A bubble.
    mark: 'M3 4h14v9.5H9.5L6 17v-3.5H3z',
    advice: 'Keep the provider’s side and ours apart under “Connect”; set `channel:` to the key in data/channels.json.',
  },
  block: {
    headings: ['Example flow', 'Settings', 'Settings in detail', 'What it stores', 'Common mistakes'],
    subject: { key: 'block', values: blocks.blocks.map(({ key }) => key) },
    // Two blocks.
    mark: 'M3 3.5h7.5V9H3zM9.5 11H17v5.5H9.5zM6.8 9v4.7h2.7',
    advice: 'Say what the visitor sees and show it; set `block:` to the key in data/blocks.json.',
  },
};
