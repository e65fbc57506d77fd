import type { Ledger } from '../ledger';
import type { Findings } from './findings';

/** Every call that the agent planned is on disk once, and the agenda on screen is that of the disk. */
export function checkPlans({ plans, state }: Findings, ledger: Ledger): string[] {
  const problems = ledger.plans().flatMap(({ name, keptAt }) => {
    const times = plans.filter((one) => one.name === name).length;
    if (times > 1) return [`DOUBLE: the planned call "${name}" is there ${String(times)} times`];
    const isOwed = keptAt !== null && !ledger.diedAfter(keptAt, 'text');
    return times === 0 && isOwed ? [`LOST: the planned call "${name}"`] : [];
  });
  const known = Object.keys(state.schedule.events).sort().join();
  const kept = plans
    .map(({ id }) => id)
    .sort()
    .join();
  return known === kept ? problems : [...problems, `DISK: the agenda is ${kept}, and on screen ${known}`];
}
