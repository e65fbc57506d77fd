import type { Atendimento, Message, Usuario } from '../../../src/services/realtime/contract';
import type { LogTimeline } from '../../../src/store/actionLog/types';
import type { RootState } from '../../../src/store/rootReducer';
import { exportLog, replayed } from '../../e2e/support/exportedLog';
import { ready } from '../agentBrowser/ready';
import {
  storedDrafts,
  storedOutbox,
  storedPlans,
  type StoredDraft,
  type StoredItem,
  type StoredPlan,
} from '../agentBrowser/browserStore';
import type { Scene } from '../scene';

/** What the centre's database holds of the agent's work. */
export interface CentreFindings {
  usuario: Usuario;
  seq: number;
  epoca: string;
  /** The agent's own, without calls. */
  own: readonly Atendimento[];
  /** All that the agent ever wrote in or has now, with their messages by id. */
  messages: ReadonlyMap<string, readonly Message[]>;
  finished: ReadonlySet<string>;
  liveCalls: number;
}

/** What a run left behind: in the centre's database, in the console's log and in the browser. */
export interface Findings {
  centre: CentreFindings;
  timeline: LogTimeline;
  /** Of the console, by its log: what people wrote is masked in it. */
  state: RootState;
  outbox: readonly StoredItem[];
  drafts: readonly StoredDraft[];
  plans: readonly StoredPlan[];
}

async function askCentre({ centre, agentBrowser, ledger }: Scene): Promise<CentreFindings> {
  const { control } = centre;
  const all = await control.conversations({});
  const own = all.filter(
    (one) =>
      one.status === 'Entrou' && one.ultimoAgente === agentBrowser.agent.fullName && one.queueTypeID !== 1,
  );
  const ids = new Set([
    ...own.map(({ id }) => String(id)),
    ...[...ledger.pieces(), ...ledger.recordings()].map((one) => one.conversationId),
  ]);
  const messages = new Map<string, Message[]>();
  for (const id of ids) messages.set(id, await control.messages({ idAtendimento: id }));
  const finished = new Set(all.filter((one) => one.status === 'Encerrado').map(({ id }) => String(id)));
  const { usuario, seq, epoca } = await control.agent({ nome: agentBrowser.agent.login });
  const liveCalls = (await control.liveCalls({})).length;
  return { usuario, seq, epoca, own, messages, finished, liveCalls };
}

/** Looks everywhere; the console's log is exported to `file`. */
export async function find(scene: Scene, file: string): Promise<Findings> {
  const visitor = await ready(scene.agentBrowser);
  const centre = await askCentre(scene);
  await exportLog(visitor, [['full', file]]);
  const timeline = replayed(file);
  const { page } = visitor;
  return {
    centre,
    timeline,
    state: timeline.stateAt(timeline.entries.length),
    outbox: await storedOutbox(page),
    drafts: await storedDrafts(page),
    plans: await storedPlans(page),
  };
}
