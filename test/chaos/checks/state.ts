import type { Atendimento } from '../../../src/services/realtime/contract';
import { allValues } from '../../../src/lib/buckets';
import { selectConversation } from '../../../src/store/conversations/selectors';
import type { Findings } from './findings';

function idsOf(items: readonly { id: number | string }[]): string {
  return items
    .map(({ id }) => String(id))
    .sort()
    .join(', ');
}

function checkOne({ state }: Findings, server: Atendimento): string[] {
  const known = selectConversation(state, String(server.id));
  if (known === undefined) return [];
  const pairs = [
    ['unread', known.unread, server.count],
    ['status', known.statusText, server.status],
    ['queue', known.queue, server.queue],
    ['messages', known.messageCount, server.qtd_msg],
  ] as const;
  return pairs.flatMap(([what, console, centre]) =>
    console === centre
      ? []
      : [`STATE: #${known.id} has ${what} ${String(console)}, at the centre ${String(centre)}`],
  );
}

/** The conversations of the console are those of the centre, each as it is there. */
export function checkConversations(findings: Findings): string[] {
  const { centre, state } = findings;
  const known = allValues(state.conversations.byId)
    .map(({ conversation }) => conversation)
    .filter(({ queueType }) => queueType !== 1);
  const here = idsOf(known);
  const there = idsOf(centre.own);
  const set = here === there ? [] : [`STATE: conversations ${here}, at the centre ${there}`];
  return [...set, ...centre.own.flatMap((one) => checkOne(findings, one))];
}

/** The stream of events was followed to its end, and nothing more is owed to it. */
export function checkStream({ centre, state }: Findings): string[] {
  const { due, epoch, lastSeq, resyncing, status } = state.connection;
  const problems: string[] = [];
  if (status !== 'live') problems.push(`STATE: the connection is ${status}`);
  if (epoch !== centre.epoca || lastSeq !== centre.seq) {
    problems.push(`STATE: followed to ${String(lastSeq)}, at the centre ${String(centre.seq)}`);
  }
  if (due !== null || resyncing !== null) {
    problems.push(`STATE: a resync is due (${String(due)}) or runs (${String(resyncing)})`);
  }
  return problems;
}

/** The agent is in the queues, and as present, as the centre has it. */
export function checkPresence({ centre, state }: Findings): string[] {
  const { filas, status } = centre.usuario;
  const there = filas.filter(({ value }) => value).map(({ fila }) => fila);
  const here = state.queues.memberships.filter(({ joined }) => joined).map(({ queue }) => queue);
  const problems: string[] = [];
  if (here.toSorted().join() !== there.toSorted().join()) {
    problems.push(`STATE: in the queues ${here.join(', ')}, at the centre ${there.join(', ')}`);
  }
  if (state.agent.status !== status) {
    problems.push(`STATE: the agent is ${String(state.agent.status)}, at the centre ${String(status)}`);
  }
  return problems;
}

/** No call is left, on screen or at the exchange. */
export function checkCalls({ centre, state }: Findings): string[] {
  const live = state.calls.live.length;
  if (live === 0 && centre.liveCalls === 0) return [];
  return [`CALL: ${String(live)} left in the console, ${String(centre.liveCalls)} at the exchange`];
}
