/**
 * Ids of the elements around a page's content. A heading can't have one of them: a link to it would lead to the frame.
 */
export const frameIds: ReadonlySet<string> = new Set(['app', 'content', 'menu', 'page', 'related']);
