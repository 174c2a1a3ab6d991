import { createElement } from 'react';
import { trustedHtml } from '../../model/trusted-types.ts';
import type { ElementNode, Tree } from '../../model/tree.ts';
import { useSite } from '../app/site-context.tsx';
import { LiveBoundary } from '../live-node/LiveBoundary.tsx';
import { elementProps } from './element-props.ts';

/** Renders the body of a page. React sets a chunk's HTML once and never reads it, so enhancements may change it. */
export function TreeView({ tree }: { readonly tree: Tree }) {
  const { live } = useSite();
  return tree.map((node, index) => {
    // The order of a page's nodes never changes, so the index is a valid key.
    if (typeof node === 'string')
      return <div key={index} className="chunk" dangerouslySetInnerHTML={{ __html: trustedHtml(node) }} />;
    if ('tag' in node) return <Element key={index} node={node} />;
    const children = node.children.length > 0 ? <TreeView tree={node.children} /> : undefined;
    const Live = live(node.live);
    return (
      <LiveBoundary key={index} name={node.live}>
        <Live {...node.props}>{children}</Live>
      </LiveBoundary>
    );
  });
}

/**
 * An element around live components, or a sibling of one. If it contains only HTML, it is the chunk itself, because a `<div>` would be
 * invalid in a `<p>`.
 */
function Element({ node }: { readonly node: ElementNode }) {
  const props = elementProps(node.attributes);
  const [only, ...others] = node.children;
  if (typeof only === 'string' && others.length === 0)
    return createElement(node.tag, {
      ...props,
      'data-chunk': '',
      dangerouslySetInnerHTML: { __html: trustedHtml(only) },
    });
  return createElement(node.tag, props, node.children.length > 0 ? <TreeView tree={node.children} /> : undefined);
}
