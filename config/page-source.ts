import { events } from '../data/openapi/events.ts';
import { texts } from '../data/openapi/texts.ts';
import { openApiPages } from '../openapi/open-api-pages.ts';

/** The API reference. */
export const pageSource = openApiPages({ description: 'data/openapi/description.json', texts, events });
