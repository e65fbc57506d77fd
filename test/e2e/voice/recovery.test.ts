import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually } from '../support/eventually';
import { exportLog, replayed } from '../support/exportedLog';
import { activeCalls, callBar, incomingSheet } from '../support/screens/calls';
import { dialDialog } from '../support/screens/dialling';
import { frame } from '../support/screens/frame';
import { telephoneStatus } from '../support/screens/telephone';
import type { Visitor } from '../support/visitor';
import type { World } from '../support/world';
import { fallsSilent, talksBothWays } from './support/hearing';
import { expectNothingLeft } from './support/leftOver';
import type { SipTalk } from './support/sipTalk';
import { registered, sitDownHeard } from './support/telephone';
import { ANA } from './support/telephonists';
import { startVoiceWorld } from './support/voiceWorld';

const EMILY = { numero: '5511980000000', nome: 'Emily Almeida' };

const folder = mkdtempSync(join(tmpdir(), 'agent-console-calls-'));

let world: World;
let ana: Visitor;
let sip: SipTalk;

beforeAll(async () => {
  world = await startVoiceWorld();
  [ana, sip] = await sitDownHeard(world, ANA);
});

afterEach(() => expectNothingLeft(world, ana));

afterAll(async () => {
  await world.close();
  rmSync(folder, { recursive: true });
});

async function answered(): Promise<void> {
  world.control.customerCalls(EMILY);
  await incomingSheet(ana).answer.click();
  await callBar(ana).talking();
  await talksBothWays(world, ana, EMILY.numero);
}

/** Voice services that nobody closed. */
function openServices(): unknown[] {
  return world.control.conversations({ status: 'Entrou' }).filter(({ queueTypeID }) => queueTypeID === 1);
}

test('the sound goes on without a socket; the telephone registers again, and the customer can hang up', async () => {
  await answered();
  world.control.dropSipSockets({ nome: ANA.login, refuseMs: 8_000 });
  await telephoneStatus(ana).sign.waitFor();
  await talksBothWays(world, ana, EMILY.numero);
  expect(await telephoneStatus(ana).sign.isVisible()).toBe(true);
  await registered(world, ANA.extension);
  await telephoneStatus(ana).sign.waitFor({ state: 'hidden' });
  await talksBothWays(world, ana, EMILY.numero);
  await callBar(ana).talking();
  world.control.customerHangsUp({ numero: EMILY.numero });
  await callBar(ana).gone();
});

test('in another network, with the socket and the way of the sound gone, both are heard again', async () => {
  await answered();
  const sockets = sip.sockets();
  world.control.loseSoundPath({ numero: EMILY.numero });
  world.control.dropSipSockets({ nome: ANA.login });
  await eventually(() => expect(sip.sockets()).toBeGreaterThan(sockets));
  await talksBothWays(world, ana, EMILY.numero);
  await callBar(ana).hangUp.click();
  await callBar(ana).gone();
});

test('when only the way of the sound is gone, another one is found without being asked for', async () => {
  await answered();
  world.control.loseSoundPath({ numero: EMILY.numero });
  await talksBothWays(world, ana, EMILY.numero);
  await callBar(ana).hangUp.click();
  await callBar(ana).gone();
});

test('a held call is still held after the socket was lost, and can be resumed', async () => {
  await answered();
  await callBar(ana).hold.click();
  await callBar(ana).held();
  const sockets = sip.sockets();
  world.control.dropSipSockets({ nome: ANA.login });
  await eventually(() => expect(sip.sockets()).toBeGreaterThan(sockets));
  await registered(world, ANA.extension);
  await callBar(ana).held();
  await fallsSilent(world, ana, EMILY.numero);
  await callBar(ana).resume.click();
  await callBar(ana).talking();
  await talksBothWays(world, ana, EMILY.numero);
  await callBar(ana).hangUp.click();
  await callBar(ana).gone();
});

test('offers that cross on the wire lose no hold', async () => {
  await answered();
  world.control.provokeGlare({ nome: ANA.login });
  await callBar(ana).hold.click();
  await callBar(ana).held();
  expect(sip.received.filter((message) => message.startsWith('SIP/2.0 491'))).toHaveLength(1);
  await fallsSilent(world, ana, EMILY.numero);
  await callBar(ana).resume.click();
  await callBar(ana).talking();
  await talksBothWays(world, ana, EMILY.numero);
  await callBar(ana).hangUp.click();
  await callBar(ana).gone();
});

test('the other side holds: the agent is told, and stays on hold when its own is lifted', async () => {
  await answered();
  await world.control.reinvite({ numero: EMILY.numero, hold: true });
  await callBar(ana).bar.getByText(ana.w('call.remoteHold')).waitFor();
  await world.control.reinvite({ numero: EMILY.numero, hold: false });
  await callBar(ana).talking();
  await talksBothWays(world, ana, EMILY.numero);
  await callBar(ana).hangUp.click();
  await callBar(ana).gone();
});

test('while the server is away the call goes on, and can be muted and hung up', async () => {
  await answered();
  const back = world.control.restart({ downMs: 6_000 });
  const lost = ana.page.getByRole('dialog', { name: ana.w('connection.lost') });
  await lost.waitFor();
  const { mute, unmute, hangUp, gone } = callBar(ana);
  await mute.click();
  await unmute.waitFor();
  await hangUp.click();
  await gone();
  await back;
  await lost.waitFor({ state: 'hidden' });
  await eventually(() => expect(openServices()).toEqual([]));
});

test('a call that rings when the socket is lost can be answered over the next one', async () => {
  world.control.customerCalls(EMILY);
  const { sheet, answer } = incomingSheet(ana);
  await sheet.waitFor();
  const sockets = sip.sockets();
  world.control.dropSipSockets({ nome: ANA.login });
  await eventually(() => expect(sip.sockets()).toBeGreaterThan(sockets));
  await registered(world, ANA.extension);
  await answer.click();
  await callBar(ana).talking();
  await talksBothWays(world, ana, EMILY.numero);
  world.control.customerHangsUp({ numero: EMILY.numero });
  await callBar(ana).gone();
});

test('the log of calls replays to the state that the live store had', async () => {
  const { open, dial } = dialDialog(ana);
  await open.click();
  await dial('9200');
  await callBar(ana).talking();
  await callBar(ana).hangUp.click();
  await callBar(ana).gone();
  const file = join(folder, 'calls.json');
  await exportLog(ana, [['full', file]]);
  const { finalHash, log, entries, anomalies } = replayed(file);
  expect(finalHash).toBe(log.recordedHash);
  const types = new Set(entries.map(({ action }) => action.type));
  for (const type of [
    'softphone/registered',
    'softphone/lost',
    'calls/offered',
    'calls/answered',
    'calls/holdChanged',
    'calls/qualityMeasured',
    'calls/ended',
  ])
    expect(types).toContain(type);
  const bad = ['rejected', 'sagaFailed', 'featureLost', 'threw', 'snapshotDiffers'];
  expect(anomalies.filter(({ kind }) => bad.includes(kind))).toEqual([]);
});

test('a reload in the middle of a call leaves nothing behind, here and there', async () => {
  await answered();
  await ana.page.reload();
  await frame(ana).shown();
  await eventually(() => expect(world.control.liveCalls({})).toEqual([]));
  await registered(world, ANA.extension);
  expect(await callBar(ana).bar.count()).toBe(0);
  expect(await activeCalls(ana).list.count()).toBe(0);
  await eventually(() => expect(openServices()).toEqual([]));
  // The next call comes as ever; the queues were kept.
  await answered();
  await callBar(ana).hangUp.click();
  await callBar(ana).gone();
});
