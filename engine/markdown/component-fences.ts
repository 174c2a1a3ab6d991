import { codeOf, type JsxNode, type Node } from './nodes.ts';

/**
 * Turns fences of YAML that name a component into that component. Its props are the keys of the YAML:
 *
 *     ```yaml ChatScreen
 *     app: whatsapp
 *     title: Priya Nair
 *     ```
 */
export const componentFences = (nodes: readonly Node[]): Node[] => nodes.map(ofNode);

function ofNode(node: Node): Node {
  if (!('children' in node)) return node;
  const fence = node.type === 'element' && node.tagName === 'pre' ? codeOf(node) : undefined;
  if (fence?.language === 'yaml' && /^[A-Z][A-Za-z]*$/.test(fence.meta)) {
    const { position } = node;
    return {
      type: 'mdxJsxFlowElement',
      name: fence.meta,
      attributes: [],
      yaml: fence.code,
      children: [],
      position,
    } as JsxNode;
  }
  return { ...node, children: componentFences(node.children as Node[]) } as Node;
}
