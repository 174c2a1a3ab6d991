import { openApiPages } from '../../../../../openapi/open-api-pages.ts';

export const pageSource = openApiPages({ description: '../request-builder/openapi.json' });
