import { useId, type ReactNode } from 'react';
import { T, useText, type TextId } from '../intl';

/** A column of a diagnostics table. */
export interface DiagnosticsColumn<Row> {
  name: TextId;
  cell: (row: Row) => ReactNode;
  isNumber?: boolean;
}

interface Props<Row> {
  heading: TextId;
  /** How the rows are to be read. */
  caption: TextId;
  /** What is said when there are none. */
  empty: TextId;
  columns: readonly DiagnosticsColumn<Row>[];
  rows: readonly Row[];
  idOf: (row: Row) => string;
}

type TableProps<Row> = Omit<Props<Row>, 'heading' | 'empty'>;

function Table<Row>({ caption, columns, rows, idOf }: TableProps<Row>): ReactNode {
  const t = useText();
  const classOf = ({ isNumber = false }: DiagnosticsColumn<Row>) =>
    isNumber ? 'diagnostics__number tabular' : undefined;
  return (
    <table className="diagnostics__table">
      <caption>{t(caption)}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.name} scope="col" className={classOf(column)}>
              {t(column.name)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={idOf(row)}>
            {columns.map((column) => (
              <td key={column.name} className={classOf(column)}>
                {column.cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A headed section with a table, or what is said when it has no rows. */
export function DiagnosticsTable<Row>({ heading, empty, rows, ...table }: Props<Row>): ReactNode {
  const headingId = useId();
  return (
    <section className="diagnostics__section" aria-labelledby={headingId}>
      <h3 id={headingId} className="diagnostics__heading">
        <T id={heading} />
      </h3>
      {rows.length === 0 ? (
        <p className="diagnostics__hint">
          <T id={empty} />
        </p>
      ) : (
        <Table {...table} rows={rows} />
      )}
    </section>
  );
}
