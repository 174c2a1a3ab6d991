import { defaultSchema } from 'hast-util-sanitize';

/** Drawings: shapes and words. */
export const svgTags: ReadonlySet<string> = new Set(
  'svg g path rect circle ellipse line polyline polygon text tspan title desc'.split(' '),
);

/** HTML that documents use. */
export const documentTags: ReadonlySet<string> = new Set([
  ...(defaultSchema.tagNames ?? []),
  ...'abbr address article aside audio bdi bdo caption center cite col colgroup dfn figcaption figure footer header hgroup iframe main mark nav small time track u video wbr'.split(
    ' ',
  ),
  ...svgTags,
]);
