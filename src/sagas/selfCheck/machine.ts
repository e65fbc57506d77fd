import type { StorageFacts } from '../../services/selfCheck/storageProbe';
import type { CheckResult } from '../../store/selfCheck/types';
import { call, type SagaGenerator } from '../core/effects';
import { ended, fine, selfCheckServices } from './result';

/** From here on the browser may refuse to keep more. */
const FULL_FROM = 0.9;

function isFull({ usedBytes = 0, quotaBytes = Infinity }: StorageFacts): boolean {
  return usedBytes > quotaBytes * FULL_FROM;
}

/** Whether drafts, the outbox and the log are kept. */
export function* checkStorage(): SagaGenerator<CheckResult> {
  const { storage } = yield* call(selfCheckServices);
  const facts = yield* call(() => storage.facts().catch((): StorageFacts => ({})));
  try {
    yield* call(storage.write);
  } catch {
    return ended('failed', 'diskBroken', facts);
  }
  return isFull(facts) ? ended('warning', 'diskFull', facts) : fine(facts);
}

/** The browser, its version and what it lacks. */
export function* checkBrowser(): SagaGenerator<CheckResult> {
  const { browser } = yield* call(selfCheckServices);
  return browser();
}
