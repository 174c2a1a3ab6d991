import { menu, type Subject } from '../../shots/subjects.ts';

export type Pictured = Subject & {
  readonly looks?: readonly Look[];
  /** Whether the address has no page, which the browser reports. */
  readonly missing?: boolean;
};
export type Look = { readonly width: number; readonly mode: 'light' | 'dark' | 'forced' };

const phone: Look[] = [
  { width: 360, mode: 'light' },
  { width: 360, mode: 'dark' },
];
const desk: Look[] = [
  { width: 1280, mode: 'light' },
  { width: 1280, mode: 'dark' },
];
const tablet: Look = { width: 768, mode: 'light' };
const wide: Look = { width: 1920, mode: 'light' };
const forced: Look = { width: 1280, mode: 'forced' };
const everywhere: Look[] = [...phone, tablet, ...desk];

/** Pages and states of the site in `tests/browser/variants/pictures/`. */
export const pictured: readonly Pictured[] = [
  { name: 'home', path: '' },
  { name: 'guide', path: 'guide/', looks: [...phone, ...desk] },
  { name: 'task', path: 'guide/open-a-channel/', looks: [...everywhere, forced] },
  { name: 'reference', path: 'guide/settings/', looks: [...everywhere, forced] },
  { name: 'concept', path: 'guide/how-it-travels/', looks: [...phone, ...desk] },
  { name: 'tool', path: 'guide/build-the-script/' },
  { name: 'operation', path: 'api-reference/desks/create-desk/', looks: [phone[0] as Look, desk[1] as Look, wide] },
  { name: 'page-list', path: 'pages/', looks: [phone[0] as Look, desk[0] as Look] },
  { name: 'not-found', path: 'there/is/no/such/page/', missing: true, looks: [phone[1] as Look, desk[0] as Look] },
  { name: 'menu', path: 'guide/settings/', act: menu, looks: phone },
];
export const looksOf = ({ looks }: Pictured): readonly Look[] => looks ?? everywhere;
