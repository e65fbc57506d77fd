import { asKnown } from '../../../src/store/queues/asKnown';
import { lacked, loaded, membershipsReported } from '../../../src/store/queues/actions';
import { fold } from '../../support/fold';
import { sampleMembership } from '../../support/sagaSamples';

const known = { memberships: [sampleMembership('SAC'), sampleMembership('Vendas', false)], all: [] };
const outOf = (queue: string) => ({ queue, joined: false, paused: false, pauseReason: null });

it('what is told of the queues takes the place of what was known', () => {
  expect(asKnown({ memberships: [sampleMembership('SAC', false)] }, known)).toEqual([
    sampleMembership('SAC', false),
  ]);
});

it('queues whose rows were lost are as they were', () => {
  const memberships = [sampleMembership('SAC', false)];
  expect(asKnown({ memberships, isPart: true }, known)).toEqual([
    sampleMembership('SAC', false),
    sampleMembership('Vendas', false),
  ]);
});

it('a queue by name alone is as it was; one that nobody knows is off', () => {
  expect(asKnown({ memberships: [{ queue: 'SAC' }, { queue: 'Suporte' }] }, known)).toEqual([
    sampleMembership('SAC'),
    { ...outOf('Suporte'), type: 0 },
  ]);
});

it('a type that is not told is that of before, or of the centre’s queue', () => {
  const voz = { name: 'Voz', type: 1, mustClassify: false, instances: [], email: null };
  const memberships = [outOf('SAC'), outOf('Voz')];
  expect(asKnown({ memberships }, { ...known, all: [voz] }).map(({ type }) => type)).toEqual([3, 1]);
});

it('a type that was not told comes with the centre’s queues, and what was lacking is there', () => {
  const untyped = (queue: string) => ({ ...sampleMembership(queue), type: 0 });
  const queue = (name: string, type: number) => ({
    name,
    type,
    mustClassify: false,
    instances: [],
    email: null,
  });
  const memberships = [untyped('Correio'), sampleMembership('SAC'), untyped('Outra')];
  const { queues } = fold([
    membershipsReported({ memberships }),
    lacked({ channel: 'email' }),
    loaded({ queues: [queue('Correio', 4), queue('SAC', 5)] }),
  ]);
  expect(queues.memberships.map(({ type }) => type)).toEqual([4, 3, 0]);
  expect(queues.lacking).toBeNull();
});
