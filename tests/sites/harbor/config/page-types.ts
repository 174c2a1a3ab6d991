import type { PageTypes } from '../../../../engine/model/page-type.ts';

/** Types of pages that only this site has. */
export const pageTypes: PageTypes = {
  timetable: {
    headings: ['…', 'Notes'],
    subject: { key: 'station', values: ['pier', 'lighthouse'] },
    mark: 'M10 3v7l4 3',
    advice: 'Say in one sentence which times they are.',
  },
};
