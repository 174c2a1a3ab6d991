import type { PageTypes } from '../../../../engine/model/page-type.ts';

export const pageTypes: PageTypes = {
  berth: { headings: ['Depth', 'Fees'], subject: { key: 'pier', values: ['north', 'south'] }, advice: 'Say how deep it is.' },
  story: { advice: 'Tell it.' },
};
