import { useId, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { searchKey } from '../../../lib/text';
import { useRequest } from '../../../store/hooks';
import { chartExportRequested } from '../../../store/ui/actions';
import { useHandles } from '../../handles';
import { T, useText, type TextId } from '../../intl';
import { csvText } from '../csv';
import { useAnnounce } from '../feedback';
import { Icon } from '../icons/Icon';
import { IconButton } from '../IconButton';
import './chart.css';

/** What a picture is in words: the first cell of a row names it. */
export interface ChartTable {
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}

/** A colour of the theme, for one kind of what a picture shows. */
export type Tone = 'accent' | 'success' | 'warning' | 'danger' | 'muted';

/** What a colour stands for. */
export interface LegendEntry {
  tone: Tone;
  name: string;
}

interface Props {
  name: TextId;
  /** What the picture is of, for who hears the table instead. */
  table: ChartTable;
  /** The days that it is of, for the name of the file: `2026-11-21`. */
  days: string;
  legend?: readonly LegendEntry[];
  /** What stands in place of a picture of nothing. */
  none: TextId;
  /** What else can be done with it, before the two buttons that each picture has. */
  tools?: ReactNode;
  /** The picture has parts that can be pressed; else it is hidden from screen readers, which read the table. */
  isOperable?: boolean;
  /** The picture. */
  children: ReactNode;
}

function Table({ table: { columns, rows }, name }: { table: ChartTable; name: string }): ReactNode {
  return (
    <table className="chart__table" aria-label={name}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([first = '', ...rest], row) => (
          <tr key={`${String(row)} ${first}`}>
            <th scope="row">{first}</th>
            {rest.map((cell, place) => (
              <td key={columns[place + 1]} className="tabular">
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Legend({ entries }: { entries: readonly LegendEntry[] }): ReactNode {
  return (
    <ul className="chart__legend" aria-hidden="true">
      {entries.map(({ name, tone }) => (
        <li key={name}>
          <span className={`chart__swatch chart-tone--${tone}`} />
          {name}
        </li>
      ))}
    </ul>
  );
}

/** A title as a file is named: `Ligações por hora` becomes `ligacoes-por-hora`. */
function fileNameOf(title: string): string {
  return searchKey(title)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

function useSave(table: ChartTable, fileName: string): () => void {
  const t = useText();
  const { locale } = useIntl();
  const announce = useAnnounce();
  const handles = useHandles();
  const request = useRequest();
  return () => {
    const data = table.rows.map((row) => [...row]);
    const textId = handles.deposit(csvText({ fields: [...table.columns], data }, locale));
    request(chartExportRequested({ textId, fileName }));
    announce(t('chart.saved', { count: table.rows.length }));
  };
}

/** A picture under its title, with its table for screen readers, for whoever would rather read, and as a file. */
export function Chart(props: Props): ReactNode {
  const { name: nameId, table, days, legend = [], none, tools, isOperable = false, children } = props;
  const t = useText();
  const id = useId();
  const [isTable, setIsTable] = useState(false);
  const name = t(nameId);
  const save = useSave(table, `${fileNameOf(name)}-${days}.csv`);
  const isEmpty = table.rows.length === 0;
  return (
    <figure className="chart" aria-labelledby={id}>
      <div className="chart__head">
        <figcaption className="chart__title" id={id}>
          <h3>{name}</h3>
        </figcaption>
        {!isEmpty && (
          <div className="chart__tools">
            {tools}
            <IconButton
              label={t('chart.asTable', { title: name })}
              title={t('chart.asTableHint')}
              aria-pressed={isTable}
              onClick={() => setIsTable(!isTable)}
            >
              <Icon name="list" />
            </IconButton>
            <IconButton label={t('chart.csv', { title: name })} title={t('chart.csvHint')} onClick={save}>
              <Icon name="download" />
            </IconButton>
          </div>
        )}
      </div>
      {isEmpty && (
        <p className="chart__none">
          <T id={none} />
        </p>
      )}
      {!isEmpty && !isTable && (
        <>
          {legend.length > 0 && <Legend entries={legend} />}
          <div aria-hidden={!isOperable}>{children}</div>
        </>
      )}
      {!isEmpty && (
        <div className={isTable ? 'chart__rows' : 'visually-hidden'}>
          <Table table={table} name={name} />
        </div>
      )}
    </figure>
  );
}
