import { check } from './checks';
import { drive } from './driver';
import { directions, keepEvidence } from './evidence';
import { createJournal } from './journal';
import { reportOf } from './report';
import { settle } from './settle';
import { setStage } from './stage';

/** What a run found. */
export interface Outcome {
  /** One line each; none when nothing was lost or doubled. */
  problems: readonly string[];
  /** For people: the seed, the counts, the problems, and where the evidence is. */
  report: string;
}

function textOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/**
 * Runs an agent's work under faults for so many minutes and compares everything at the end.
 * @param tell hears what happens, line by line
 */
export async function runChaos(
  seed: number,
  minutes: number,
  tell?: (line: string) => void,
): Promise<Outcome> {
  const journal = createJournal(tell);
  const { scene, folder, close } = await setStage(seed, journal);
  try {
    let problems: string[];
    try {
      await drive(scene, seed, minutes * 60_000);
      await settle(scene);
      problems = await check(scene, folder);
    } catch (error) {
      problems = [`STUCK: ${textOf(error)}`];
    }
    const report = reportOf(seed, journal, problems);
    if (problems.length === 0) return { problems, report };
    await keepEvidence(scene, folder, report);
    return { problems, report: `${report}\n${directions(seed, minutes, folder)}` };
  } finally {
    await close();
  }
}
