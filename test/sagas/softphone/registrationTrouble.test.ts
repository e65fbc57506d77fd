import { retryRequested } from '../../../src/store/softphone/actions';
import { selectRegistrationTrouble } from '../../../src/store/softphone/registrationTrouble';
import type { RegistrationTrouble } from '../../../src/store/softphone/types';
import { refusesRegister } from '../../support/fakes/fakeSoftphone';
import { fails } from '../../support/fakes/scripted';
import { createVoiceHarness, type VoiceHarness } from '../../support/voiceHarness';

let h: VoiceHarness;
beforeEach(() => {
  h = createVoiceHarness();
});
afterEach(() => h.end());

describe('a registration that cannot come about', () => {
  it.each<[string, RegistrationTrouble]>([
    ['401 Unauthorized', { kind: 'credentials', status: 401, phrase: 'Unauthorized' }],
    ['403 Forbidden', { kind: 'credentials', status: 403, phrase: 'Forbidden' }],
    ['404 Not Found', { kind: 'unknownExtension', status: 404, phrase: 'Not Found' }],
    ['429 Too Many Requests', { kind: 'tooMany', status: 429, phrase: 'Too Many Requests' }],
    ['603 Decline', { kind: 'refused', status: 603, phrase: 'Decline' }],
    ['503 Busy', { kind: 'unavailable', status: 503, phrase: 'Busy' }],
    ['', { kind: 'noAnswer', status: null, phrase: '' }],
  ])('says why: %s', async (answer, trouble) => {
    h.phone.register.always(refusesRegister(answer));
    await h.start();
    expect(selectRegistrationTrouble(h.state())).toEqual(trouble);
    // As long as it is tried again and again.
    await h.pass(5_000);
    expect(selectRegistrationTrouble(h.state())).toEqual(trouble);
    h.phone.register.always(() => 3600);
    h.dispatch(retryRequested());
    await h.settle();
    expect(selectRegistrationTrouble(h.state())).toBeNull();
  });

  it('says that the exchange bound another address, and asks again over the same socket', async () => {
    h.phone.register.next(fails('notBound', '200 OK'));
    await h.start();
    expect(selectRegistrationTrouble(h.state())).toEqual({ kind: 'notBound', status: 200, phrase: 'OK' });
    await h.pass(250);
    expect(h.phone.connect.calls).toHaveLength(1);
    expect(h.state().softphone.registration).toBe('registered');
  });

  it('says that the socket does not open', async () => {
    h.phone.connect.always(fails('socketFailed'));
    await h.start();
    expect(selectRegistrationTrouble(h.state())).toEqual({ kind: 'socket', status: null, phrase: '' });
  });
});
