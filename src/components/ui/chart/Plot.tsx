import type { ReactNode } from 'react';
import { percent, type Axis } from './scales';

interface Tick {
  at: number;
  place: number;
  name: string;
}

/** What is written beside an axis, and where. */
function ticksOf({ place, ticks }: Axis, nameOf: (value: number) => string): readonly Tick[] {
  return ticks.map((at) => ({ at, place: place(at), name: nameOf(at) }));
}

interface Props {
  /** From left to right. */
  across: Axis;
  nameAcross: (value: number) => string;
  /** From the bottom to the top; without it the picture is a band. */
  up?: Axis;
  nameUp?: (value: number) => string;
  /** What is drawn, in per cent of the plot's width and height. */
  children: ReactNode;
  /** What can be pressed: behind the picture, which lets the pointer through to it. */
  controls?: ReactNode;
}

/** Nearer to an edge than this, %, a name would stick out. */
const EDGE = 3;

function classOfTick(place: number): string | undefined {
  if (place < EDGE) return 'plot__tick--first';
  return place > 100 - EDGE ? 'plot__tick--last' : undefined;
}

function classOf(up: Axis | undefined, controls: ReactNode): string {
  const kinds = ['plot', up === undefined && 'plot--band', controls !== undefined && 'plot--operable'];
  return kinds.filter((kind) => kind !== false).join(' ');
}

/** The ground of a picture: lines across it, and what its edges mean. Words are HTML: they grow with the text. */
export function Plot({ across, nameAcross, up, nameUp = String, children, controls }: Props): ReactNode {
  const rows = up === undefined ? [] : ticksOf(up, nameUp);
  return (
    <div className={classOf(up, controls)}>
      {up !== undefined && (
        <div className="plot__up tabular">
          {rows.map(({ at, name, place }) => (
            <span key={at} style={{ bottom: percent(place) }}>
              {name}
            </span>
          ))}
        </div>
      )}
      {controls}
      <svg className="plot__area" focusable="false">
        {rows.map(({ at, place }) => (
          <line
            key={at}
            className="plot__line"
            x1="0"
            x2="100%"
            y1={percent(100 - place)}
            y2={percent(100 - place)}
          />
        ))}
        {children}
      </svg>
      <div className="plot__across tabular">
        {ticksOf(across, nameAcross).map(({ at, name, place }) => (
          <span key={at} className={classOfTick(place)} style={{ left: percent(place) }}>
            {name}
          </span>
        ))}
      </div>
    </div>
  );
}
