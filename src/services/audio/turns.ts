/** Runs jobs one at a time in the order given; the answer settles as the job does. */
export type InTurn = <T>(job: () => Promise<T>) => Promise<T>;

/** A line of its own; a job that fails does not hold up the next. One that finds nobody before it begins at once. */
export function createTurns(): InTurn {
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
