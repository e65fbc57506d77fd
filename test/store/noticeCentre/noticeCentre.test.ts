import type { UnknownAction } from '@reduxjs/toolkit';
import { loggedOut } from '../../../src/store/auth/actions';
import * as calls from '../../../src/store/calls/actions';
import { serverErrorReported } from '../../../src/store/connection/actions';
import { assigned, transferFailed } from '../../../src/store/conversations/actions';
import * as noticeCentre from '../../../src/store/noticeCentre/actions';
import {
  selectNewestNotice,
  selectNoticeList,
  selectNotices,
  selectUnseenMissedCalls,
  selectUnseenNotices,
} from '../../../src/store/noticeCentre/selectors';
import { forgetRequested, savingFailed } from '../../../src/store/keptForms/actions';
import { formKey } from '../../../src/lib/formKeys';
import { sendFailed } from '../../../src/store/notifications/actions';
import { delivered, gaveUp, queued } from '../../../src/store/outbox/actions';
import type { RootState } from '../../../src/store/rootReducer';
import { doneRequested, reminded } from '../../../src/store/schedule/actions';
import { injectStampSource, type StampSource } from '../../../src/store/stamp';
import { fold } from '../../support/fold';
import { sampleConversation, sampleMessage, sampleOutboxItem, sampleScheduled } from '../../support/samples';
import { signedInFacts, USER } from '../../support/world';

let now = 1_000;
let before: StampSource;
beforeEach(() => {
  now = 1_000;
  before = injectStampSource({ now: () => now, newId: () => `a${now}` });
});
afterEach(() => void injectStampSource(before));

/** Makes an action at its own time, one after the other. */
function at<A extends UnknownAction>(time: number, make: () => A): A {
  now = time;
  return make();
}

const ANA = { agent: USER.login };

const CALL = { id: 'z', number: '4001', name: 'Rui', queue: null, rang: true, at: 2_000 };

const why = { code: 'refused', message: 'Fila fechada' };

const state = (...facts: UnknownAction[]) => fold([...signedInFacts(), ...facts]);

const told = (of: RootState) => selectNotices(of).map(({ kind, at: when }) => [kind, when]);

const error = (message: string, conversationId: string | null = null) =>
  serverErrorReported({ message, code: null, conversationId });

describe('the notices', () => {
  it('tell of a form that was not saved until it is saved, or dropped', () => {
    const unsaved = (key: string) => at(1_000, () => savingFailed({ key, ...why }));
    const key = formKey('begin', 'email ana@example.com Dois assuntos');
    const now = state(unsaved(key), unsaved(formKey('notes', '1')));
    expect(selectNotices(now)).toEqual([
      expect.objectContaining({
        kind: 'unsaved',
        form: 'begin',
        about: 'email ana@example.com Dois assuntos',
        ...why,
      }),
    ]);
    const others = forgetRequested({ key: formKey('begin', 'email rui@example.com') });
    expect(selectNotices(state(unsaved(key), others))).toHaveLength(1);
    expect(selectNotices(state(unsaved(key), forgetRequested({ key })))).toEqual([]);
  });

  it('are what happened and what waits since then, the newest first', () => {
    const { id: conversationId } = sampleConversation();
    const now = state(
      at(1_000, () => error('Sem saldo')),
      at(1_100, () => transferFailed({ ...why, conversationId })),
      at(1_200, () => calls.transferFailed({ ...why, callId: 'c9', status: 486 })),
      at(1_300, () => assigned({ conversation: sampleConversation(), reason: 'return' })),
      at(1_400, () => sendFailed({ conversationId })),
      calls.missedRestored({ calls: [CALL] }),
      reminded({ events: [sampleScheduled({ remindedAt: 3_000 })] }),
    );
    expect(told(now)).toEqual([
      ['reminder', 3_000],
      ['missedCall', 2_000],
      ['unsent', 1_400],
      ['returned', 1_300],
      ['callTransferFailed', 1_200],
      ['transferFailed', 1_100],
      ['serverError', 1_000],
    ]);
  });

  it('tell the same once, when it happened last, and of at most a hundred', () => {
    const twice = state(
      at(1, () => error('A')),
      at(2, () => error('B')),
      at(3, () => error('A')),
    );
    expect(selectNotices(twice)).toMatchObject([
      { message: 'A', at: 3 },
      { message: 'B', at: 2 },
    ]);
    const many = state(...Array.from({ length: 120 }, (_, index) => at(index, () => error(`${index}`))));
    expect(selectNotices(many)).toHaveLength(100);
    expect(selectNotices(many)[0]).toMatchObject({ message: '119' });
  });

  it('say nothing of a conversation that came for the first time, or was one of many', () => {
    const quiet = state(
      assigned({ conversation: sampleConversation(), reason: 'queue' }),
      transferFailed({ ...why, conversationId: '1001', isOneOfMany: true }),
    );
    expect(selectNotices(quiet)).toEqual([]);
  });

  it('forget what was done meanwhile: sent after all, called back, done with', () => {
    const item = sampleOutboxItem();
    const { clientMsgId } = item;
    const { conversationId } = item.target;
    const facts = [
      queued({ item, spendsDraft: false }),
      gaveUp({ clientMsgId, ...why }),
      sendFailed({ conversationId, clientMsgId }),
      calls.missedRestored({ calls: [CALL] }),
      reminded({ events: [sampleScheduled({ remindedAt: 3_000 })] }),
    ];
    expect(selectNotices(state(...facts))).toHaveLength(3);
    const done = [
      delivered({ clientMsgId, message: sampleMessage() }),
      calls.missedSeenRequested({ ids: [CALL.id] }),
      doneRequested({ id: 'p1' }),
    ];
    expect(selectNotices(state(...facts, ...done))).toEqual([]);
  });

  it('know what an earlier page left unsent, once for each conversation, and keep it from being cleared', () => {
    const one = sampleOutboxItem({ state: 'failed', queuedAt: 5 });
    const other = sampleOutboxItem({ clientMsgId: 'c2', state: 'failed', queuedAt: 9 });
    const left = [queued({ item: one, spendsDraft: false }), queued({ item: other, spendsDraft: false })];
    expect(selectNotices(state(...left))).toMatchObject([{ kind: 'unsent', at: 9, clientMsgId: 'c2' }]);
    const cleared = state(...left, error('A'), noticeCentre.clearRequested());
    expect(selectNotices(cleared)).toMatchObject([{ kind: 'unsent' }]);
  });
});

describe('what is new', () => {
  const facts = [calls.missedRestored({ calls: [CALL] })];

  it('counts until the agent looked, for this agent alone', () => {
    const some = state(
      ...facts,
      at(1_500, () => error('A')),
    );
    expect(selectUnseenNotices(some)).toBe(2);
    expect(selectUnseenMissedCalls(some)).toBe(1);
    const open = fold([at(2_500, () => noticeCentre.openRequested(ANA))], some);
    expect(selectNoticeList(open)).toEqual({ since: 0 });
    expect([selectUnseenNotices(open), selectUnseenMissedCalls(open)]).toEqual([0, 0]);
    const elsewhere = fold([at(2_500, () => noticeCentre.openRequested({ agent: 'bruno' }))], some);
    expect(selectUnseenNotices(elsewhere)).toBe(2);
  });

  it('that came while the list was open was seen with it, and is marked as new in it', () => {
    const open = state(
      ...facts,
      at(2_500, () => noticeCentre.openRequested(ANA)),
    );
    const more = fold([at(2_600, () => error('A'))], open);
    expect(selectUnseenNotices(more)).toBe(1);
    const closed = fold([at(2_700, () => noticeCentre.closeRequested(ANA))], more);
    expect(selectNoticeList(closed)).toBeNull();
    expect(selectUnseenNotices(closed)).toBe(0);
    const again = fold([at(2_800, () => noticeCentre.openRequested(ANA))], closed);
    expect(selectNoticeList(again)).toEqual({ since: 2_700 });
  });

  it('counts at once after the clock was set back, and is seen with what it brought from the future', () => {
    const ahead = state(
      at(90_000, () => error('A')),
      at(91_000, () => noticeCentre.openRequested(ANA)),
      at(92_000, () => noticeCentre.closeRequested(ANA)),
    );
    expect(selectUnseenNotices(ahead)).toBe(0);
    const refused = { callId: 'x', name: null, number: '4001', why: 'doNotDisturb' as const };
    const back = fold([at(5_000, () => error('B')), at(5_100, () => calls.offerRefused(refused))], ahead);
    expect(selectUnseenMissedCalls(back)).toBe(1);
    expect(selectUnseenNotices(back)).toBe(3);
    const upTo = selectNewestNotice(back);
    expect(upTo).toBe(90_000);
    const seen = fold([at(6_000, () => noticeCentre.openRequested({ ...ANA, upTo }))], back);
    expect(selectUnseenNotices(seen)).toBe(0);
    const later = fold(
      [at(6_500, () => noticeCentre.closeRequested({ ...ANA, upTo })), at(7_000, () => error('C'))],
      seen,
    );
    expect(selectUnseenNotices(later)).toBeGreaterThan(0);
  });

  it('stays seen after a sign-out, which takes the notices away', () => {
    const out = state(
      at(2_500, () => noticeCentre.openRequested(ANA)),
      error('A'),
      loggedOut({ reason: 'agent', message: null }),
    );
    expect(out.noticeCentre).toEqual({ notices: [], open: null, seen: { [USER.login]: 2_500 } });
    const back = fold([...signedInFacts(), ...facts], out);
    expect(selectNotices(back)).toHaveLength(1);
    expect(selectUnseenNotices(back)).toBe(0);
  });
});
