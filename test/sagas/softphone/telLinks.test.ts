import * as calls from '../../../src/store/calls/actions';
import { offerRequested } from '../../../src/store/telLinks/actions';
import { sitAtDesk } from '../../support/deskHarness';
import { createVoiceHarness, type VoiceHarness } from '../../support/voiceHarness';

let h: VoiceHarness;

beforeEach(async () => {
  h = createVoiceHarness();
  await h.start();
  h.forget();
});

afterEach(() => h.end());

const dialog = () => h.state().calls.dialDialog;

describe('a tel: link', () => {
  it('that leads to this page opens the dial dialog with its number, and dials nothing', async () => {
    h.services.appLinks.follow({ kind: 'dial', number: '+551130001000' });
    await h.settle();
    expect(dialog()).toEqual({ number: '+551130001000', name: null, contactId: null });
    expect(h.types()).toEqual(['calls/dialOpenRequested']);
    expect(h.phone.invite.calls).toEqual([]);
  });

  it('that another tab handed on does the same', () => {
    h.services.tabs.emit({ follow: { kind: 'dial', number: '2002' } });
    expect(dialog()).toMatchObject({ number: '2002' });
  });

  it('in a call opens the dialog, too: the agent decides', async () => {
    await h.answerCall('c1');
    h.services.appLinks.follow({ kind: 'dial', number: '2002' });
    expect(dialog()).toMatchObject({ number: '2002' });
    expect(h.call('c1').phase).toBe('active');
    expect(h.payloads(calls.dialRequested)).toEqual([]);
  });
});

it('the browser is asked for the links when the agent wants them', () => {
  h.dispatch(offerRequested());
  expect(h.services.appLinks.registered).toBe(1);
});

it('a telephone on the desk has links too', async () => {
  await h.end();
  h = await sitAtDesk();
  h.dispatch(offerRequested());
  expect(h.services.appLinks.registered).toBe(1);
  h.services.appLinks.follow({ kind: 'dial', number: '2002' });
  expect(dialog()).toMatchObject({ number: '2002' });
});
