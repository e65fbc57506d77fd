import { required, openRequested as classifyRequested } from '../../../src/store/classification/actions';
import {
  endCancelRequested,
  endConfirmationOpened,
  endConfirmRequested,
  ended,
  endFailed,
  endStarted,
  loaded,
  removed,
} from '../../../src/store/conversations/actions';
import { fold } from '../../support/fold';
import { sampleConversation } from '../../support/samples';

const A = { conversationId: 'a' };
const B = { conversationId: 'b' };
const known = [loaded({ conversations: [sampleConversation({ id: 'a' }), sampleConversation({ id: 'b' })] })];
const asked = [...known, endConfirmationOpened(A)];
const refusal = { ...A, code: 'INTERNO', message: 'Tente mais tarde' };

describe('the question before a conversation ends', () => {
  it('opens when the end is due to be confirmed and closes on no', () => {
    expect(fold(asked).conversations.confirmingEnd).toEqual(A);
    expect(fold([...asked, endCancelRequested()]).conversations.confirmingEnd).toBeNull();
  });

  it('is not asked about a conversation that is not the agent’s', () => {
    expect(
      fold([...known, endConfirmationOpened({ conversationId: 'x' })]).conversations.confirmingEnd,
    ).toBeNull();
  });

  it('stays, as under way, from the yes until the server ended it', () => {
    const sent = fold([...asked, endConfirmRequested(A)]).conversations;
    expect(sent.confirmingEnd).toEqual(A);
    expect(sent.ending).toEqual({ a: null });
    const done = fold([...asked, endConfirmRequested(A), endStarted(A), ended(A)]).conversations;
    expect(done.confirmingEnd).toBeNull();
    expect(done.ending).toEqual({});
  });

  it('keeps the refusal until it is asked again', () => {
    const refused = [...asked, endConfirmRequested(A), endStarted(A), endFailed(refusal)];
    expect(fold(refused).conversations).toMatchObject({
      confirmingEnd: A,
      ending: { a: { code: 'INTERNO', message: 'Tente mais tarde' } },
    });
    expect(fold([...refused, endConfirmRequested(A)]).conversations.ending).toEqual({ a: null });
    expect(fold([...refused, endCancelRequested(), endConfirmationOpened(A)]).conversations.ending).toEqual(
      {},
    );
  });

  it('opens with the refusal of an end that followed a classification', () => {
    const state = fold([...known, endStarted(A), endFailed(refusal)]).conversations;
    expect(state.confirmingEnd).toEqual(A);
  });

  it('is not swapped under the agent’s hand by the refusal of another end', () => {
    const state = fold([...known, endStarted(A), endConfirmationOpened(B), endFailed(refusal)]).conversations;
    expect(state.confirmingEnd).toEqual(B);
    expect(state.ending).toHaveProperty('a.code', 'INTERNO');
  });

  it.each([
    ['classification becomes due', required(A)],
    ['the agent chooses to classify', classifyRequested(A)],
    ['the conversation leaves the agent', removed({ ...A, reason: 'transferred', to: null })],
    ['the server’s set has it no more', loaded({ conversations: [] })],
  ])('closes when %s', (_why, action) => {
    expect(fold([...asked, action]).conversations.confirmingEnd).toBeNull();
  });

  it('forgets the refusal of a conversation that is not the agent’s', () => {
    expect(fold([...known, endFailed({ ...refusal, conversationId: 'x' })]).conversations.ending).toEqual({});
  });
});
