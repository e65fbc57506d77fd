import { expect } from '@playwright/test';
import { callBar, incomingSheet } from '../e2e/support/screens/calls';
import { ready } from './agentBrowser/ready';
import { storedOutbox } from './agentBrowser/browserStore';
import { CALM } from './line/conditions';
import type { Scene } from './scene';

/** Retries wait up to half a minute each, and a reconnection may come before them. */
const PATIENCE_MS = 150_000;

/** What is late from now on is late because of the machine. */
const WITHOUT_FAULTS_MS = 30_000;

/** Ends every fault. */
async function calm({ centre, agentBrowser, lines }: Scene): Promise<void> {
  for (const line of [lines.api, lines.realtime, lines.sip]) line.change(CALM);
  await agentBrowser.offline(false);
  (await agentBrowser.visitor()).context.setDefaultTimeout(WITHOUT_FAULTS_MS);
  await centre.control.clearFaults({}).catch(() => centre.start());
  await centre.control.clearFaults({});
}

/** Hangs up whatever call is left, at both ends. */
async function endCalls({ centre, agentBrowser }: Scene): Promise<void> {
  const visitor = await ready(agentBrowser);
  for (const { numero } of await centre.control.liveCalls({})) {
    await centre.control.customerHangsUp({ numero }).catch(() => undefined);
  }
  const { bar, hangUp } = callBar(visitor);
  const { sheet, decline } = incomingSheet(visitor);
  await expect(async () => {
    if (await hangUp.isVisible()) await hangUp.click();
    if (await decline.isVisible()) await decline.click();
    if ((await bar.isVisible()) || (await sheet.isVisible())) throw new Error('A call is left on screen');
  }).toPass({ timeout: WITHOUT_FAULTS_MS });
}

/** Until nothing waits in the outbox but what failed. */
async function outboxRests({ agentBrowser }: Scene): Promise<void> {
  await expect(async () => {
    const { page } = await agentBrowser.visitor();
    const waiting = (await storedOutbox(page)).filter(({ state }) => state !== 'failed');
    if (waiting.length > 0) throw new Error(`${String(waiting.length)} messages are still in the outbox`);
  }).toPass({ timeout: PATIENCE_MS });
}

/**
 * Ends all faults and lets console and centre come to rest. Ends with an event, by which the console finds out what
 * it missed. What does not come to rest is for the checks to find.
 */
export async function settle(scene: Scene): Promise<void> {
  const { centre, agentBrowser, journal } = scene;
  journal.note('faults off');
  await calm(scene);
  await expect(() => ready(agentBrowser)).toPass({ timeout: PATIENCE_MS });
  journal.note('connected');
  await endCalls(scene);
  await outboxRests(scene);
  const signal = { nome: agentBrowser.agent.login, evento: 'getMeusAtendimentos', corpo: {} };
  await centre.control.pushRaw(signal);
  journal.note('at rest');
}
