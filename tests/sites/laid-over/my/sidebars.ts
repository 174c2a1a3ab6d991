import { below } from '../../../../owner/sidebars.ts';
import { sidebars as theirs } from '../config/sidebars.ts';

const items = below('/guide/start/', { route: '/guide/mine/' }, theirs.docs.items);

export const sidebars = { docs: { items: [...items, { route: '/guide/gone/' }] } };
