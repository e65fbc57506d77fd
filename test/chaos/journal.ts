/** How the things of one kind ended: done; not possible then; cut short by a fault. */
export interface Tally {
  done: number;
  notNow: number;
  cutShort: number;
}

/** What happened in a run, for people to read, and how often. */
export interface Journal {
  note(line: string): void;
  count(kind: string, name: string, ending: keyof Tally): void;
  lines(): readonly string[];
  /** By kind (operation, fault, customer) and name. */
  tallies(): ReadonlyMap<string, ReadonlyMap<string, Tally>>;
}

/** An empty journal; `tell` hears each line as it is written. */
export function createJournal(tell: (line: string) => void = () => undefined): Journal {
  const began = Date.now();
  const lines: string[] = [];
  const kinds = new Map<string, Map<string, Tally>>();
  return {
    note: (line) => {
      const seconds = ((Date.now() - began) / 1_000).toFixed(1).padStart(7);
      const timed = `${seconds}  ${line}`;
      lines.push(timed);
      tell(timed);
    },
    count: (kind, name, ending) => {
      const names = kinds.get(kind) ?? new Map<string, Tally>();
      const tally = names.get(name) ?? { done: 0, notNow: 0, cutShort: 0 };
      tally[ending] += 1;
      kinds.set(kind, names.set(name, tally));
    },
    lines: () => lines,
    tallies: () => kinds,
  };
}
