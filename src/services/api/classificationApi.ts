import type {
  Classification,
  ClassificationForm,
  ClassificationRow,
  Subclassification,
} from '../../store/classification/types';

/** Why customers turn to the centre. */
export interface ClassificationApi {
  /** Those on offer in a queue; null: in all. */
  classifications(queue: string | null): Promise<Classification[]>;
  subclassifications(): Promise<Subclassification[]>;
  /** How a conversation was classified so far. */
  ofConversation(id: string): Promise<ClassificationRow[]>;
  /** Classifies; the form's `reqId` twice gives the same row. `agent` is the full name. */
  classify(form: ClassificationForm, agent: string): Promise<{ id: string }>;
}
