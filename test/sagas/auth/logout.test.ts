import type { UnknownAction } from '@reduxjs/toolkit';
import { handshakeRefused } from '../../../src/store/connection/actions';
import { loggedOutByServer, logoutRequested, sessionExpired } from '../../../src/store/auth/actions';
import { answeredAtServer, hangUpRequested } from '../../../src/store/calls/actions';
import { assigned, removed } from '../../../src/store/conversations/actions';
import { keepRequested } from '../../../src/store/drafts/actions';
import { refused } from '../../support/fakes/fakeCommands';
import { deferred, fails, silence } from '../../support/fakes/scripted';
import { callEnded, incomingCall } from '../../support/liveCalls';
import { startSignedIn } from '../../support/runSession';
import type { SagaHarness } from '../../support/sagaHarness';
import { sampleConversation } from '../../support/samples';

let h: SagaHarness;
beforeEach(async () => {
  h = await startSignedIn();
});
afterEach(() => h.end());

const byServer = (exceptClientId: string | null = null) =>
  loggedOutByServer({ reason: 'supervisor', message: 'Encerrado pelo supervisor', exceptClientId });

describe('a logout by the agent', () => {
  it('leaves the queues first, then forgets the session and closes the socket', async () => {
    h.dispatch(logoutRequested());
    await h.settle();
    const sender = { name: 'Ana Lima', extension: '2001' };
    expect(h.services.commands.leaveQueues.calls).toEqual([[sender, expect.any(String), ['SAC'], 'closing']]);
    expect(h.types('auth')).toEqual(['auth/logoutRequested', 'auth/logoutStarted', 'auth/loggedOut']);
    expect(h.types().at(-1)).toBe('connection/closed');
    expect(h.state().auth).toMatchObject({ status: 'signedOut', user: null, endedBy: null });
    expect(h.services.disk.session.kept).toBeNull();
    expect(h.services.http.token).toBeNull();
    expect(h.services.realtime.isConnected()).toBe(false);
    expect(h.services.realtime.listeners()).toBe(0);
  });

  it('waits no longer than 3 s for a server that does not answer', async () => {
    h.services.commands.leaveQueues.always(silence);
    h.dispatch(logoutRequested());
    await h.pass(2_999);
    expect(h.state().auth.status).toBe('signedIn');
    await h.pass(1);
    expect(h.state().auth.status).toBe('signedOut');
  });

  it('does not wait at all without a connection', async () => {
    h.services.realtime.behaviour = 'silent';
    h.services.realtime.drop();
    await h.settle();
    h.dispatch(logoutRequested());
    await h.settle();
    expect(h.services.commands.leaveQueues.calls).toEqual([]);
    expect(h.state().auth.status).toBe('signedOut');
  });

  it('succeeds where the session cannot be cleared, and where the queues cannot be left', async () => {
    h.services.session.clear = fails('storage');
    h.services.commands.leaveQueues.always(() => Promise.reject(new Error('broken')));
    h.dispatch(logoutRequested());
    await h.settle();
    expect(h.state().auth.status).toBe('signedOut');
    expect(h.services.http.token).toBeNull();
  });

  it('waits no longer than 3 s for a disk that does not answer', async () => {
    h.services.session.clear = silence;
    h.dispatch(logoutRequested());
    await h.pass(3_000);
    expect(h.state().auth.status).toBe('signedOut');
  });

  it('leaves nothing of the session in the state, and the drafts on disk', async () => {
    h.dispatch(keepRequested({ conversationId: '1001', text: 'Bom dia' }));
    await h.settle();
    h.dispatch(keepRequested({ conversationId: '1002', text: 'Boa tarde' }));
    h.dispatch(logoutRequested());
    await h.settle();
    expect(h.state().drafts.byConversation).toEqual({});
    expect(h.state().queues.memberships).toEqual([]);
    expect([...h.services.disk.drafts.keys()]).toEqual(['ana/1001', 'ana/1002']);
  });
});

describe('a logout in the middle of a call', () => {
  const happen = (...facts: UnknownAction[]) => facts.forEach(h.dispatch);

  it('hangs up, and leaves once the centre has closed what belonged to it', async () => {
    const conversation = sampleConversation({ id: '900', queueType: 1 });
    const closing = deferred<undefined>();
    h.services.callApi.endConversation.next(() => closing.promise);
    happen(
      assigned({ conversation, reason: 'fila' }),
      ...incomingCall('in1'),
      answeredAtServer({ uniqueId: 'u-1', at: '2026-03-10T12:00:00Z', conversationId: '900' }),
    );
    h.forget();
    h.dispatch(logoutRequested());
    await h.settle();
    expect(h.payloads(hangUpRequested)).toEqual([{ callId: 'in1' }]);
    happen(callEnded('in1'));
    await h.settle();
    expect(h.state().auth.status).toBe('signedIn');
    closing.resolve(undefined);
    await h.settle();
    expect(h.payloads(removed)).toEqual([{ conversationId: '900', reason: 'call', to: null }]);
    expect(h.services.commands.leaveQueues.calls).toHaveLength(1);
    expect(h.state().auth.status).toBe('signedOut');
  });

  it('waits no longer than 3 s for that', async () => {
    happen(...incomingCall('in1'));
    h.dispatch(logoutRequested());
    await h.pass(2_999);
    expect(h.state().auth.status).toBe('signedIn');
    await h.pass(1);
    expect(h.state().auth.status).toBe('signedOut');
  });
});

describe('a logout by the server', () => {
  it('ends the session with the server’s words', async () => {
    h.dispatch(byServer());
    await h.settle();
    expect(h.state().auth).toMatchObject({
      status: 'signedOut',
      endedBy: { reason: 'supervisor', message: 'Encerrado pelo supervisor' },
    });
    expect(h.services.commands.leaveQueues.calls).toEqual([]);
    expect(h.services.disk.session.kept).toBeNull();
    expect(h.services.realtime.isConnected()).toBe(false);
  });

  it('waits for the disk to have every draft, but not for ever', async () => {
    h.dispatch(keepRequested({ conversationId: '1001', text: 'Bom dia' }));
    h.dispatch(keepRequested({ conversationId: '1002', text: 'Boa tarde' }));
    h.dispatch(byServer());
    await h.settle();
    expect([...h.services.disk.drafts.keys()]).toEqual(['ana/1001', 'ana/1002']);
    expect(h.types('auth').slice(-2)).toEqual(['auth/logoutStarted', 'auth/loggedOut']);
    expect(h.state().auth.isLeaving).toBe(false);
  });

  it('for a reason that is not known hands on the server’s word', async () => {
    h.dispatch(
      loggedOutByServer({ reason: 'other', message: null, exceptClientId: null, reasonText: 'manutencao' }),
    );
    await h.settle();
    expect(h.state().auth.endedBy).toEqual({ reason: 'other', message: null, reasonText: 'manutencao' });
  });

  it('keeps its reason where an answer meanwhile says that the session is over', async () => {
    h.dispatch(byServer());
    h.dispatch(sessionExpired({ message: 'Sessão expirada' }));
    expect(h.state().auth).toMatchObject({ status: 'signedIn', isLeaving: true, endedBy: null });
    await h.settle();
    expect(h.state().auth.endedBy).toMatchObject({ reason: 'supervisor' });
  });

  it('does not mean the browser that stays', async () => {
    h.dispatch(byServer('client-1'));
    await h.settle();
    expect(h.types()).toEqual(['auth/loggedOutByServer']);
    expect(h.state().auth.status).toBe('signedIn');
  });

  it('means this browser when another one stays, also after one that did not', async () => {
    h.dispatch(byServer('client-1'));
    h.dispatch(byServer('client-2'));
    await h.settle();
    expect(h.state().auth.status).toBe('signedOut');
  });

  it('comes too when the server no longer knows the session at a reconnection', async () => {
    h.services.realtime.authenticate.always(() => refused('NAO_AUTENTICADO', 'Sessão expirada'));
    h.services.realtime.drop();
    await h.pass(3_000);
    expect(h.state().auth).toMatchObject({
      status: 'signedOut',
      endedBy: { reason: 'session', message: 'Sessão expirada' },
    });
  });

  it('comes once, with the first reason, however many answers say it at once', async () => {
    h.dispatch(sessionExpired({ message: 'Sessão expirada' }));
    h.dispatch(sessionExpired({ message: '' }));
    h.dispatch(handshakeRefused({ code: 'NAO_AUTENTICADO', message: 'Token inválido' }));
    h.dispatch(byServer());
    await h.pass(10_000);
    expect(h.payloads({ type: 'auth/loggedOut' })).toEqual([
      { reason: 'session', message: 'Sessão expirada' },
    ]);
  });

  it('is heard while the agent’s own logout waits for the server', async () => {
    h.services.commands.leaveQueues.always(silence);
    h.dispatch(logoutRequested());
    await h.pass(1_000);
    h.dispatch(byServer());
    await h.pass(3_000);
    expect(h.payloads({ type: 'auth/loggedOut' })).toHaveLength(1);
    expect(h.state().auth.status).toBe('signedOut');
  });
});
