import { isRecord } from '../../lib/records';
import type { Upcaster } from './types';

/** From schema 2 to schema 3: a file that failed is edited in the composer, so the outbox has no dialog for it. */
export const toSchema3: Upcaster = {
  actions: {},
  snapshot({ outbox, ...others }) {
    if (!isRecord(outbox)) return others;
    const { attaching: _dialog, ...rest } = outbox;
    return { ...others, outbox: rest };
  },
};
