/** Gives requests their ids: the same for what is asked again, a new one once it was answered. */
export interface OnceIds {
  idFor(form: unknown, newId: () => string): string;
  /** It was answered for good: the same words from now on are another request. */
  answered(form: unknown): void;
}

/** Makes the id of a form once: the same form sent again, after a lost answer, is the same request. */
export function onceIds(): OnceIds {
  const unanswered = new Map<string, string>();
  return {
    idFor(form, newId) {
      const written = JSON.stringify(form);
      const reqId = unanswered.get(written) ?? newId();
      unanswered.set(written, reqId);
      return reqId;
    },
    answered(form) {
      unanswered.delete(JSON.stringify(form));
    },
  };
}
