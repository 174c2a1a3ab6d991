import { createElement } from 'react';
import type { Tree } from '../../model/tree.ts';
import { useSite } from '../app/site-context.tsx';
import { LiveBoundary } from '../live-node/LiveBoundary.tsx';
import { elementProps } from './element-props.ts';

/** Draws a page's body. A chunk's HTML is set once and never looked into, so behaviours may change attributes in it. */
export function TreeView({ tree }: { readonly tree: Tree }) {
  const { live } = useSite();
  return tree.map((node, index) => {
    // The order of a page's nodes never changes, so the index is a good key.
    if (typeof node === 'string') return <div key={index} className="chunk" dangerouslySetInnerHTML={{ __html: node }} />;
    const children = node.children.length > 0 ? <TreeView tree={node.children} /> : undefined;
    if ('tag' in node) return createElement(node.tag, { key: index, ...elementProps(node.attributes) }, children);
    const Live = live(node.live);
    return (
      <div key={index} className="live" data-live={node.live}>
        <LiveBoundary>
          <Live {...node.props}>{children}</Live>
        </LiveBoundary>
      </div>
    );
  });
}
