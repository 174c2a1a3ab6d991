import type { Page } from '@playwright/test';

/**
 * What spoils the look of a page without hiding anything, one line each: the kind, then the element. `flaws.spec.ts` has an example of
 * each kind.
 */
export const flaws = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const lines = new Set<string>();
    const article = document.querySelector('main') as Element;
    const name = (element: Element): string =>
      `${element.localName}.${(element.getAttribute('class') ?? '').split(' ').join('.')} “${element.textContent?.trim().slice(0, 40)}”`;
    const isSeen = (element: Element): boolean =>
      element.checkVisibility() && !element.closest('.visually-hidden, [aria-hidden=true]');

    // What may be wider: what scrolls, what is placed by coordinates, and what is drawn.
    const free = '.visually-hidden, svg, .screen, .diagram, .shot, pre, .matrix, .tool-table, [role=tablist]';
    const boxes = document.createTreeWalker(article, NodeFilter.SHOW_ELEMENT, (element) =>
      (element as Element).matches(free) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
    );
    while (boxes.nextNode()) {
      const element = boxes.currentNode as HTMLElement;
      const { right, left, width } = element.getBoundingClientRect();
      const parent = element.parentElement as HTMLElement;
      const box = parent.getBoundingClientRect();
      const over = Math.max(right - box.right, box.left - left);
      // Styles are asked for where there is something to explain: asking takes longer than measuring.
      if (over <= 1 || !width || !box.width || !element.matches('.prose *') || !isSeen(element)) continue;
      const style = getComputedStyle(element);
      if (/absolute|fixed/.test(style.position) || style.display === 'contents') continue;
      const margin = -Math.min(0, Number.parseFloat(style.marginRight), Number.parseFloat(style.marginLeft));
      // Of text that goes on in the next line, the padding of each line may hang over.
      const slack = (style.display === 'inline' ? 6 : 1) + margin;
      if (over > slack && getComputedStyle(parent).display !== 'inline')
        lines.add(`wider than its box: ${name(element)}`);
    }

    // Blocks begin where the title begins, and end where the text ends. Tables, and what is below a header, may end where the page does.
    const title = article.querySelector('h1')?.getBoundingClientRect();
    const end = article.querySelector('.article')?.getBoundingClientRect().right ?? 0;
    for (const block of article.querySelectorAll('.prose > *, .prose > .chunk > *, main > *')) {
      const isBox =
        getComputedStyle(block).display !== 'contents' && !/absolute|fixed/.test(getComputedStyle(block).position);
      if (!title || !isSeen(block) || !isBox || block.matches('.chunk, .article, .breadcrumbs, .api-sample')) continue;
      const { left, right } = block.getBoundingClientRect();
      const differs = (a: number, b: number): boolean => Math.abs(a - b) > 1;
      const isWide = block.matches('.table, .data-table, .with-hero *, .with-hero ~ *') && !differs(right, end);
      if (differs(left, title.left) || (differs(right, title.right) && !isWide))
        lines.add(`an edge of its own: ${name(block)}`);
    }

    // Names of code may break after punctuation and before a capital, other words not at all, unless they are longer than a line.
    const texts = document.createTreeWalker(article, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (texts.nextNode()) {
      const { currentNode: node } = texts;
      const element = node.parentElement;
      const text = node.nodeValue ?? '';
      const rectsOf = (first: number, after: number): DOMRectList => {
        range.setStart(node, first);
        range.setEnd(node, after);
        return range.getClientRects();
      };
      if (!element || !text.trim() || rectsOf(0, text.length).length < 2) continue;
      if (element.closest('svg, .screen') || !isSeen(element) || /^[0-9a-f]{40,}$/.test(text)) continue;
      const bottomOf = (index: number): number => rectsOf(index, index + 1)[0]?.bottom ?? 0;
      const broken = [...text.matchAll(element.closest('pre') ? /\b[A-Za-z0-9]{2,24}\b/g : /[A-Za-z0-9]{2,}/g)]
        .filter(({ 0: { length }, index }) => rectsOf(index, index + length).length > 1)
        .flatMap(({ 0: word, index: start }) =>
          [...word.matchAll(/.(?=.)(?![a-z][A-Z])/g)].map(({ index }) => start + index),
        )
        .find((index) => bottomOf(index + 1) > bottomOf(index) + 4);
      if (broken !== undefined)
        lines.add(`a word in two lines: ${name(element)} at “${text.slice(broken, broken + 8)}”`);
    }
    // Names and values that fit a line are read as one, and are large enough to read.
    for (const code of article.querySelectorAll<HTMLElement>(':not(pre) > code, kbd')) {
      if (!isSeen(code) || code.closest('pre, .screen')) continue;
      const length = code.textContent?.length ?? 0;
      const mayBreak = length > (code.closest('.property-name') ? 30 : 24) || code.querySelector('wbr, data');
      if (!mayBreak && code.getClientRects().length > 1) lines.add(`short code in two lines: ${name(code)}`);
      if (Number.parseFloat(getComputedStyle(code).fontSize) < 12) lines.add(`too small: ${name(code)}`);
    }
    for (const tabs of article.querySelectorAll('.api-sample [role=tablist]'))
      if (isSeen(tabs) && tabs.scrollWidth > tabs.clientWidth + 1) lines.add(`a tab out of sight: ${name(tabs)}`);
    // What is left out of long code is worth asking for.
    for (const code of article.querySelectorAll('figure.code:has(> .all-lines:not([open])) > pre')) {
      const left = (code.scrollHeight - code.clientHeight) / Number.parseFloat(getComputedStyle(code).lineHeight);
      if (isSeen(code) && left < 4) lines.add(`“Show all” for ${Math.ceil(left)} lines: ${name(code)}`);
    }
    // A line of foldable code begins where its spaces say.
    for (const code of article.querySelectorAll<HTMLElement>('pre code:has(summary)')) {
      const { left } = code.getBoundingClientRect();
      const pieces = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
      let isStart = true;
      let spaces = 0;
      let character = 0;
      while (pieces.nextNode()) {
        const { currentNode: piece } = pieces;
        for (const [index, letter] of [...(piece.nodeValue ?? '')].entries()) {
          if (letter === '\n') {
            isStart = true;
            spaces = 0;
          }
          if (!isStart || letter === '\n') continue;
          isStart = letter === ' ';
          if (isStart) spaces += 1;
          if (isStart) continue;
          range.setStart(piece, index);
          range.setEnd(piece, index + 1);
          const box = range.getBoundingClientRect();
          character ||= box.width;
          if (box.width && Math.abs(box.left - left - spaces * character) > 1)
            lines.add(`a line askew: ${name(code)} at “${piece.nodeValue?.slice(index, index + 20)}”`);
        }
      }
    }
    // Where a list of properties has columns, each fact has its place in all rows, and what fits a line takes one.
    for (const list of article.querySelectorAll('.properties')) {
      const term = list.querySelector('dt');
      if (!term || !isSeen(list) || getComputedStyle(term).display === 'flex') continue;
      const parts = ['.type', ':is(.property-name, .type) + :is(.default, .required)', 'dd:not(.property-inside)'];
      for (const part of parts) {
        const starts = [...list.querySelectorAll(part)]
          .filter((fact) => fact.closest('.properties') === list && isSeen(fact))
          .map((fact) => fact.getBoundingClientRect()[document.dir === 'rtl' ? 'right' : 'left']);
        if (Math.max(...starts) - Math.min(...starts) > 1) lines.add(`facts out of line: ${part} in ${name(list)}`);
      }
      for (const row of list.querySelectorAll('.property:not(:has(.property-inside, dd + dd))')) {
        const heights = [...row.querySelectorAll('.property-name, .property-fact, dd')].map(
          (fact) => fact.getBoundingClientRect().height,
        );
        const hasOthers = row.querySelector('.property-fact:not(.type, .default, .required)');
        if (!hasOthers && Math.max(...heights) < 30 && row.getBoundingClientRect().height > 48)
          lines.add(`more lines than it needs: ${name(row)}`);
      }
    }
    for (const steps of article.querySelectorAll('.steps')) {
      const heading = steps.previousElementSibling;
      const gap = steps.getBoundingClientRect().top - (heading?.getBoundingClientRect().bottom ?? 0);
      if (heading?.matches('h2, h3') && isSeen(steps) && gap < 12) lines.add(`too near its heading: ${name(steps)}`);
    }

    // A line may go behind a label only if the label's ground is drawn above it.
    const isInside = (x: number, y: number, { left, right, top, bottom }: DOMRect): boolean =>
      x > left + 1 && x < right - 1 && y > top + 1 && y < bottom - 1;
    /** Points of a line, 3 px apart. */
    const pointsOf = (line: SVGPathElement): DOMPoint[] => {
      const matrix = line.getScreenCTM();
      if (!matrix || !isSeen(line)) return [];
      const count = Math.ceil(line.getTotalLength() / 3);
      return Array.from({ length: count }, (_, index) => line.getPointAtLength(index * 3).matrixTransform(matrix));
    };
    const points = new Map(
      [...article.querySelectorAll<SVGPathElement>('.diagram path.d-line')].map((line) => [line, pointsOf(line)]),
    );
    for (const [line, dots] of points) {
      const labels = [...(line.ownerSVGElement?.querySelectorAll('text') ?? [])].map(
        (label) => [label, label.getBoundingClientRect()] as const,
      );
      for (const { x, y } of dots) {
        const [label] = labels.find(([, letters]) => isInside(x, y, letters)) ?? [];
        // Letters with an outline cover the line themselves.
        if (!label || label.matches('.d-halo')) continue;
        const grounds = [...(label.parentElement?.querySelectorAll('rect, path:not(.d-line), polygon') ?? [])];
        const isCovered = grounds.some(
          (ground) =>
            line.compareDocumentPosition(ground) & Node.DOCUMENT_POSITION_FOLLOWING &&
            isInside(x, y, ground.getBoundingClientRect()),
        );
        if (!isCovered) lines.add(`cut by a line: ${name(label)}`);
      }
    }

    // Where a label has several lines, its ground is one, behind all of them.
    for (const label of article.querySelectorAll<SVGTextElement>('.diagram text.d-halo')) {
      const next = label.nextElementSibling;
      const isSameLabel = next?.matches('text.d-halo') && next.getAttribute('x') === label.getAttribute('x');
      const gap = Number(next?.getAttribute('y')) - Number(label.getAttribute('y'));
      if (!next || !isSameLabel || gap <= 0 || gap > 20 || !isSeen(label)) continue;
      const upper = label.getBoundingClientRect();
      const lower = next.getBoundingClientRect();
      const left = Math.max(upper.left, lower.left);
      const block = new DOMRect(left, upper.top, Math.min(upper.right, lower.right) - left, lower.bottom - upper.top);
      const grounds = [...(label.parentElement?.querySelectorAll('rect.d-halo') ?? [])].map((ground) =>
        ground.getBoundingClientRect(),
      );
      for (const [line, dots] of points)
        for (const { x, y } of line.ownerSVGElement === label.ownerSVGElement ? dots : [])
          if (isInside(x, y, block) && !grounds.some((ground) => isInside(x, y, ground)))
            lines.add(`a line between its lines: ${name(label)}`);
    }

    // In a graph, what a line is labeled with stands on it, and on no other. (Labels of sequences stand above their lines.)
    const edgeLabels = '.diagram svg:not(:has(.d-life)) text.d-soft.d-halo';
    for (const label of article.querySelectorAll<SVGTextElement>(edgeLabels)) {
      if (!isSeen(label)) continue;
      const linesAt = ({ left, top, right, bottom }: DOMRect, room: number): number =>
        [...points].filter(
          ([line, dots]) =>
            line.ownerSVGElement === label.ownerSVGElement &&
            dots.some(({ x, y }) => x > left - room && x < right + room && y > top - room && y < bottom + room),
        ).length;
      const letters = label.getBoundingClientRect();
      const crossing = linesAt(letters, 0);
      // A line may pass between two rows of a label, and a line back to its own node beside it.
      if (crossing > 1 || !linesAt(letters, 40)) lines.add(`on ${crossing} lines: ${name(label)}`);
    }

    for (const control of article.querySelectorAll<HTMLElement>('input, select, textarea, button, summary, .button')) {
      if (!isSeen(control) || control.matches('[type=checkbox], [type=radio], [type=color], [type=range]')) continue;
      const style = getComputedStyle(control);
      const hasEdge = style.borderLeftStyle !== 'none' && style.borderLeftWidth !== '0px';
      const hasGround = !/^rgba\(.*, 0\)$|^transparent$/.test(style.backgroundColor);
      const hasText = control.matches('input, select, textarea') || Boolean(control.textContent?.trim());
      const inset = Math.min(Number.parseFloat(style.paddingLeft), Number.parseFloat(style.paddingRight));
      if (hasText && (hasEdge || hasGround) && inset < 4) lines.add(`no inset: ${name(control)}`);
      if (
        control.matches('select:not([multiple])') &&
        style.appearance !== 'none' &&
        !matchMedia('(forced-colors: active)').matches
      )
        lines.add(`an arrow at the edge: ${name(control)}`);
    }

    const level = (heading: Element): number => Number(heading.localName.slice(1));
    const headings = [...article.querySelectorAll('h1, h2, h3, h4')].filter(isSeen);
    headings.forEach((heading, index) => {
      const next = headings[index + 1];
      if (next && level(next) > level(heading)) return;
      range.setStartAfter(heading);
      if (next) range.setEndBefore(next);
      else range.setEnd(article, article.childNodes.length);
      if (!range.toString().trim() && !range.cloneContents().querySelector('img, svg, video, input'))
        lines.add(`without contents: ${name(heading)}`);
    });

    for (const label of article.querySelectorAll('.channel-facts dt')) {
      const gap =
        (label.nextElementSibling ?? label).getBoundingClientRect().top - label.getBoundingClientRect().bottom;
      if (isSeen(label) && (gap < 3 || gap > 6)) lines.add(`${Math.round(gap)} px from its value: ${name(label)}`);
    }
    for (const code of article.querySelectorAll('.code:not(.wrap) pre')) {
      const isSentence = code.childElementCount === 1 && /^[A-Z][^\n]*[a-z] [^\n]*\.\n?$/.test(code.textContent ?? '');
      if (isSentence && code.scrollWidth > code.clientWidth + 1) lines.add(`a sentence that is cut: ${name(code)}`);
    }
    for (const item of article.querySelectorAll('.prose ol:not(li *, [class]) > li:first-child'))
      if (isSeen(item) && getComputedStyle(item, '::before').content === 'none')
        lines.add(`a numbered list of another look: ${name(item)}`);
    for (const drawing of article.querySelectorAll('.screen:not(.hero *, .live *) > .drawing'))
      if (getComputedStyle(drawing).filter === 'none') lines.add(`a drawing of another look: ${name(drawing)}`);
    if (article.querySelectorAll('.related li').length > 5) lines.add('too many links at the end: .related');

    for (const cell of article.querySelectorAll('.s-list > * > :first-child'))
      if (cell.textContent?.trim().length === 1)
        lines.add(`a row named by a mark: ${name(cell.parentElement ?? cell)}`);

    for (const table of article.querySelectorAll('table')) {
      const frame = table.closest<HTMLElement>('.table');
      if (frame && isSeen(frame) && innerWidth > 1000) {
        const isAway = frame.matches('.matrix:not(.wide)') && getComputedStyle(frame).overflowY !== 'visible';
        if (isAway) lines.add(`a head that scrolls away: ${name(table)}`);
        if (table.offsetWidth > frame.clientWidth + 1) lines.add(`a column out of sight: ${name(table)}`);
      }
      for (let box = table.parentElement; box && box !== article; box = box.parentElement)
        if (box.scrollHeight > box.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(box).overflowY))
          lines.add(`scrolls down in a box: ${name(table)}`);
      const heads = table.tHead?.rows[0]?.cells;
      const cells = table.tBodies[0]?.rows[0]?.cells;
      if (!heads || !cells) continue;
      const width = (row: HTMLCollectionOf<HTMLTableCellElement>): number =>
        [...row].reduce((sum, { colSpan }) => sum + colSpan, 0);
      const shown = [...heads].filter((head) => isSeen(head) && getComputedStyle(head).clipPath === 'none');
      const isClipped = table.tHead && getComputedStyle(table.tHead).clipPath !== 'none';
      if (!isClipped && shown.length === 1 && heads.length > 1) lines.add(`a head alone: ${name(table)}`);
      if (width(cells) > width(heads)) lines.add(`a column without a head: ${name(table)}`);
      for (const head of [...heads].slice(1))
        if (!head.textContent?.trim()) lines.add(`a column without a head: ${name(table)}`);
    }

    // In the sidebar, a name has three lines at most, and its mark is on the first one.
    for (const entry of document.querySelectorAll('.sidebar-pages :is(a, summary)')) {
      if (!isSeen(entry)) continue;
      const { top, height } = entry.getBoundingClientRect();
      if (height > 90) lines.add(`a name too long for the sidebar: ${name(entry)}`);
      const mark = entry.querySelector('.page-mark, .method')?.getBoundingClientRect();
      if (mark && mark.bottom > top + 40) lines.add(`a mark off the first line: ${name(entry)}`);
    }

    // Beside each other, the titles of large tiles have as many lines.
    const tiles = [...article.querySelectorAll('.doors > li')].map((tile) => ({
      row: Math.round(tile.getBoundingClientRect().top),
      height: Math.round(tile.querySelector('.card-title a')?.getBoundingClientRect().height ?? 0),
    }));
    for (const { row, height } of tiles)
      if (tiles.some((tile) => tile.row === row && tile.height < height)) lines.add(`a title that wraps alone: ${row}`);

    // In the dark, what stands on the page is lighter than it, except code. What a drawing shows is in colors of its own.
    const lightness = (element: Element): number | undefined => {
      const [, value, opacity] =
        /^oklch\(([\d.]+) [^/]*(?:\/ ([\d.]+))?\)$/.exec(getComputedStyle(element).backgroundColor) ?? [];
      return value === undefined || opacity !== undefined ? undefined : Number(value);
    };
    const paper = lightness(document.documentElement);
    if (document.documentElement.dataset.theme === 'dark' && paper !== undefined)
      for (const element of article.querySelectorAll('*'))
        if (
          (lightness(element) ?? paper) < paper - 0.001 &&
          isSeen(element) &&
          !element.closest('.code, .of-code, .widget-mock')
        )
          lines.add(`darker than the page: ${name(element)}`);
    return [...lines];
  });
