import type { ReactNode } from 'react';

/** The data that came with a call, one line for each X- header; the names without their `X-`. */
export function CallData({ data }: { data: Readonly<Record<string, string>> }): ReactNode {
  return (
    <dl className="call-data">
      {Object.entries(data).map(([name, value]) => (
        <div key={name} className="call-data__line">
          <dt>{name.replace(/^x-/i, '')}</dt>
          <dd dir="auto">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
