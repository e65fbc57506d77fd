/** What something comes to that is done in steps, all of them at once. */
export function finished<T>(work: Iterator<unknown, T>): T {
  let step = work.next();
  while (step.done !== true) step = work.next();
  return step.value;
}
