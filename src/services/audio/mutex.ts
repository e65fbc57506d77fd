/** Runs jobs one at a time in the order given; the promise settles as the job does. */
export type RunExclusive = <T>(job: () => Promise<T>) => Promise<T>;

/** A mutex. A job that fails does not hold up the next; one that finds it free begins at once. */
export function createMutex(): RunExclusive {
  let last: Promise<unknown> | null = null;

  return (job) => {
    const done = last === null ? job() : last.then(job);
    const settled: Promise<void> = done.then(
      () => leave(),
      () => leave(),
    );
    function leave(): void {
      if (last === settled) last = null;
    }
    last = settled;
    return done;
  };
}
