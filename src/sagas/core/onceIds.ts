/** Gives requests their ids: the same for what is asked again, a new one once it was answered. */
export interface OnceIds {
  idFor(form: unknown, newId: () => string): string;
  /** It was answered for good: the same words from now on are another request. */
  answered(): void;
}

/** Makes the id of a form once: the same form sent again, after a lost answer, is the same request. */
export function onceIds(): OnceIds {
  let last: { form: string; reqId: string } | null = null;
  return {
    idFor(form, newId) {
      const written = JSON.stringify(form);
      if (last?.form !== written) last = { form: written, reqId: newId() };
      return last.reqId;
    },
    answered() {
      last = null;
    },
  };
}
