/** @jest-environment node */
import { createSandbox, type Sandbox } from '../../sandbox/createSandbox';
import { connectAgent } from './client';
import { connectPhone, registeredPhone, SessionState, sleep, type PhoneClient } from './exchangeClient';

let sandbox: Sandbox;
let port: number;
let ana: PhoneClient | undefined;
beforeEach(async () => {
  sandbox = await createSandbox({ sipPort: 0 });
  port = sandbox.sipPort ?? 0;
});
afterEach(async () => {
  await ana?.stop();
  ana = undefined;
  await sandbox.close();
});

test('an extension registers with its password and with no other', async () => {
  ana = await connectPhone(port, '1001');
  await ana.ua.start();
  expect(await ana.register()).toBe(200);
  expect(ana.ua.contact.pubGruu?.toString()).toMatch(/^sip:1001@localhost;gr=urn:uuid:/);
  const wrong = await connectPhone(port, '1002', 'guessed');
  await wrong.ua.start();
  expect(await wrong.register()).toBe(403);
  await wrong.stop();
});

test('an outgoing call rings, is answered and has sound both ways', async () => {
  ana = await registeredPhone(port, '1001');
  const call = await ana.dial('5511980000000', ['X-Fila: Voz Atendimento']);
  await call.state(SessionState.Established);
  expect(call.progress).toContain(180);
  await sleep(1500);
  expect(call.phone.report().heard.energy).toBeGreaterThan(0.01);
  await call.session.bye();
});

test('a customer calls a queue; the free agent is offered the call, answers and hears', async () => {
  const agent = await connectAgent(sandbox.realtimePort, { fullname: 'Ana Souza', ramal: '1001' });
  ana = await registeredPhone(port, '1001');
  await agent.ok('QueueAdd', { filas: ['Voz Atendimento'] });
  const { numero } = sandbox.control.customerCalls({ fila: 'Voz Atendimento' });
  const call = await ana.incoming();
  const { request } = call.invitation;
  expect(request.getHeader('x-fila')).toBe('Voz Atendimento');
  expect(request.getHeader('p-asserted-identity')).toContain(numero);
  await call.invitation.accept();
  await call.state(SessionState.Established);
  await sleep(1000);
  expect(call.phone.report().heard.energy).toBeGreaterThan(0.01);
  const report = sandbox.control.mediaReport({ numero });
  expect(report.heard.packets).toBeGreaterThan(20);
  expect(report.heard.energy).toBeGreaterThan(0.01);
  sandbox.control.customerHangsUp({ numero, causa: 58 });
  await call.state(SessionState.Terminated);
  expect(call.goodbye()?.header('x-asterisk-hangupcausecode')).toBe('58');
  const hangup = await agent.event('Hangup');
  expect(hangup).toMatchObject({ causa: 58, atendida: true });
  console.log(agent.events.map((e) => e.name + ' ' + JSON.stringify(e.payload).slice(0, 700)).join('\n'));
  agent.close();
});
