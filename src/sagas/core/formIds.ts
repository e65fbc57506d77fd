/**
 * Gives what is saved of each subject its id: the same values sent again, after a lost answer, are the same request, and
 * others are another one.
 */
export function formIds() {
  const last = new Map<string, { written: string; reqId: string }>();
  return (subject: string, values: readonly unknown[], newId: () => string): string => {
    const written = JSON.stringify(values);
    const before = last.get(subject);
    if (before?.written === written) return before.reqId;
    const reqId = newId();
    last.set(subject, { written, reqId });
    return reqId;
  };
}
