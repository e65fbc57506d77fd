import type { Colleague } from '../../store/agent/types';
import type { TransferAgent } from '../../store/conversations/types';
import type { QueueStatus } from '../../store/queues/types';

type Told = QueueStatus['agents'][number];

/** The name that a queue's panel leaves out is that of the extension. */
function nameOf({ name, extension }: Told, known: readonly Colleague[]): string {
  if (name !== '') return name;
  return known.find((one) => one.extension === extension)?.name ?? '';
}

function fromStatus({ agents }: QueueStatus, known: readonly Colleague[]): TransferAgent[] {
  return agents.flatMap((told) => {
    const { extension, status, statusText, pauseReason } = told;
    const name = nameOf(told, known);
    return name === '' ? [] : [{ name, extension, status, statusText, pauseReason }];
  });
}

function fromList(queue: string, known: readonly Colleague[]): TransferAgent[] {
  return known
    .filter(({ queues }) => queues === null || queues.includes(queue))
    .map(({ name, extension, status }) => ({ name, extension, status, pauseReason: null }));
}

/** The queues of which nobody says who works in them: what is known of the agents is not where they are. */
export function unsureOf(
  queues: readonly string[],
  statuses: readonly QueueStatus[],
  known: readonly Colleague[],
): string[] {
  const isListSilent = known.length === 0 || known.some((one) => one.queues === null);
  return isListSilent ? queues.filter((queue) => !statuses.some((one) => one.queue === queue)) : [];
}

/**
 * Who works in each of the queues: as the queues' panels tell it, which know of pauses, else as the list of
 * agents does (contract §6). The server gives a conversation by name, so an agent without one is left out.
 */
export function agentsByQueue(
  queues: readonly string[],
  statuses: readonly QueueStatus[],
  known: readonly Colleague[],
): Record<string, TransferAgent[]> {
  return Object.fromEntries(
    queues.map((queue) => {
      const told = statuses.find((one) => one.queue === queue);
      return [queue, told === undefined ? fromList(queue, known) : fromStatus(told, known)];
    }),
  );
}
