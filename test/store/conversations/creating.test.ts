import { loggedIn, loginRequested, sessionMissing } from '../../../src/store/auth/actions';
import type { User } from '../../../src/store/auth/types';
import { dialOpenRequested, openRequested as callOpenRequested } from '../../../src/store/calls/actions';
import { selectDialDialog, selectShownCall } from '../../../src/store/calls/selectors';
import * as conversations from '../../../src/store/conversations/actions';
import {
  selectBegun,
  selectBeginQueues,
  selectCreateQueues,
  selectCreation,
  selectInstances,
} from '../../../src/store/conversations/createSelectors';
import { selectListedIds, selectSelectedId } from '../../../src/store/conversations/selectors';
import {
  lackDismissRequested,
  lacked,
  loaded as queuesLoaded,
  membershipsReported,
} from '../../../src/store/queues/actions';
import { selectLacking } from '../../../src/store/queues/selectors';
import type { QueueMembership } from '../../../src/store/queues/types';
import { incomingCall } from '../../support/liveCalls';
import { fold } from '../../support/fold';
import { sampleMembership, sampleUser } from '../../support/sagaSamples';
import { sampleConversation } from '../../support/samples';

const whom = { kind: 'whatsapp', name: 'Rui', address: '5511', contactId: '9' } as const;
const call = [...incomingCall('k1'), callOpenRequested({ callId: 'k1' })];
const open = [conversations.createOpenRequested(whom)];
const made = sampleConversation({ id: '2001', unread: 2 });
const created = conversations.created({ conversation: made, existing: false });
const elsewhere = { conversationId: '7', queue: 'SAC', agent: 'Bia Reis' };
const refusal = { code: 'OUTRO_AGENTE', message: 'De outro' };

describe('the dialog in which a conversation begins', () => {
  it('opens with whom it is for, and closes', () => {
    expect(selectCreation(fold(open))).toEqual({
      ...whom,
      isSaving: false,
      failure: null,
      elsewhere: null,
    });
    expect(selectCreation(fold([...open, conversations.createCloseRequested()]))).toBeNull();
  });

  it('closes where the agent has no queue to begin in, and says so until they have read it', () => {
    const state = fold([...open, lacked({ channel: 'whatsapp' })]);
    expect(selectCreation(state)).toBeNull();
    expect(selectLacking(state)).toBe('whatsapp');
    expect(selectLacking(fold([lacked({ channel: 'email' }), lackDismissRequested()]))).toBeNull();
    expect(selectCreation(fold([...open, lacked({ channel: 'email' })]))).not.toBeNull();
  });

  it('says so no longer once the agent is in such a queue', () => {
    const lacking = lacked({ channel: 'email' });
    const into = (type: QueueMembership['type'], joined: boolean) =>
      membershipsReported({ memberships: [{ ...sampleMembership('SAC', joined), type }] });
    expect(selectLacking(fold([lacking, into(4, false), into(3, true)]))).toBe('email');
    expect(selectLacking(fold([lacking, into(4, true)]))).toBeNull();
  });

  it('of a call closes as well where there is no voice queue', () => {
    const dial = dialOpenRequested({ number: '', name: null, contactId: null });
    expect(selectDialDialog(fold([dial, lacked({ channel: 'email' })]))).not.toBeNull();
    expect(selectDialDialog(fold([dial, lacked({ channel: 'voice' })]))).toBeNull();
  });

  it('is saving until it failed, with where the conversation is; then it is asked again', () => {
    const saving = [...open, conversations.createStarted({ reqId: 'r1' })];
    expect(selectCreation(fold(saving))).toMatchObject({ isSaving: true });
    const failed = [...saving, conversations.createFailed({ ...refusal, elsewhere, reqId: 'r1' })];
    expect(selectCreation(fold(failed))).toMatchObject({ isSaving: false, failure: refusal, elsewhere });
    expect(selectCreation(fold([...failed, conversations.createStarted({ reqId: 'r1' })]))).toMatchObject({
      isSaving: true,
      failure: null,
      elsewhere: null,
    });
    expect(
      selectCreation(fold([conversations.createFailed({ ...refusal, elsewhere, reqId: 'r1' })])),
    ).toBeNull();
  });
});

describe('a conversation that the agent began', () => {
  it('is on top, open and read, and leads to where it shows', () => {
    const state = fold([conversations.loaded({ conversations: [sampleConversation()] }), ...open, created]);
    expect(selectListedIds(state)).toEqual(['2001', '1001']);
    expect(selectSelectedId(state)).toBe('2001');
    expect(selectCreation(state)).toBeNull();
    expect(selectBegun(state)).toEqual({ times: 1, existingId: null });
    expect(state.conversations.unreadMark).toMatchObject({ conversationId: '2001', count: 2 });
  });

  it('that was there already is there once', () => {
    const state = fold([
      conversations.loaded({ conversations: [made] }),
      ...open,
      conversations.created({ conversation: made, existing: true }),
    ]);
    expect(selectListedIds(state)).toEqual(['2001']);
    expect(selectSelectedId(state)).toBe('2001');
    expect(selectBegun(state)).toEqual({ times: 1, existingId: '2001' });
  });

  it('after the agent left the dialog is in the list, and leads nowhere', () => {
    const state = fold([...open, conversations.createCloseRequested(), created]);
    expect(selectListedIds(state)).toEqual(['2001']);
    expect(selectSelectedId(state)).toBeNull();
    expect(selectBegun(state).times).toBe(0);
  });

  it('from a dialog that was left is in the list, and leaves the one that is open as it is', () => {
    const state = fold([
      ...open,
      conversations.createStarted({ reqId: 'r1' }),
      conversations.createCloseRequested(),
      conversations.createOpenRequested({ ...whom, name: 'Bia', address: '5521' }),
      conversations.createStarted({ reqId: 'r2' }),
      conversations.createFailed({ ...refusal, elsewhere, reqId: 'r0' }),
      conversations.created({ conversation: made, existing: false, reqId: 'r1', isLeft: true }),
    ]);
    expect(selectListedIds(state)).toEqual(['2001']);
    expect(selectSelectedId(state)).toBeNull();
    expect(selectCreation(state)).toMatchObject({ name: 'Bia', isSaving: true, failure: null });
  });

  it('takes the place of a call on screen', () => {
    const state = fold([...call, ...open, created]);
    expect(selectShownCall(state)).toBeNull();
  });

  it('leaves a call on screen where its dialog was left', () => {
    expect(selectShownCall(fold(call))).not.toBeNull();
    const left = conversations.created({ conversation: made, existing: false, reqId: 'r1', isLeft: true });
    expect(selectShownCall(fold([...call, left]))).not.toBeNull();
  });
});

describe('where a conversation can begin', () => {
  const member = (queue: string, type: QueueMembership['type'], joined = true): QueueMembership => ({
    ...sampleMembership(queue, joined),
    type,
  });

  it('are the joined queues of its types', () => {
    const state = fold([
      membershipsReported({
        memberships: [
          member('W3', 3),
          member('W5', 5),
          member('W6', 6),
          member('W7', 7),
          member('Out', 3, false),
          member('Mail', 4),
          member('Voz', 1),
          member('Chat', 2),
        ],
      }),
    ]);
    expect(selectCreateQueues(state, 'whatsapp')).toEqual(['W3', 'W5', 'W7']);
    expect(selectCreateQueues(state, 'email')).toEqual(['Mail']);
  });

  const signedInAs = (user: Partial<User>) =>
    fold([
      sessionMissing(),
      loginRequested({ login: 'ana', secretId: null, saveCredentials: false }),
      loggedIn({ user: sampleUser(user) }),
      queuesLoaded({
        queues: [{ name: 'W3', type: 3, mustClassify: false, instances: ['v-1', 'v-2'], email: null }],
      }),
    ]);

  it.each<[string, Partial<User>, string[]]>([
    ['all of the queue', { canChooseInstance: true, defaultInstance: 'v-1' }, ['v-1', 'v-2']],
    ['the default one for who may not choose', { canChooseInstance: false, defaultInstance: 'v-9' }, ['v-9']],
    [
      'all where there is no default one',
      { canChooseInstance: false, defaultInstance: null },
      ['v-1', 'v-2'],
    ],
  ])('by instance: %s', (_which, user, expected) => {
    expect(selectInstances(signedInAs(user), 'W3')).toEqual(expected);
  });

  it.each<[string, Partial<User>, string[]]>([
    ['with the only instance of the agent', { defaultInstance: 'v-1' }, ['W3', 'W7']],
    ['whose instances the server does not name', { defaultInstance: 'v-9' }, ['W7']],
    ['all, for who may choose', { canChooseInstance: true, defaultInstance: 'v-9' }, ['W3', 'W5', 'W7']],
    ['all, for who has no default one', { defaultInstance: null }, ['W3', 'W5', 'W7']],
  ])('in queues %s', (_which, user, expected) => {
    const named = (name: string, type: 3 | 5, instances: string[]) => ({
      name,
      type,
      mustClassify: false,
      instances,
      email: null,
    });
    const state = fold([
      sessionMissing(),
      loginRequested({ login: 'ana', secretId: null, saveCredentials: false }),
      loggedIn({ user: sampleUser({ canChooseInstance: false, ...user }) }),
      membershipsReported({ memberships: [member('W3', 3), member('W5', 5), member('W7', 7)] }),
      queuesLoaded({ queues: [named('W3', 3, ['v-1', 'v-2']), named('W5', 5, ['o-1'])] }),
    ]);
    expect(selectBeginQueues(state, 'whatsapp')).toEqual(expected);
  });

  it('by none of a queue that names none', () => {
    expect(selectInstances(signedInAs({}), 'Outra')).toEqual([]);
  });
});
