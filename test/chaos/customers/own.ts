import type { Atendimento } from '../../../src/services/realtime/contract';
import type { Scene } from '../scene';

/** The conversations that the agent has now, without calls. */
export async function conversationsOf({ centre, agentBrowser }: Scene): Promise<Atendimento[]> {
  const all = await centre.control.conversations({ status: 'Entrou' });
  return all.filter((one) => one.ultimoAgente === agentBrowser.agent.fullName && one.queueTypeID !== 1);
}
