import { publishing } from '../../../../../publishing/publisher.ts';

export const publisher = publishing({ pictures: false, useFor: 'a test' });
