import { callBar, incomingSheet } from '../../support/screens/calls';
import type { Visitor } from '../../support/visitor';
import type { World } from '../../support/world';
import { talksBothWays } from './hearing';
import { expectNothingLeft } from './leftOver';

/** A customer who calls. */
export const EMILY = { numero: '5511980000000', nome: 'Emily Almeida' };

/** Emily calls, and the agent speaks with her. */
export async function answered(world: World, visitor: Visitor): Promise<void> {
  world.control.customerCalls(EMILY);
  await incomingSheet(visitor).answer.click();
  await callBar(visitor).talking();
  await talksBothWays(world, visitor, EMILY.numero);
}

/** The agent hangs up, and nothing is left of the call. */
export async function hangUp(world: World, visitor: Visitor): Promise<void> {
  await callBar(visitor).hangUp.click();
  await callBar(visitor).gone();
  await expectNothingLeft(world, visitor);
}

/** Emily hangs up, and nothing is left of the call. */
export async function customerHangsUp(world: World, visitor: Visitor): Promise<void> {
  world.control.customerHangsUp({ numero: EMILY.numero });
  await callBar(visitor).gone();
  await expectNothingLeft(world, visitor);
}
