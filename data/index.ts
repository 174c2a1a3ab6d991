import { parseFacts } from './parse-facts.ts';
import widgetJson from './widget.json' with { type: 'json' };
import { widgetSchema } from './widget.schema.ts';

/** Every fact file, parsed once. Text in it may hold brand tokens; see `src/model/brand-tokens.ts`. */
export const widget = parseFacts('widget.json', widgetSchema, widgetJson);
