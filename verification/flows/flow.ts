/** A value of a variable: a text, a list of texts, or null without a value. */
export type FlowValue = string | readonly string[] | null;

/** One block as the flow builder stores it. `to` is the title of the group that its line leads to. */
export interface BlockOfFlow {
  readonly type: string;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly content?: Readonly<Record<string, unknown>>;
  readonly items?: readonly ({ readonly to?: string } & Readonly<Record<string, unknown>>)[];
  readonly to?: string;
}

/** A message of the visitor. */
export type EngineMessage =
  | { readonly type: 'text'; readonly text: string; readonly attachedFileUrls?: readonly string[] }
  | { readonly type: 'audio'; readonly url: string };

/** The part of the engine's state that a recording reads. */
export interface EngineState {
  readonly typebotsQueue: readonly {
    readonly typebot: { readonly variables: readonly { readonly name: string; readonly value?: FlowValue }[] };
    readonly answers: readonly { readonly key: string; readonly value: string }[];
  }[];
  readonly currentBlockId?: string;
}

/** A flow in the format of an export. */
export interface EngineFlow {
  readonly id: string;
  readonly [key: string]: unknown;
}

/** What a small flow consists of: groups by title (the first one starts), and variables by name. */
export interface SmallFlow {
  readonly groups: Readonly<Record<string, readonly BlockOfFlow[]>>;
  readonly variables?: Readonly<Record<string, FlowValue>>;
  readonly settings?: Readonly<Record<string, unknown>>;
}

/** The ID of the variable called `name`: blocks name variables by ID, and code reads them under it. */
export const variableId = (name: string): string => `v_${name.replaceAll(/\W/g, '_')}`;

/** A Text bubble. Variables in `text` are shown as the visitor reads them. */
export const say = (text: string, to?: string): BlockOfFlow => ({
  type: 'text',
  content: { richText: [{ type: 'p', children: [{ text }] }] },
  ...(to === undefined ? {} : { to }),
});

/** A condition item with one comparison. */
export const when = (
  variable: string,
  comparisonOperator: string,
  value: string | undefined,
  to?: string,
): NonNullable<BlockOfFlow['items']>[number] => ({
  content: { comparisons: [{ id: 'comparison', variableId: variableId(variable), comparisonOperator, value }] },
  ...(to === undefined ? {} : { to }),
});

/** Writes a small flow in the format of an export: IDs for groups, blocks, items and lines. */
export function toEngineFlow(id: string, { groups, variables = {}, settings = {} }: SmallFlow): EngineFlow {
  const edges: object[] = [];
  const line = (from: object, to: string): string => {
    const edgeId = `line${edges.length}`;
    edges.push({ id: edgeId, from, to: { groupId: to } });
    return edgeId;
  };
  const titles = Object.keys(groups);
  const first = line({ eventId: 'start' }, titles[0] ?? '');
  return {
    id,
    version: '6.1',
    workspaceId: 'workspace',
    isArchived: false,
    updatedAt: new Date(),
    settings,
    theme: {},
    variables: Object.entries(variables).map(([name, value]) => ({
      id: variableId(name),
      name,
      ...(value === null ? {} : { value }),
    })),
    events: [{ id: 'start', type: 'start', graphCoordinates: { x: 0, y: 0 }, outgoingEdgeId: first }],
    groups: titles.map((title) => ({
      id: title,
      title,
      graphCoordinates: { x: 0, y: 0 },
      blocks: (groups[title] ?? []).map(({ to, items, ...block }, index) => {
        const blockId = `${title}${index}`;
        return {
          ...block,
          id: blockId,
          ...(items && {
            items: items.map(({ to: itemTo, ...item }, itemIndex) => {
              const itemId = `${blockId}item${itemIndex}`;
              return {
                ...item,
                id: itemId,
                ...(itemTo !== undefined && { outgoingEdgeId: line({ blockId, itemId }, itemTo) }),
              };
            }),
          }),
          ...(to !== undefined && { outgoingEdgeId: line({ blockId }, to) }),
        };
      }),
    })),
    edges,
  };
}
