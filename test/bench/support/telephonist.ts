import { setTimeout as sleep } from 'node:timers/promises';
import { frame } from '../../e2e/support/screens/frame';
import { loginPage } from '../../e2e/support/screens/login';
import type { Visitor } from '../../e2e/support/visitor';
import type { World } from '../../e2e/support/world';
import { openLogin } from '../../e2e/support/steps';
import { ANA } from '../../e2e/voice/support/telephonists';
import { bundlePage } from './bundlePage';

const LOOK_MS = 100;

const LOOKS = 200;

async function registered({ control }: World): Promise<void> {
  for (let look = 0; look < LOOKS; look += 1) {
    if (control.registrations({}).some(({ ramal, connected }) => ramal === ANA.extension && connected))
      return;
    await sleep(LOOK_MS);
  }
  throw new Error('The exchange never saw the agent');
}

/** Seats Ana at the telephone, in a page that one of this folder's scripts watches. */
export async function sitDownMeasured(world: World, script: string): Promise<Visitor> {
  const visitor = await world.visit();
  await visitor.context.addInitScript({ content: await bundlePage(script) });
  await openLogin(visitor);
  await loginPage(visitor).enterAs(ANA.login, ANA.password);
  await frame(visitor).shown();
  await registered(world);
  await frame(visitor).join('Voz Atendimento');
  return visitor;
}
