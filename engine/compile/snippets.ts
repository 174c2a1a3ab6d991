import type { SiteModel } from '../site/site-model.ts';
import { offeredNodes } from '../../layers/offered-nodes.ts';
import { componentFences } from '../markdown/component-fences.ts';
import type { Node } from '../markdown/nodes.ts';
import { parse } from '../markdown/parser.ts';

/** The snippets that pages show, each parsed once. */
export class Snippets {
  readonly #sources: SiteModel['snippets'];
  readonly #model: SiteModel;
  readonly #parsed = new Map<string, Node[]>();

  constructor(model: SiteModel) {
    this.#model = model;
    this.#sources = model.snippets;
  }

  /**
   * The nodes of a snippet; empty when the site has no snippet of that name.
   * @throws ParseError with the line in the snippet's file
   */
  nodes(name: string): Node[] {
    const parsed = this.#parsed.get(name);
    if (parsed) return parsed;
    const source = this.#sources.get(name);
    const nodes = source ? offeredNodes(componentFences(parse(source.text, source.format)), this.#model) : [];
    this.#parsed.set(name, nodes);
    return nodes;
  }
}
