import type { Prng } from '../../../sandbox/seed/prng';
import { callBar, failurePopup, incomingSheet } from '../../e2e/support/screens/calls';
import { dialDialog } from '../../e2e/support/screens/dialling';
import type { Visitor } from '../../e2e/support/visitor';
import { ready } from '../agentBrowser/ready';
import type { ChaosEvent, Scene } from '../scene';
import { refuseRoom } from './tabs';

/** A customer waits so long for an answer, ms. */
export const GIVES_UP_MS = 8_000;

/** Answers at once, without ringing. */
export const NUMBER = '9200';

/** Hangs up what an earlier call left. */
export async function withoutCall({ agentBrowser }: Scene): Promise<Visitor> {
  const visitor = await ready(agentBrowser);
  const { bar, hangUp, gone } = callBar(visitor);
  if (await bar.isVisible()) {
    await hangUp.click();
    await gone();
  }
  return visitor;
}

/** Speaks, holds or mutes for a moment, and speaks again. */
async function talk(scene: Scene, visitor: Visitor, prng: Prng): Promise<void> {
  const { talking, hold, held, resume, mute, unmute } = callBar(visitor);
  await talking();
  if (prng.chance(0.6)) {
    await hold.click();
    await held();
    await visitor.page.waitForTimeout(prng.int(0, 800));
    await resume.click();
    await talking();
  }
  if (prng.chance(0.4)) {
    await mute.click();
    await unmute.click();
  }
  if (prng.chance(0.4)) await refuseRoom(scene, visitor);
}

/** Takes the call of a customer, who hangs up as often as the agent does. */
export const takeCall: ChaosEvent = async (scene, prng) => {
  const numero = `55119${String(prng.int(10_000_000, 99_999_999))}`;
  const visitor = await withoutCall(scene);
  await scene.centre.control.customerCalls({ numero, giveUpMs: GIVES_UP_MS });
  await incomingSheet(visitor).answer.click();
  await talk(scene, visitor, prng);
  const { hangUp, gone } = callBar(visitor);
  if (prng.chance(0.5)) await hangUp.click();
  else await scene.centre.control.customerHangsUp({ numero });
  await gone();
};

/** Calls somebody. */
export const placeCall: ChaosEvent = async (scene, prng) => {
  const visitor = await withoutCall(scene);
  const { open, dial } = dialDialog(visitor);
  await open();
  await dial(NUMBER);
  const { busy, failed, close } = failurePopup(visitor);
  const { bar, hangUp, gone } = callBar(visitor);
  await bar.or(busy).or(failed).first().waitFor();
  if (!(await bar.isVisible())) {
    await close();
    return;
  }
  await talk(scene, visitor, prng);
  await hangUp.click();
  await gone();
};
