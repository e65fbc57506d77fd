import * as outbox from '../../../src/store/outbox/actions';
import { selectHeldMails, selectOutboxItem } from '../../../src/store/outbox/selectors';
import { fold } from '../../support/fold';
import { sampleOutboxItem } from '../../support/samples';
import { sampleSentMail } from '../../support/sampleMail';

const NEVER = Number.MAX_SAFE_INTEGER;

const ID = { clientMsgId: 'c1' };

const held = (heldUntil: number) =>
  outbox.queued({
    item: sampleOutboxItem({ ...ID, mail: sampleSentMail(), heldUntil }),
    spendsDraft: true,
  });

const after = (...facts: Parameters<typeof fold>[0]) => selectOutboxItem(fold(facts), 'c1');

describe('a mail that is held', () => {
  it('is taken back before its time, and goes out no more', () => {
    const undone = [held(NEVER), outbox.undoRequested(ID)];
    expect(after(...undone)).toMatchObject({ state: 'queued', heldUntil: null });
    expect(after(...undone, outbox.attemptStarted(ID), outbox.released(ID))).toMatchObject({
      state: 'queued',
      attempts: 0,
      heldUntil: null,
    });
    expect(selectHeldMails(fold(undone))).toEqual([]);
  });

  it('is not taken back after its time, or once it is on its way', () => {
    expect(after(held(1), outbox.undoRequested(ID))).toMatchObject({ heldUntil: 1 });
    const sent = after(held(NEVER), outbox.attemptStarted(ID), outbox.undoRequested(ID));
    expect(sent).toMatchObject({ state: 'sending' });
    expect(sent).not.toHaveProperty('heldUntil');
  });

  it('may leave once it is released', () => {
    const facts = [held(NEVER), outbox.released(ID)];
    expect(after(...facts)).not.toHaveProperty('heldUntil');
    expect(selectHeldMails(fold([held(NEVER)]))).toHaveLength(1);
    expect(selectHeldMails(fold(facts))).toEqual([]);
  });
});
