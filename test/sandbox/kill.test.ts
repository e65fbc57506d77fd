/** @jest-environment node */
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Atendimento } from '../../src/services/realtime/contract';
import { createSandbox } from '../../sandbox/createSandbox';
import { children, command, kill, start } from './child';
import { connectAgent, type AgentClient } from './client';
import { chat } from './requests';

const dir = mkdtempSync(join(tmpdir(), 'sandbox-kill-'));
afterAll(() => {
  children.forEach((child) => child.kill('SIGKILL'));
  rmSync(dir, { recursive: true, force: true });
});

/** Sends messages one after the other until the line breaks; answers what was acknowledged. */
async function sendUntilCut(
  ana: AgentClient,
  row: Atendimento,
  sent: Map<string, string>,
): Promise<string[]> {
  const acked: string[] = [];
  try {
    for (let i = 0; ; i += 1) {
      const fields = chat(row, `mensagem ${i}`);
      sent.set(fields.clientMsgId, fields.texto);
      const ack = await Promise.race([ana.send('ClientChatMessage', fields), cut(ana)]);
      if (ack?.ok) acked.push(fields.clientMsgId);
      if (!ack) return acked;
    }
  } catch {
    return acked;
  }
}

function cut(ana: AgentClient): Promise<undefined> {
  return new Promise((resolve) => ana.socket.once('disconnect', () => resolve(undefined)));
}

test('kill -9 in the middle loses nothing that was acknowledged and leaves no hole', async () => {
  let child = await start(dir);
  const clientId = randomUUID();
  const who = { fullname: 'Ana Souza', clientId };
  let ana = await connectAgent(child.realtime, who);
  await ana.ok('QueueAdd', { filas: ['Chat Site'] });
  const row = await command<Atendimento>(child, 'openConversation', { queue: 'Chat Site', texto: 'oi' });
  const sent = new Map<string, string>();
  const acked: string[] = [];

  for (let round = 0; round < 3; round += 1) {
    const sending = sendUntilCut(ana, row, sent);
    await new Promise((resolve) => setTimeout(resolve, 250 + round * 170));
    await kill(child);
    acked.push(...(await sending));
    const epoca = ana.hello.epoca;
    const seen = ana.seqs();
    expect(seen).toEqual(seen.map((_, i) => (seen[0] ?? 0) + i));
    ana.socket.close();

    child = await start(dir);
    ana = await connectAgent(child.realtime, { ...who, epoca, ultimoSeq: seen.at(-1) ?? 0 });
    expect(['nada', 'completo']).toContain(ana.hello.replay);
    expect(ana.hello.seq).toBeGreaterThanOrEqual(seen.at(-1) ?? 0);
    await ana.event('getAtendimentos');
    expect(ana.seqs()[0]).toBe((seen.at(-1) ?? 0) + 1);
  }

  // Every message of unknown fate is tried again, as an outbox does: each must be there once.
  for (const [clientMsgId, texto] of sent) {
    await ana.ok('ClientChatMessage', { ...chat(row, texto), clientMsgId });
  }
  await kill(child);

  const after = await createSandbox({ dataDir: dir });
  try {
    const kept = after.control.messages({ idAtendimento: row.id }).filter((message) => message.inOut === 2);
    const ids = kept.map((message) => message.clientMsgId ?? '');
    expect(acked.length).toBeGreaterThan(20);
    expect(acked.filter((id) => !ids.includes(id))).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
    expect(new Set(ids)).toEqual(new Set(sent.keys()));
    const seqs = after.control.events({ nome: 'ana' }).map((event) => event.seq);
    expect(seqs).toEqual(seqs.map((_, i) => (seqs[0] ?? 0) + i));
    expect(seqs.at(-1)).toBe(after.control.agent({ nome: 'ana' }).seq);
  } finally {
    await after.close();
  }
});

test('it stops cleanly on SIGTERM, and says so plainly when a port is taken', async () => {
  const child = await start(dir);
  const second = spawn(
    process.execPath,
    [
      '--import',
      'tsx',
      'sandbox/main.ts',
      '--data',
      join(dir, 'other'),
      '--port',
      'none',
      '--api-port',
      String(child.api),
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  children.push(second);
  let complaint = '';
  second.stderr.on('data', (chunk) => {
    complaint += String(chunk);
  });
  expect(await once(second, 'exit')).toEqual([1, null]);
  expect(complaint).toContain(`Port ${child.api} is taken by another program`);
  const gone = once(child.process, 'exit');
  child.process.kill('SIGTERM');
  expect(await gone).toEqual([0, null]);
});
