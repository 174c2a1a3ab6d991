import { say } from '../flow.ts';
import type { Scenario } from '../scenario.ts';

const video = (url: string): { type: string; content: object } => ({ type: 'video', content: { url } });
const link = (url: string): object => ({
  richText: [{ type: 'p', children: [{ type: 'a', url, children: [{ text: 'here' }] }] }],
});

export const bubbles: readonly Scenario[] = [
  {
    block: 'bubbles/text',
    name: 'values that are missing, and lists',
    flow: {
      groups: {
        Start: [say('Nobody: {{Unknown}}, nothing: {{Empty}}.'), say('A list: {{Items}}.'), say('{{Name}')],
      },
      variables: { Name: 'Mara', Items: ['Lamp', 'Cable'], Empty: null },
    },
  },
  {
    block: 'bubbles/text',
    name: 'links',
    flow: {
      groups: {
        Start: [
          'https://shop.example.com/returns',
          'mailto:orders@example.com',
          'tel:+4930123456',
          '{{Tracking link}}',
        ].map((url) => ({ type: 'text', content: link(url) as Record<string, unknown> })),
      },
      variables: { 'Tracking link': 'https://track.example.com/1042' },
    },
  },
  {
    block: 'bubbles/image',
    name: 'URL in a variable',
    flow: {
      groups: {
        Start: [
          {
            type: 'image',
            content: {
              url: '{{Picture}}',
              clickLink: { url: 'https://shop.example.com/{{Item}}', alt: 'The {{Item}}' },
            },
          },
        ],
      },
      variables: { Picture: 'https://shop.example.com/i/aurora.jpg', Item: 'aurora' },
    },
  },
  {
    block: 'bubbles/video',
    name: 'services and files',
    flow: {
      groups: {
        Start: [
          'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
          'https://www.youtube.com/shorts/dQw4w9WgXcQ',
          'https://youtu.be/dQw4w9WgXcQ',
          'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=42s',
          'https://www.youtube.com/clip/UgkxAbCd',
          'https://vimeo.com/76979871',
          'https://www.tiktok.com/@example/video/7123456789012345678',
          'https://gumlet.com/watch/5f462c1561cd8a766464ffc4',
          'https://gumlet.tv/watch/5f462c1561cd8a766464ffc4',
          'https://onedrive.live.com/embed?resid=ABC',
          'https://shop.example.com/film.mp4',
          '{{Film}}',
        ].map(video) as never,
      },
      variables: { Film: 'https://vimeo.com/76979871' },
    },
  },
  {
    block: 'bubbles/audio',
    name: 'URL in a variable',
    flow: {
      groups: { Start: [{ type: 'audio', content: { url: '{{Sound}}' } }] },
      variables: { Sound: 'https://shop.example.com/hello.mp3' },
    },
  },
  {
    block: 'bubbles/embed',
    name: 'without waiting',
    flow: {
      groups: { Start: [{ type: 'embed', content: { url: 'https://shop.example.com/map' } }, say('After the page')] },
    },
  },
  {
    block: 'bubbles/embed',
    name: 'waits for an event',
    flow: {
      groups: {
        Start: [
          {
            type: 'embed',
            content: {
              url: 'https://shop.example.com/map',
              waitForEvent: { isEnabled: true, name: 'place', saveDataInVariableId: 'v_Place' },
            },
          },
          say('You chose {{Place}}.'),
        ],
      },
      variables: { Place: null },
    },
    tries: [['Berlin']],
  },
];
