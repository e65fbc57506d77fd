/** Runs jobs one at a time in the order given; the answer settles as the job does. */
export type InTurn = <T>(job: () => Promise<T>) => Promise<T>;

/** A line of its own; a job that fails does not hold up the next. */
export function createTurns(): InTurn {
  let last: Promise<unknown> = Promise.resolve();
  return (job) => {
    const done = last.then(job);
    last = done.catch(() => undefined);
    return done;
  };
}
