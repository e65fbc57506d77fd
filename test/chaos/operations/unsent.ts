import { chat } from '../../e2e/support/screens/chat';
import { storedOutbox } from '../agentBrowser/browserStore';
import { marksIn } from '../ledger';
import { marksOfItem } from '../marks';
import { NotNow, type ChaosEvent } from '../scene';
import { openSome } from './conversation';

/** Tries a message again that was not sent. */
export const tryAgain: ChaosEvent = async (scene, prng) => {
  const { visitor, id } = await openSome(scene, prng, 'any');
  const { page, w } = visitor;
  const failed = chat(visitor)
    .bubbles.filter({ has: page.getByRole('button', { name: w('action.retry'), exact: true }) })
    .first();
  if ((await failed.count()) === 0) throw new NotNow('nothing failed');
  // The label of a mail has the beginning of its text alone.
  const [first] = marksIn(
    `${(await failed.getAttribute('aria-label')) ?? ''} ${(await failed.textContent()) ?? ''}`,
  );
  const items = (await storedOutbox(page)).map(marksOfItem);
  const marks = items.find((one) => first !== undefined && one.includes(first)) ?? [];
  const isCut = (await failed.getByText(w('failure.recordingCut')).count()) > 0;
  await failed.getByRole('button', { name: w('action.retry'), exact: true }).click();
  // One that its page cut off is a voice message from now on.
  if (isCut) scene.ledger.record(id);
  scene.ledger.sent(marks);
};
