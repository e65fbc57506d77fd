import type { Journal, Tally } from './journal';

function total(tallies: ReadonlyMap<string, Tally>, ending: keyof Tally): number {
  return [...tallies.values()].reduce((sum, tally) => sum + tally[ending], 0);
}

function sectionOf([kind, tallies]: [string, ReadonlyMap<string, Tally>]): string[] {
  const rows = [...tallies]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, { done, notNow, cutShort }]) => {
      const aside = [
        ...(cutShort > 0 ? [`${String(cutShort)} cut short`] : []),
        ...(notNow > 0 ? [`${String(notNow)} not possible then`] : []),
      ];
      return `  ${String(done).padStart(5)}  ${name}${aside.length > 0 ? ` (${aside.join(', ')})` : ''}`;
    });
  const cut = total(tallies, 'cutShort');
  return [`${kind}s: ${String(total(tallies, 'done'))} done, ${String(cut)} cut short`, ...rows];
}

/** How a run went, as text: the seed, how much of what was done and went wrong, and what was found. */
export function reportOf(seed: number, journal: Journal, problems: readonly string[]): string {
  const verdict =
    problems.length === 0
      ? ['nothing lost, nothing doubled: the centre, the console and its log agree']
      : [`${String(problems.length)} problems`, ...problems.map((problem) => `  ${problem}`)];
  return [`seed ${String(seed)}`, ...[...journal.tallies()].flatMap(sectionOf), ...verdict].join('\n');
}
