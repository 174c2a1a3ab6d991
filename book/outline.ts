import { PDFDict, PDFHexString, PDFName, PDFNumber, type PDFDocument, type PDFObject, type PDFRef } from 'pdf-lib';
import type { SidebarItem } from '../engine/model/sidebar.ts';
import { sectionsOf, type BuiltGuide } from './built-guide.ts';
import { chapterId, inChapter } from './combined-page.ts';

type Entry = { readonly title: string; readonly destination: string | undefined; readonly entries: readonly Entry[] };

/** Chapters below the categories of the sidebar, which the headings of the pages don't know, and sections below their chapters. */
function entriesOf(items: readonly SidebarItem[], chapters: BuiltGuide['chapters']): Entry[] {
  return items.map((item) => {
    if (item.type === 'category') {
      const entries = entriesOf(item.items ?? [], chapters);
      return { title: item.label, destination: entries[0]?.destination, entries };
    }
    const index = chapters.findIndex(({ path }) => path === item.path);
    const chapter = chapters[index];
    const sections = chapter ? sectionsOf(chapter) : [];
    return {
      title: chapter?.title ?? item.label,
      destination: chapterId(index),
      entries: sections.map(({ id, title }) => ({ title, destination: inChapter(index, id), entries: [] })),
    };
  });
}

/** Gives the PDF an outline (bookmarks) like the sidebar, with categories and chapters closed. */
export function addOutline(pdf: PDFDocument, { items, chapters }: Pick<BuiltGuide, 'items' | 'chapters'>): void {
  const { context } = pdf;
  const root = context.nextRef();
  const entries = entriesOf(items, chapters);
  const children = add(entries, root);
  context.assign(root, context.obj({ Type: 'Outlines', ...children, Count: entries.length }));
  pdf.catalog.set(PDFName.of('Outlines'), root);
  pdf.catalog.set(PDFName.of('PageMode'), PDFName.of('UseOutlines'));

  function add(list: readonly Entry[], parent: PDFRef): Record<string, PDFObject> {
    const refs = list.map(() => context.nextRef());
    for (const [index, { title, destination, entries: below }] of list.entries()) {
      const ref = refs[index] as PDFRef;
      const entry = PDFDict.withContext(context);
      const set = (key: string, value: PDFObject | undefined) => value && entry.set(PDFName.of(key), value);
      set('Title', PDFHexString.fromText(title));
      set('Parent', parent);
      set('Prev', refs[index - 1]);
      set('Next', refs[index + 1]);
      set('Dest', destination === undefined ? undefined : PDFName.of(destination));
      if (below.length > 0) {
        for (const [key, value] of Object.entries(add(below, ref))) set(key, value);
        set('Count', PDFNumber.of(-below.length));
      }
      context.assign(ref, entry);
    }
    const [first, last] = [refs[0], refs.at(-1)];
    return first && last ? { First: first, Last: last } : {};
  }
}
