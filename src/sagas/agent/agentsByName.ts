import * as queues from '../../store/queues/actions';
import { selectQueues } from '../../store/queues/selectors';
import type { QueueStatus } from '../../store/queues/types';
import { services } from '../core/context';
import { call, put, select, type SagaGenerator } from '../core/effects';

/** A list of agents that could not be read is not asked for at every word of the queues. */
const RETRY_AFTER_MS = 60_000;

/** Extensions of the agents whom the queues' panels do not name. */
function nameless(statuses: readonly QueueStatus[]): string[] {
  const agents = statuses.flatMap((one) => one.agents);
  return agents.filter(({ name, extension }) => name === '' && extension !== '').map((one) => one.extension);
}

function named(statuses: readonly QueueStatus[], names: ReadonlyMap<string, string>): QueueStatus[] {
  return statuses.map((status) => ({
    ...status,
    agents: status.agents.map((agent) =>
      agent.name === '' ? { ...agent, name: names.get(agent.extension) ?? '' } : agent,
    ),
  }));
}

/**
 * Gives the agents of the queues the names that a server's panels leave out (contract §0). The list of agents is kept
 * for the session, and read again for an extension that it does not have; without it the extension stands alone.
 */
export function namingAgents() {
  const names = new Map<string, string>();
  /** Extensions that are in no list. */
  const unlisted = new Set<string>();
  let retryAt = 0;

  function* readNames(missing: readonly string[]): SagaGenerator<void> {
    const { agentApi, clock } = yield* call(services);
    if (clock.now() < retryAt) return;
    try {
      for (const { extension, name } of yield* call(agentApi.agents)) {
        if (extension !== null) names.set(extension, name);
      }
      for (const extension of missing) if (!names.has(extension)) unlisted.add(extension);
    } catch {
      retryAt = clock.now() + RETRY_AFTER_MS;
    }
  }

  return function* nameAgents(): SagaGenerator<void> {
    const told = nameless((yield* select(selectQueues)).statuses);
    const missing = told.filter((extension) => !names.has(extension) && !unlisted.has(extension));
    if (missing.length > 0) yield* call(readNames, missing);
    // The queues may have gone on while the list was read.
    const { statuses, totals } = yield* select(selectQueues);
    if (!nameless(statuses).some((extension) => names.has(extension))) return;
    yield* put(queues.statusReported({ statuses: named(statuses, names), totals }));
  };
}
