import { glyphPaths as glyph } from './screens/kit/glyph-paths.ts';

/** Icons of channels and blocks before their names in lists, cards and the sidebar: outlines on a 20 × 20 grid. */
export const marks: Readonly<Record<string, string>> = {
  'channel/api': glyph.plug,
  'channel/call': `${glyph.call}M12 3.5a6 6 0 0 1 4.5 4.5`,
  'channel/email': glyph.mail,
  'channel/facebook':
    'M10 3c-4.2 0-7.5 3-7.5 6.8 0 2.1 1 4 2.7 5.2v3l2.4-1.5c.8.2 1.6.3 2.4.3 4.2 0 7.5-3 7.5-7S14.2 3 10 3zM5.8 11.6l3-3.2 2.3 2.1 3.1-2.1',
  'channel/instagram':
    'M6.5 3h7A3.5 3.5 0 0 1 17 6.5v7a3.5 3.5 0 0 1-3.5 3.5h-7A3.5 3.5 0 0 1 3 13.5v-7A3.5 3.5 0 0 1 6.5 3zM10 7a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM14 6v.01',
  'channel/line':
    'M10 3.5c-4.1 0-7.5 2.6-7.5 6s3 5.5 6.6 5.9l.4 2.6c3.5-1.7 8-4.4 8-8.5 0-3.4-3.4-6-7.5-6zM7 7.5v4h2.2M12.5 7.5v4',
  'channel/sms': 'M3 4h14v9.5H9.5L6 17v-3.5H3zM7 8.8v.01M10 8.8v.01M13 8.8v.01',
  'channel/telegram': 'M2.5 9.5l15-6L15 16.5l-5.5-4zM9.5 12.5l8-9M9.5 12.5v4l2.2-2.4',
  'channel/tiktok': 'M11 3v9.8a2.9 2.9 0 1 1-2.9-2.9M11 3c.2 2.6 1.8 4.2 4.5 4.4',
  'channel/twitter': 'M4 4l12 12M16 4L4 16',
  'channel/voice': glyph.call,
  'channel/website': 'M2.5 4h15v12h-15zM2.5 7.5h15M5 5.8v.01M7 5.8v.01',
  'channel/whatsapp':
    'M3.5 16.5l1-3.3A6.8 6.8 0 1 1 7 15.6zM7.6 7.4c0 2.9 2.1 5 5 5l.5-1.5-1.8-.9-.9.7c-.8-.4-1.3-.9-1.6-1.6l.7-.9-.9-1.8z',
  'channel/yo': glyph.phone,

  'block/bubbles/audio': glyph.audio,
  'block/bubbles/embed': 'M2.5 4h15v12h-15zM8 7.5L5.5 10 8 12.5M12 7.5l2.5 2.5-2.5 2.5',
  'block/bubbles/image': glyph.image,
  'block/bubbles/text': 'M4 5.5V4h12v1.5M10 4v12M8 16h4',
  'block/bubbles/video': glyph.video,

  'block/inputs/buttons': 'M3 4h14v4.5H3zM3 11.5h14V16H3zM7 6.2h6M7 13.8h6',
  'block/inputs/date': glyph.calendar,
  'block/inputs/email': 'M10 7a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM13 7v4a2 2 0 0 0 4 0v-1a7 7 0 1 0-3 5.7',
  'block/inputs/file-upload': glyph.upload,
  'block/inputs/number': glyph.number,
  'block/inputs/payment': glyph.card,
  'block/inputs/phone-number': glyph.call,
  'block/inputs/picture-choice': 'M3 3h6v6H3zM11 3h6v6h-6zM3 11h6v6H3zM11 11h6v6h-6z',
  'block/inputs/rating': glyph.star,
  'block/inputs/text': 'M2.5 5.5h15v9h-15zM5.5 8v4',
  'block/inputs/website': glyph.globe,

  'block/logic/abTest': 'M2.5 10H7l5-5.5h5.5M7 10l5 5.5h5.5',
  'block/logic/condition': 'M10 2.5l7.5 7.5-7.5 7.5L2.5 10zM10 7v3.2M10 12.8v.01',
  'block/logic/hoorybot-link': glyph.link,
  'block/logic/jump': 'M4 16.5V9.5A3.5 3.5 0 0 1 7.5 6H16M12.5 2.5L16 6l-3.5 3.5',
  'block/logic/redirect': 'M8 4H4v12h12v-4M11.5 3.5h5v5M16.5 3.5L9 11',
  'block/logic/script': 'M5 2.5h6.5L15 6v11.5H5zM9 9l-1.5 2L9 13M11 9l1.5 2L11 13',
  'block/logic/set-variable': 'M13.5 3.5l3 3L7 16H4v-3zM11.5 5.5l3 3',
  'block/logic/wait': glyph.clock,

  'block/integrations/email': glyph.send,
  'block/integrations/ga': glyph.chart,
  'block/integrations/google-sheets': 'M4 3h12v14H4zM4 7.5h12M4 12h12M9.5 7.5V17',
  'block/integrations/make-com': 'M3 16l4-12M8.5 16l4-12M14.5 4.5h3V16h-3z',
  'block/integrations/openai': 'M10 3l1.8 5.2L17 10l-5.2 1.8L10 17l-1.8-5.2L3 10l5.2-1.8z',
  'block/integrations/pabbly': glyph.flow,
  'block/integrations/pixel': 'M10 3a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM10 8a2 2 0 1 0 0 4 2 2 0 0 0 0-4z',
  'block/integrations/webhook': glyph.bolt,
  'block/integrations/zapier': 'M10 3v14M3 10h14M5 5l10 10M15 5L5 15',
  'block/integrations/zemantic-ai': glyph.assistant,
};
