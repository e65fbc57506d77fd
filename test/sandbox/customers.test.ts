/** @jest-environment node */
import { createSandbox, type Sandbox } from '../../sandbox/createSandbox';
import { SEED_QUEUES } from '../../sandbox/seed/catalogue';
import { connectAgent, until, type AgentClient } from './client';
import { chat } from './requests';

/** Everything that an agent may join, but voice and where a conversation cannot just be ended. */
const QUEUES = SEED_QUEUES.filter((queue) => queue.type !== 1 && !queue.obriga).map((queue) => queue.name);

let sandbox: Sandbox;
let ana: AgentClient;
afterEach(async () => {
  ana.close();
  await sandbox.close();
});

async function lively(seed: number, speed: number): Promise<void> {
  sandbox = await createSandbox({ seed, customerSpeed: 0, progressSpeed: 0 });
  sandbox.control.setAgent({ nome: 'ana', max_chat_atende: 50 });
  ana = await connectAgent(sandbox.realtimePort, { fullname: 'Ana Souza' });
  await ana.ok('QueueAdd', { filas: QUEUES });
  sandbox.control.setCustomerSpeed({ speed });
}

test('customers begin on every kind of chat queue and answer what the agent writes', async () => {
  await lively(7, 400);
  const types = new Set<number>();
  const answered = new Set<string>();
  for (let i = 0; i < 150 && (types.size < 7 || answered.size < 3); i += 1) {
    for (const row of sandbox.control.conversations({ status: 'Entrou' })) {
      types.add(row.queueTypeID);
      const messages = sandbox.control.messages({ idAtendimento: row.id });
      if (messages.some((message) => message.inOut === 2)) {
        if (messages.at(-1)?.inOut === 1) answered.add(String(row.id));
        if (messages.length > 2) {
          const end = { idAtendimento: row.id, queue: row.queue, queueTypeID: row.queueTypeID };
          await ana.send('EncerrarAtendimento', end);
        }
      } else if (row.queueTypeID !== 5 || row.qtd_msg > 0) {
        await ana.ok('ClientChatMessage', chat(row, row.queueTypeID === 4 ? '<p>Olá</p>' : 'Olá'));
      }
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  expect([...types].sort()).toEqual([2, 3, 4, 5, 6, 7, 8]);
  const asked = sandbox.control
    .conversations({})
    .filter((row) => row.dadosAdicionais?.['Página'] !== undefined);
  expect(new Set(asked.map((row) => row.queueTypeID))).toEqual(new Set([2]));
  expect(answered.size).toBeGreaterThanOrEqual(3);
  await ana.event('digitando', (push) => push.quem === 'cliente');
  const mail = sandbox.control
    .conversations({})
    .find((row) => row.queueTypeID === 4 && row.status !== 'Encerrado');
  if (mail) {
    const [first] = sandbox.control.messages({ idAtendimento: mail.id });
    expect(first).toMatchObject({ envelope: { para: ['sac@exemplo.com.br'] } });
    expect(first?.texto).toContain('<p>');
  }
});

test('the same seed begins with the same customers', async () => {
  const beginnings: string[][] = [];
  for (let run = 0; run < 2; run += 1) {
    if (run > 0) {
      ana.close();
      await sandbox.close();
    }
    await lively(42, 200);
    const rows = await until(() => {
      const open = sandbox.control.conversations({ status: 'Entrou' });
      return open.length >= 3 ? open.slice(0, 3) : undefined;
    }, 'three conversations');
    beginnings.push(rows.map((row) => `${row.queue} ${row.fromID}`));
  }
  expect(beginnings[1]).toEqual(beginnings[0]);
});

test('silent customers stay silent', async () => {
  await lively(1, 0);
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(sandbox.control.conversations({ status: 'Entrou' })).toEqual([]);
});
