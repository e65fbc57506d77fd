import { DEFAULT_OPTIONS } from '../../../sandbox/options';
import type { Ledger } from '../ledger';

interface Row {
  obs?: string;
}

async function rowsOf(api: number, conversationId: string): Promise<Row[]> {
  const url = `http://127.0.0.1:${String(api)}/api/v2/chat/${conversationId}/classificacoes?max=-1&page=1`;
  const answer = await fetch(url, { headers: { authorization: `Bearer ${DEFAULT_OPTIONS.bearer}` } });
  return ((await answer.json()) as { dados: Row[] }).dados;
}

/** Every classification that the console said was saved is at the centre once; no other is there twice. */
export async function checkClassifications(ledger: Ledger, api: number): Promise<string[]> {
  const problems: string[] = [];
  for (const { conversationId, notes, isSaved } of ledger.forms()) {
    const rows = await rowsOf(api, conversationId);
    const times = rows.filter(({ obs }) => obs === notes).length;
    if (times > 1) problems.push(`DOUBLE: the classification "${notes}" is there ${String(times)} times`);
    if (times === 0 && isSaved) problems.push(`LOST: the classification "${notes}" of #${conversationId}`);
  }
  return problems;
}
