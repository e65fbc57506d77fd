import type { UnknownAction } from '@reduxjs/toolkit';
import { cameOnline, wentOffline } from '../../../src/store/app/actions';
import { loggedOut, logoutRequested } from '../../../src/store/auth/actions';
import { saveRequested } from '../../../src/store/config/actions';
import * as softphone from '../../../src/store/softphone/actions';
import { selectCanDial, selectHasVoice, selectSoftphone } from '../../../src/store/softphone/selectors';
import { injectStampSource } from '../../../src/store/stamp';
import { emptyState, fold } from '../../support/fold';
import { CONFIGURATION, signedInFacts } from '../../support/world';

const connecting = [softphone.connectStarted({ attempt: 1 })];
const connected = [...connecting, softphone.connected()];
const registered = [...connected, softphone.registerStarted(), softphone.registered({ expiresInS: 3600 })];
const lost = softphone.lost({ code: 1006, reason: '' });
const recovering = [...registered, lost];
const dying = [...registered, wentOffline()];
const leaving = [...registered, logoutRequested()];
const why = { code: 'socketTimeout', message: '' };
const forbidden = softphone.registrationRefused({ status: 403, phrase: 'Forbidden' });

const of = (actions: UnknownAction[]) => selectSoftphone(fold(actions));

describe('the way to the exchange', () => {
  it.each<[string, UnknownAction[], string]>([
    ['is being opened', connecting, 'connecting'],
    ['is open', connected, 'connected'],
    ['did not open', [...connecting, softphone.connectFailed(why)], 'disconnected'],
    ['is lost', recovering, 'recovering'],
    ['is lost while it opens', [...connecting, lost], 'recovering'],
    ['is tried again', [...recovering, softphone.connectStarted({ attempt: 2 })], 'recovering'],
    ['is not back yet', [...recovering, softphone.connectFailed(why)], 'recovering'],
    ['is back', [...recovering, softphone.connected()], 'connected'],
    ['dies with the network', dying, 'dying'],
    ['stays so when the socket goes too', [...dying, lost], 'dying'],
    ['recovers with the network', [...dying, cameOnline()], 'recovering'],
    ['recovers though the browser says offline', [...dying, softphone.connected()], 'connected'],
    ['is being left', leaving, 'disconnecting'],
    ['is left', [...leaving, softphone.closed()], 'disconnected'],
  ])('%s', (_what, actions, transport) => {
    expect(of(actions).transport).toBe(transport);
  });

  it.each<[string, UnknownAction[], UnknownAction]>([
    ['a loss of what is not there', [], lost],
    ['an opening that nobody began', [], softphone.connected()],
    ['a failure to open what is open', connected, softphone.connectFailed(why)],
    ['an attempt to open what is open', connected, softphone.connectStarted({ attempt: 1 })],
    ['an opening on the way out', leaving, softphone.connected()],
    ['a loss on the way out', leaving, lost],
    ['a network that comes back where it was never gone', connected, cameOnline()],
    ['a lost network where nothing is connected', [], wentOffline()],
    ['a registration without a socket', recovering, softphone.registered({ expiresInS: 60 })],
    ['a refusal without a socket', recovering, forbidden],
    ['an end of what never began', [], softphone.closed()],
    ['a wish for what is there', registered, softphone.retryRequested()],
  ])('ignores %s', (_what, actions, event) => {
    const state = fold(actions);
    expect(fold([event], state).softphone).toBe(state.softphone);
  });

  it('tells the attempts and when the next one is due', () => {
    const waiting = [
      ...recovering,
      softphone.connectStarted({ attempt: 1 }),
      softphone.connectFailed(why),
      softphone.retryScheduled({ attempt: 2, at: 9_000 }),
    ];
    expect(of(waiting)).toMatchObject({ attempt: 2, retryAt: 9_000, failure: why });
    expect(of([...waiting, softphone.connectStarted({ attempt: 2 })]).retryAt).toBeNull();
    expect(of([...waiting, ...registered.slice(0)])).toMatchObject({
      attempt: 0,
      retryAt: null,
      failure: null,
    });
  });
});

describe('the registration', () => {
  it('is there until it expires, from the time it was granted', () => {
    const before = injectStampSource({ now: () => 10_000, newId: () => 'a' });
    const granted = softphone.registered({ expiresInS: 3600 });
    injectStampSource(before);
    const state = of([...connected, softphone.registerStarted(), granted]);
    expect(state).toMatchObject({ registration: 'registered', expiresAt: 3_610_000, wasRegistered: true });
    expect(of([...connected, softphone.registerStarted()]).registration).toBe('registering');
  });

  it('goes with the socket, and is known to have been there', () => {
    expect(of(recovering)).toMatchObject({ registration: 'none', expiresAt: null, wasRegistered: true });
    expect(of(dying).registration).toBe('registered');
  });

  it('that was refused stays so until the agent asks', () => {
    const refused = [...connected, softphone.registerStarted(), forbidden];
    const refusal = { status: 403, phrase: 'Forbidden' };
    expect(of(refused)).toMatchObject({ registration: 'refused', refusal, retryAt: null });
    expect(of([...refused, softphone.closed()])).toMatchObject({ registration: 'refused', refusal });
    expect(of([...refused, lost])).toMatchObject({ registration: 'refused', refusal });
    const asked = { registration: 'none', refusal: null };
    expect(of([...refused, softphone.retryRequested()])).toMatchObject(asked);
    expect(of([...refused, softphone.registerStarted()]).refusal).toBeNull();
  });

  it('that failed says why until it is there', () => {
    const failed = softphone.registrationFailed({ ...why, retryAfterS: 5 });
    expect(of([...registered, failed])).toMatchObject({
      registration: 'none',
      failure: why,
      expiresAt: null,
    });
    const again = [failed, softphone.registerStarted(), softphone.registered({ expiresInS: 60 })];
    expect(of([...registered, ...again])).toMatchObject({ registration: 'registered', failure: null });
  });

  it('ends with the session', () => {
    expect(of([...registered, loggedOut({ reason: 'agent', message: null })])).toBe(emptyState().softphone);
  });
});

describe('the minute without a network', () => {
  const gone = { ...wentOffline(), meta: { at: 5_000, id: 'x' } };
  const goneAgain = { ...wentOffline(), meta: { at: 9_000, id: 'y' } };
  const granted = [
    softphone.connected(),
    softphone.registerStarted(),
    softphone.registered({ expiresInS: 60 }),
  ];

  it('is a deadline that only a registration takes away', () => {
    expect(of([...registered, gone]).dyingUntil).toBe(65_000);
    expect(of([...registered, gone, goneAgain]).dyingUntil).toBe(65_000);
    expect(of([...registered, gone, cameOnline(), goneAgain]).dyingUntil).toBe(65_000);
    expect(of([...registered, gone, cameOnline(), ...granted]).dyingUntil).toBeNull();
    expect(of([...registered, gone, ...granted, goneAgain]).dyingUntil).toBe(69_000);
    expect(of([...registered, gone, softphone.closed()]).dyingUntil).toBeNull();
  });
});

describe('a call can be placed', () => {
  it.each<[string, UnknownAction[], boolean]>([
    ['registered', registered, true],
    ['without a registration', connected, false],
    ['without a socket', recovering, false],
    ['without a network', dying, false],
    ['on the way out', leaving, false],
  ])('%s: %s', (_what, actions, can) => {
    expect(selectCanDial(fold(actions))).toBe(can);
  });
});

describe('voice is there', () => {
  it.each<[string, UnknownAction[], boolean]>([
    ['with WebRTC and an extension', signedInFacts(), true],
    ['with a device alone', signedInFacts({ extensionNumber: null }), true],
    ['without an extension', signedInFacts({ extension: null, extensionNumber: null }), false],
    ['with an empty extension', signedInFacts({ extension: '', extensionNumber: '' }), false],
    ['without WebRTC', [...signedInFacts(), saveRequested({ ...CONFIGURATION, webrtc: false })], false],
    ['without an agent', [saveRequested(CONFIGURATION)], false],
    ['without settings', [], false],
  ])('%s: %s', (_what, actions, has) => {
    expect(selectHasVoice(fold(actions))).toBe(has);
  });
});
