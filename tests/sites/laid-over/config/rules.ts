import { replacedPages } from '../../../../owner/replaced.ts';

export const rules = { page: {}, project: [replacedPages] };
