import { setTimeout as sleep } from 'node:timers/promises';
import { chat } from '../../e2e/support/screens/chat';
import { classifyDialog } from '../../e2e/support/screens/dialogs';
import type { Visitor } from '../../e2e/support/visitor';
import type { ChaosEvent, Scene } from '../scene';
import { onOnePage } from './birth';
import { openAny } from './conversation';

/**
 * Fills in the classify dialog that is open, with notes that no other classification has, and saves it.
 * @param justBefore something else that happens when all is ready to be saved
 */
export async function fillIn(
  { ledger }: Scene,
  visitor: Visitor,
  id: string,
  justBefore: () => void = () => undefined,
): Promise<void> {
  const { dialog, choose, notes, save } = classifyDialog(visitor);
  await choose('classification', 'Engano');
  const form = ledger.classify(id);
  await notes.fill(form.notes);
  const isTaken = await onOnePage(visitor.page, async () => {
    justBefore();
    await save.click();
    await dialog.waitFor({ state: 'hidden' });
  });
  form.isSaved = isTaken;
}

/** Says what a conversation is about while the line is away: it goes out once there is one again. */
export const classifyOffline: ChaosEvent = async (scene, prng) => {
  const { visitor, id } = await openAny(scene, prng, 'any');
  const lines = [scene.lines.api, scene.lines.realtime];
  const awayMs = prng.int(300, 4_000);
  await chat(visitor).act('conversation.classify');
  await classifyDialog(visitor).dialog.waitFor();
  try {
    await fillIn(scene, visitor, id, () => {
      for (const line of lines) {
        line.change({ refuses: true });
        line.cut();
      }
    });
    await sleep(awayMs);
  } finally {
    for (const line of lines) line.change({ refuses: false });
  }
};

/** Says what a conversation is about. */
export const classify: ChaosEvent = async (scene, prng) => {
  const { visitor, id } = await openAny(scene, prng, 'any');
  await chat(visitor).act('conversation.classify');
  await classifyDialog(visitor).dialog.waitFor();
  await fillIn(scene, visitor, id);
};
