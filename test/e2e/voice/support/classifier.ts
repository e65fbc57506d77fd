import { expect } from '@playwright/test';
import { callBar, incomingSheet } from '../../support/screens/calls';
import { frame } from '../../support/screens/frame';
import type { Visitor } from '../../support/visitor';
import type { World } from '../../support/world';
import { sitDown } from './telephone';
import { ANA } from './telephonists';

export const EMILY = { numero: '5511980000000', nome: 'Emily Almeida' };

/** The centre's word for the pause. */
export const CLASSIFYING = 'Classificando';

/** Ana at the telephone, who has to classify each call. */
export function classifier(world: World): Promise<Visitor> {
  return sitDown(world, ANA, { turn: ['settings.mustClassifyCalls'] });
}

/** Waits until screen and centre have the agent in this pause; null: available. */
export async function isPaused(world: World, visitor: Visitor, reason: string | null): Promise<void> {
  const { status: region } = frame(visitor);
  const { w } = visitor;
  // In a call, the call is what the agent has to know.
  const ofCall = reason === CLASSIFYING ? [w('agent.inCall')] : [];
  const words = [reason ?? w('agent.available'), ...ofCall].map((word) =>
    region.getByText(word, { exact: true }),
  );
  await expect(words.reduce((some, word) => some.or(word))).toBeVisible();
  await expect
    .poll(() => {
      const { status, motivoPausa } = world.control.agent({ nome: ANA.login }).usuario;
      return [status, motivoPausa ?? null];
    })
    .toEqual([reason === null ? 1 : 10, reason]);
}

/** Ana takes the call that rings. */
export async function answered(visitor: Visitor): Promise<void> {
  await incomingSheet(visitor).answer.click();
  await callBar(visitor).talking();
}

/** Waits until no voice service is open. */
export async function expectNoService({ control }: World): Promise<void> {
  await expect
    .poll(() => control.conversations({ status: 'Entrou' }).filter(({ queueTypeID }) => queueTypeID === 1))
    .toEqual([]);
}
