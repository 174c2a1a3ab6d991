import { defineOverlay } from '../../../../engine/model/site-config.ts';

export default defineOverlay({ brand: { name: 'Harbor Desk', slug: 'harbor' } });
