import type { HandleDeposit } from '../../src/components/handles';

/** A deposit that tests can look into. */
export interface TestHandles extends HandleDeposit {
  /** What was put in under an id. */
  valueOf(id: string | null): string | Blob | undefined;
}

/** A deposit in memory; ids are `handle-1`, `handle-2`, … */
export function createTestHandles(): TestHandles {
  const values = new Map<string, string | Blob>();
  return {
    deposit(value) {
      const id = `handle-${values.size + 1}`;
      values.set(id, value);
      return id;
    },
    fileOf(id) {
      const value = values.get(id);
      return typeof value === 'string' ? undefined : value;
    },
    valueOf(id) {
      return id === null ? undefined : values.get(id);
    },
  };
}
