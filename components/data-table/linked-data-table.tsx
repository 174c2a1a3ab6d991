import { fileOfTable } from '../../data/file-of-table.ts';
import { published } from '../../data/published.ts';
import { tables } from '../../data/tables.ts';
import { dataTable } from '../../engine/components/data-table/DataTable.tsx';
import type { MdxComponent, StaticComponent } from '../../engine/components/define.ts';
import { publishedFolder } from '../../engine/model/published.ts';

/** `<DataTable>`. Below the first table that a page shows of a file, there is a link to the file for programs. */
export function linkedDataTable(): MdxComponent {
  const table = dataTable(tables) as unknown as StaticComponent<{ of: string }>;
  const render: typeof table.render = (props, context) => {
    const rendered = table.render(props, context);
    const name = fileOfTable(props.of);
    const id = `data-${name}`;
    // A file whose page is left out isn't published either.
    const isPublished = context.page(published[name]?.page ?? '') !== undefined;
    if (!rendered || !isPublished || context.uniqueId(id) !== id) return rendered;
    const file = `${name}.json`;
    return (
      <>
        {rendered}
        <p className="table-caption" id={id} data-unindexed="">
          JSON: <a href={context.href(`/${publishedFolder}/${file}`)}>{file}</a>
        </p>
      </>
    );
  };
  return { ...table, render } as unknown as MdxComponent;
}
