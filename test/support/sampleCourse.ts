import type { DayCourse } from '../../src/store/dayStats/types';

const HOUR = 3_600_000;

const MINUTE = 60_000;

/** A working day from eight to noon, whose midnight (ms) a test names. */
export function sampleCourse(midnight: number, fields: Partial<DayCourse> = {}): DayCourse {
  const at = (hours: number, minutes = 0) => midnight + hours * HOUR + minutes * MINUTE;
  const none = { callsIn: 0, callsOut: 0, callsMissed: 0 };
  return {
    statuses: [
      { status: 1, reason: null, from: at(8), to: at(10) },
      { status: 10, reason: 'Café', from: at(10), to: at(10, 15) },
      { status: 2, reason: null, from: at(10, 15), to: at(11) },
      { status: 1, reason: null, from: at(11), to: at(12) },
    ],
    hours: [
      { at: at(8), received: 4, answered: 3, ...none },
      { at: at(9), received: 2, answered: 3, callsIn: 2, callsOut: 1, callsMissed: 1 },
      { at: at(10), received: 0, answered: 0, ...none },
    ],
    firstAnswers: [
      { at: at(8, 5), ms: 2 * MINUTE },
      { at: at(9, 30), ms: 45_000 },
    ],
    classifications: [
      { name: 'Venda', count: 5 },
      { name: 'Dúvida', count: 2 },
    ],
    sounds: [{ from: at(9, 10), to: at(9, 20), average: 4.21, lowest: 2.5 }],
    ...fields,
  };
}
