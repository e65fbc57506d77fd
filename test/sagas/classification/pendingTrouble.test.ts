import { DAY_MS } from '../../../src/lib/time';
import { sendPendingClassifications } from '../../../src/sagas/classification/sendPending';
import type { PendingClassification } from '../../../src/services/storage/pendingClassifications';
import { classificationDelivered, classificationRefused } from '../../../src/store/outbox/actions';
import { createFakeDisk } from '../../support/fakes/fakeStorage';
import { fails } from '../../support/fakes/scripted';
import { signedIn } from '../../support/sagaFixtures';
import { createSagaHarness, START, type SagaHarness } from '../../support/sagaHarness';

const said = { classificationId: '7', subclassificationId: null, notes: 'Boleto' };

let h: SagaHarness;
const disk = createFakeDisk();

/** A call's classification is kept, of this age, and a conversation's behind it. */
function keep(ageMs = 0): void {
  const posts: PendingClassification[] = [
    { kind: 'call', form: { ...said, reqId: 'r1', uniqueId: 'u1', protocol: '' }, savedAt: START - ageMs },
    { kind: 'conversation', form: { ...said, reqId: 'r2', conversationId: '1001' }, savedAt: START },
  ];
  for (const post of posts) disk.pendingClassifications.set(post.form.reqId, { agent: 'ana', post });
}

/** The ids of what was told to the server: the call's, then the conversation's. */
const told = () => [
  ...h.services.callApi.classify.calls.map(([{ reqId }]) => reqId),
  ...h.services.classificationApi.classify.calls.map(([{ reqId }]) => reqId),
];

beforeEach(() => {
  disk.pendingClassifications.clear();
  h = createSagaHarness({ facts: signedIn, disk });
});

afterEach(() => h.end());

test.each(['INTERNO', 'INDISPONIVEL', 'http'])(
  'one that the server cannot take (%s) holds up no other',
  async (code) => {
    keep();
    h.services.callApi.classify.always(fails(code));
    h.run(sendPendingClassifications);
    await h.settle();
    expect(told()).toEqual(['r1', 'r2']);
    expect(h.payloads(classificationDelivered)).toEqual([{ reqId: 'r2' }]);
    expect([...disk.pendingClassifications.keys()]).toEqual(['r1']);
    await h.pass(5_000);
    expect(told()).toEqual(['r1', 'r1', 'r2']);
  },
);

test.each(['offline', 'timeout', 'NAO_AUTENTICADO'])(
  'all wait while nobody answers or knows the agent (%s)',
  async (code) => {
    keep();
    h.services.callApi.classify.always(fails(code));
    h.run(sendPendingClassifications);
    await h.settle();
    expect(told()).toEqual(['r1']);
  },
);

test.each([
  ['over a weekend keeps it', 3 * DAY_MS, ['r1'], []],
  ['for a week gives it back', 7 * DAY_MS, [], [{ reqId: 'r1', code: 'INTERNO' }]],
])('a server that could not store one %s', async (_howLong, ageMs, left, refused) => {
  keep(ageMs);
  h.services.callApi.classify.always(fails('INTERNO'));
  h.run(sendPendingClassifications);
  await h.settle();
  expect([...disk.pendingClassifications.keys()]).toEqual(left);
  expect(h.payloads(classificationRefused)).toMatchObject(refused);
});
