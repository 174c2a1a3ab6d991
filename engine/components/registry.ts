import { calloutNames } from './callout/variants.ts';
import type { MdxComponent } from './define.ts';

/** Functions that import components, by the name that authors write. */
export type ComponentImports = Readonly<Record<string, () => Promise<MdxComponent>>>;

/** The components of every site. A site can add its own: see `components` in `engine/model/site-config.ts`. */
const generalComponents: ComponentImports = {
  ...Object.fromEntries(
    calloutNames.map((name) => [name, async () => (await import('./callout/Callout.tsx')).calloutOf(name)]),
  ),
  Steps: async () => (await import('./steps/Steps.tsx')).Steps,
  Tabs: async () => (await import('./tabs/Tabs.tsx')).Tabs,
  Tab: async () => (await import('./tabs/Tabs.tsx')).Tab,
  Available: async () => (await import('./available/Available.tsx')).Available,
  Accordion: async () => (await import('./accordion/Accordion.tsx')).Accordion,
  Filter: async () => (await import('./data-table/FilterBox.tsx')).Filter,
  Jobs: async () => (await import('./jobs/Jobs.tsx')).Jobs,
  Trouble: async () => (await import('./trouble/Trouble.tsx')).Trouble,
  For: async () => (await import('./for/For.tsx')).For,
  If: async () => (await import('./if/If.tsx')).If,
  Snippet: async () => (await import('./snippet/Snippet.tsx')).Snippet,
  Badge: async () => (await import('./badge/Badge.tsx')).Badge,
  Kbd: async () => (await import('./kbd/Kbd.tsx')).Kbd,
  MenuPath: async () => (await import('./menu-path/MenuPath.tsx')).MenuPath,
  Endpoint: async () => (await import('./endpoint/Endpoint.tsx')).Endpoint,
  Figure: async () => (await import('./figure/Figure.tsx')).Figure,
  FileTree: async () => (await import('./file-tree/FileTree.tsx')).FileTree,
  Video: async () => (await import('./video/Video.tsx')).Video,
  Cards: async () => (await import('./cards/Cards.tsx')).Cards,
  Card: async () => (await import('./cards/Cards.tsx')).Card,
  PageCards: async () => (await import('./page-cards/PageCards.tsx')).PageCards,
};

/**
 * The components that a site's pages may use. Each is loaded when a page first uses it, because loading its data can take longer than
 * building a page.
 */
export class Registry {
  readonly #imports: ComponentImports;
  readonly #loaded = new Map<string, MdxComponent>();

  /** @param imports the site's components; they replace general ones of the same name */
  constructor(imports: ComponentImports = {}) {
    this.#imports = { ...generalComponents, ...imports };
  }

  get names(): string[] {
    return Object.keys(this.#imports);
  }

  has(name: string): boolean {
    return Object.hasOwn(this.#imports, name);
  }

  get(name: string): MdxComponent | undefined {
    return this.#loaded.get(name);
  }

  /** Loads a component for `get`. Does nothing for unknown names. */
  async load(name: string): Promise<void> {
    if (this.has(name) && !this.#loaded.has(name))
      this.#loaded.set(name, await (this.#imports[name] as () => Promise<MdxComponent>)());
  }
}
