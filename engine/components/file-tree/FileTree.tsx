import { cloneElement, Fragment, type ReactElement, type ReactNode } from 'react';
import { z } from 'zod';
import { childNodes, isElementOf, nodeText } from '../child-nodes.ts';
import { defineStatic } from '../define.ts';

type ListProps = { readonly children?: ReactNode; readonly className?: string };

/** Files and folders, from one nested list. Names that end with `/` or have a nested list are folders; **bold** highlights a file. */
export const FileTree = defineStatic({
  props: z.strictObject({}),
  children: 'blocks',
  place: 'block',
  needs: { styles: ['extra'] },
  render: ({ children }, { report }) => {
    const blocks = childNodes(children).filter((child) => typeof child !== 'string' || child.trim());
    const list = blocks[0];
    if (blocks.length !== 1 || !isElementOf<ListProps>(list, 'ul')) {
      report(
        '<FileTree> contains one list with dashes and nothing else.',
        'Write `- src/` and indent what is in the folder by two spaces.',
      );
      return <div className="file-tree">{children}</div>;
    }
    return <div className="file-tree">{renderList(list)}</div>;
  },
});

function renderList(list: ReactElement<ListProps>): ReactNode {
  return (
    <ul>
      {childNodes(list.props.children).map((item, index) =>
        isElementOf<ListProps>(item, 'li') ? <Fragment key={index}>{renderItem(item)}</Fragment> : null,
      )}
    </ul>
  );
}

function renderItem(item: ReactElement<ListProps>): ReactNode {
  // A loose list wraps each entry in a paragraph.
  const parts = childNodes(item.props.children).flatMap((part) =>
    isElementOf(part, 'p') ? childNodes(part.props.children) : [part],
  );
  const below = parts.filter((part) => isElementOf<ListProps>(part, 'ul'));
  const line = parts.filter((part) => !isElementOf(part, 'ul'));
  const name = nodeText(line.find((part) => typeof part !== 'string') ?? line[0]).trim();
  const kind = below.length || name.endsWith('/') ? 'folder' : 'file';
  return cloneElement(
    item,
    { className: kind },
    ...line,
    ...below.map((list, index) => <Fragment key={`below-${index}`}>{renderList(list)}</Fragment>),
  );
}
