import type { UnknownAction } from '@reduxjs/toolkit';
import * as presence from '../../../src/store/presence/actions';
import { selectPresence } from '../../../src/store/presence/selectors';
import type { Presence } from '../../../src/store/presence/types';
import * as queues from '../../../src/store/queues/actions';
import { selectVoiceQueues } from '../../../src/store/queues/selectors';
import { loggedOut } from '../../../src/store/auth/actions';
import * as softphone from '../../../src/store/softphone/actions';
import { emptyState, fold } from '../../support/fold';
import { MEMBERSHIPS } from '../../support/world';

const watch = (...extensions: string[]) => presence.watchRequested({ extensions });

const told = (extension: string, what: Presence) => presence.reported({ extension, presence: what });

describe('what another extension does', () => {
  const busy = [watch('4002', '4003'), told('4002', 'busy')];
  const lost = softphone.lost({ code: 1006, reason: '' });

  it.each<[string, UnknownAction[], Presence | null]>([
    ['nobody told', [watch('4002')], null],
    ['the exchange told', busy, 'busy'],
    ['the exchange told last', [...busy, told('4002', 'ringing'), told('4002', 'available')], 'available'],
    ['the exchange does not tell any more', [...busy, presence.unknown({ extension: '4002' })], null],
    ['somebody else is looked at as well', [...busy, watch('4002', '4004')], 'busy'],
    ['only somebody else is looked at', [...busy, watch('4003'), watch('4002')], null],
    ['nobody looks', [...busy, presence.unwatchRequested()], null],
    ['nobody looked', [told('4002', 'busy')], null],
    ['the socket is lost', [...busy, lost], null],
    ['it is told anew after that', [...busy, lost, told('4002', 'ringing')], 'ringing'],
    ['the softphone is closed', [...busy, softphone.closed()], null],
    ['the session is over', [...busy, loggedOut({ reason: 'agent', message: null })], null],
  ])('when %s', (_what, actions, what) => {
    expect(selectPresence(fold(actions), '4002')).toBe(what);
  });

  it('is of nobody called like a part of an object', () => {
    expect(selectPresence(emptyState(), 'constructor')).toBeNull();
    expect(selectPresence(fold([watch('__proto__'), told('__proto__', 'busy')]), '__proto__')).toBe('busy');
  });

  it('does not change for who is not looked at', () => {
    const state = fold(busy);
    const late = [told('4009', 'busy'), presence.unknown({ extension: '4009' })];
    expect(fold(late, state).presence).toBe(state.presence);
  });
});

describe('the voice queues of the agent', () => {
  const voice = (queue: string, joined: boolean) =>
    ({ queue, type: 1, joined, paused: false, pauseReason: null }) as const;

  it('are those that the agent is in, in the server’s order', () => {
    const memberships = [...MEMBERSHIPS, voice('Voz A', false), voice('Voz B', true), voice('Voz C', true)];
    const state = fold([queues.membershipsReported({ memberships })]);
    expect(selectVoiceQueues(state).map(({ queue }) => queue)).toEqual(['Voz B', 'Voz C']);
    expect(selectVoiceQueues(fold([watch('1')], state))).toBe(selectVoiceQueues(state));
  });

  it('are the same nothing while there are none', () => {
    const state = fold([queues.membershipsReported({ memberships: MEMBERSHIPS })]);
    expect(selectVoiceQueues(state)).toEqual([]);
    expect(selectVoiceQueues(emptyState())).toBe(selectVoiceQueues(state));
  });
});
