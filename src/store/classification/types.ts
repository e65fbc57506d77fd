/** A reason why customers turn to the centre; `queues` empty means every queue. */
export interface Classification {
  id: string;
  name: string;
  queues: string[];
}

/** A finer reason below a classification. */
export interface Subclassification {
  id: string;
  name: string;
  classificationId: string;
}

/** How something is classified, in words. */
export interface Classified {
  classification: string | null;
  subclassification: string | null;
  notes: string | null;
}

/** How a conversation was classified. */
export interface ClassificationRow {
  id: string;
  classificationId: string;
  classification: string;
  /** Null: none, or the server does not say its id. */
  subclassificationId: string | null;
  subclassification: string | null;
  notes: string | null;
  agent: string;
}

/** What the agent filled in; `id` is made once and reused on retries. */
export interface ClassificationForm {
  reqId: string;
  conversationId: string;
  classificationId: string;
  subclassificationId: string | null;
  notes: string;
}
