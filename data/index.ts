import assistantJson from './assistant.json' with { type: 'json' };
import { assistantSchema } from './assistant.schema.ts';
import blocksJson from './blocks.json' with { type: 'json' };
import { blocksSchema } from './blocks.schema.ts';
import channelsJson from './channels.json' with { type: 'json' };
import { channelsSchema } from './channels.schema.ts';
import emailJson from './email.json' with { type: 'json' };
import { emailSchema } from './email.schema.ts';
import environmentJson from './environment.json' with { type: 'json' };
import { environmentSchema } from './environment.schema.ts';
import { parseFacts } from './parse-facts.ts';
import widgetJson from './widget.json' with { type: 'json' };
import { widgetSchema } from './widget.schema.ts';

/** Every fact file, parsed once. Text in it may hold brand tokens; see `src/model/brand-tokens.ts`. */
export const widget = parseFacts('widget.json', widgetSchema, widgetJson);
export const channels = parseFacts('channels.json', channelsSchema, channelsJson);
export const email = parseFacts('email.json', emailSchema, emailJson);
export const environment = parseFacts('environment.json', environmentSchema, environmentJson);
export const blocks = parseFacts('blocks.json', blocksSchema, blocksJson);
export const assistant = parseFacts('assistant.json', assistantSchema, assistantJson);
