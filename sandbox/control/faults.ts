import type { Codigo } from '../../src/services/realtime/contract';

/** What goes wrong with the next requests of an action (or file event); `*` matches all. */
export interface ActionFault {
  action: string;
  /** `drop` = never seen; `loseAck` = done, but the answer is lost */
  kind: 'delay' | 'fail' | 'drop' | 'loseAck';
  ms?: number;
  codigo?: Codigo;
  times: number;
}

/** What goes wrong with the next HTTP requests whose path begins with `path`. */
export interface HttpFault {
  path: string;
  /**
   * `drop` = the connection is cut; `loseAnswer` = done, then the connection is cut; `holdAnswer` = done, and answered
   * once the faults are cleared
   */
  kind: 'delay' | 'fail' | 'drop' | 'loseAnswer' | 'holdAnswer';
  ms?: number;
  status?: number;
  times: number;
}

/** What goes wrong with the next events of a name; the numbers stay as stored. */
export interface EventFault {
  name: string;
  /** `swap` = comes after the next event of the agent */
  kind: 'duplicate' | 'skip' | 'swap';
  times: number;
}

/** Faults that tests order; each is used up `times` times. */
export interface Faults {
  addAction(fault: ActionFault): void;
  addHttp(fault: HttpFault): void;
  addEvent(fault: EventFault): void;
  /** Every fault that meets this action, used up once each. */
  takeAction(action: string): ActionFault[];
  takeHttp(path: string): HttpFault[];
  takeEvent(name: string): EventFault | undefined;
  clear(): void;
  /** Settles when they are cleared next. */
  untilCleared(): Promise<void>;
}

function take<F extends { times: number }>(faults: F[], meets: (fault: F) => boolean): F[] {
  const met = faults.filter((fault) => fault.times > 0 && meets(fault));
  met.forEach((fault) => {
    fault.times -= 1;
  });
  return met;
}

/** Makes an empty list of faults. */
export function createFaults(): Faults {
  let actions: ActionFault[] = [];
  let https: HttpFault[] = [];
  let events: EventFault[] = [];
  let waiting: (() => void)[] = [];
  return {
    addAction: (fault) => actions.push({ ...fault }),
    addHttp: (fault) => https.push({ ...fault }),
    addEvent: (fault) => events.push({ ...fault }),
    takeAction: (action) => take(actions, (f) => f.action === '*' || f.action === action),
    takeHttp: (path) => take(https, (f) => path.startsWith(f.path)),
    takeEvent: (name) => {
      const first = events.find((f) => f.times > 0 && (f.name === '*' || f.name === name));
      if (first) first.times -= 1;
      return first;
    },
    clear: () => {
      actions = [];
      https = [];
      events = [];
      waiting.forEach((resolve) => resolve());
      waiting = [];
    },
    untilCleared: () => new Promise((resolve) => waiting.push(resolve)),
  };
}
