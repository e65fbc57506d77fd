/** @jest-environment node */
import { createSandbox, type Sandbox } from '../../sandbox/createSandbox';
import { MAIL_KINDS } from '../../sandbox/customers/mails';
import type { Atendimento } from '../../src/services/realtime/contract';
import { connectAgent, type AgentClient } from './client';

let sandbox: Sandbox;
let ana: AgentClient;
let row: Atendimento;
beforeAll(async () => {
  sandbox = await createSandbox({ progressSpeed: 0 });
  ana = await connectAgent(sandbox.realtimePort, { fullname: 'Ana Souza' });
  await ana.ok('QueueAdd', { filas: ['E-mail SAC'] });
  const said = { texto: '<p>Bom dia</p>', assunto: 'Pedido' };
  row = sandbox.control.openConversation({ queue: 'E-mail SAC', ...said });
});
afterAll(async () => {
  expect(ana.invalid()).toEqual([]);
  ana.close();
  await sandbox.close();
});

test.each(MAIL_KINDS)(
  'a customer mails %s, to the address of the queue and with words to read',
  async (tipo) => {
    const { id } = sandbox.control.customerMails({ idAtendimento: row.id, tipo });
    const { message } = await ana.event('newMessage', (event) => event.message.id === id);
    expect(message).toMatchObject({
      inOut: 1,
      assunto: 'Re: Pedido',
      envelope: { para: ['sac@exemplo.com.br'] },
    });
    expect(message.resposta).toMatch(/\w/u);
  },
);

test('pictures in a mail are files of the message: by their name, or by their path', () => {
  const { texto, queueAnexos = [] } = sandbox.control.customerMails({
    idAtendimento: row.id,
    tipo: 'pictures',
  });
  const [part, file] = queueAnexos;
  expect(texto).toContain(`cid:${String(part?.filename)}@`);
  expect(texto).toContain(`src="${String(file?.caminho)}"`);
});
