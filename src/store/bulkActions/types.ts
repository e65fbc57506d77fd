import type { TransferTarget } from '../conversations/types';

/** What is done with several conversations at once. */
export type BulkAction =
  | { kind: 'end' }
  | {
      kind: 'classify';
      classificationId: string;
      subclassificationId: string | null;
      notes: string;
    }
  | { kind: 'transfer'; to: TransferTarget };

/** What of it can be asked for, before it is known how. */
export type BulkKind = BulkAction['kind'];
