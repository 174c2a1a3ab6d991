import { openApiPages } from '../../../../openapi/open-api-pages.ts';

export const pageSource = openApiPages({ description: 'contract/scales.yaml', texts: 'contract/words.json' });
