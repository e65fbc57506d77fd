import type { Shell } from '../../services/shell/shell';
import { services } from '../core/context';
import { call, delay, type SagaGenerator } from '../core/effects';
import { fetchChunk } from '../core/fetchChunk';

/** The first screen comes first. */
const AFTER_START_MS = 10_000;

const load = () => import(/* webpackChunkName: "shell" */ './shell');

/** Fetches what keeps the console on this machine, where it may be kept. */
export function* keepShell(): SagaGenerator<void> {
  const { shell } = yield* call(services);
  if (!shell.isPossible) return;
  yield* delay(AFTER_START_MS);
  const { runShell } = yield* call(fetchChunk<Awaited<ReturnType<typeof load>>>, load);
  yield* call(runShell, yield* call(fetchChunk<Shell>, shell.load));
}
