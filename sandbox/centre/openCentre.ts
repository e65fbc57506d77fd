import { join } from 'node:path';
import type { SandboxOptions } from '../options';
import { forgetOldAnswers } from '../realtime/idempotency';
import { seedStore } from '../seed/seedStore';
import { openSql, TABLES } from '../store';
import { CAUSE } from './callCauses';
import type { Centre } from './centre';
import { createEventStream } from './eventStream';
import { endLostCalls } from './callsWaiting';
import { defaultLimits } from './limits';
import { noPhones } from './phones';
import { noMailService } from './mailService';
import { createPresence } from './presence';
import { resumeProgress } from './progress';
import { createQueueEvents } from './queueEvents';
import { routeGivenBack } from './routing';
import { createTimers } from './timers';

const HOUR_MS = 3_600_000;
const GIVEN_BACK_CHECK_MS = 5_000;

/**
 * Opens the centre over the data in `dir`, filled when it is new, and takes up what was under way: messages
 * go on progressing, conversations that were given back are offered again.
 */
export function openCentre(dir: string, options: SandboxOptions): Centre {
  const sql = openSql(join(dir, 'sandbox.db'), { temporary: options.dataDir === null });
  sql.work(() => sql.exec(TABLES));
  const iso = (): string => new Date(options.now()).toISOString();
  seedStore(sql, options.seed, options.now());
  const timers = createTimers(options.onError);
  const centre: Centre = {
    sql,
    stream: createEventStream(sql, iso),
    presence: createPresence(),
    timers,
    knobs: { progressSpeed: options.progressSpeed, failSends: 0, limites: defaultLimits() },
    signals: { agentWrote: () => undefined, conversationClosed: () => undefined },
    phones: noPhones(),
    mailService: noMailService(),
    uploadProgressAt: new Map(),
    filesDir: join(dir, 'files'),
    iso,
    queueChanged: createQueueEvents(() => centre),
  };
  forgetOldAnswers(centre);
  endLostCalls(centre, CAUSE.outOfOrder);
  resumeProgress(centre);
  timers.every(HOUR_MS, () => forgetOldAnswers(centre));
  timers.every(GIVEN_BACK_CHECK_MS, () => routeGivenBack(centre));
  return centre;
}
