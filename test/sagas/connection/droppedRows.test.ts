import { recordOddities } from '../../../src/sagas/connection/oddities';
import { noOddities } from '../../../src/services/decode/oddities';
import type { ListName } from '../../../src/store/wire/types';
import { signedIn } from '../../support/sagaFixtures';
import { createSagaHarness, type SagaHarness } from '../../support/sagaHarness';

let h: SagaHarness;

beforeEach(() => {
  h = createSagaHarness({ facts: signedIn });
  h.run(recordOddities);
  h.forget();
});
afterEach(() => h.end());

async function read(list: ListName, leftOut: number): Promise<void> {
  const oddities = { ...noOddities('row'), leftOut };
  h.services.wireReports.report('/api', oddities, { list, of: null, part: null });
  await h.settle();
}

it('tells of each read of a list that lacks rows, and of the first that has them all again', async () => {
  await read('contacts', 0);
  await read('contacts', 2);
  await read('contacts', 1);
  await read('calls', 0);
  expect(h.types('wire')).toEqual(['wire/rowsDropped', 'wire/rowsDropped']);
  expect(h.state().wire.lists).toEqual({ contacts: { '': 1 } });
  await read('contacts', 0);
  await read('contacts', 0);
  expect(h.types('wire').slice(2)).toEqual(['wire/listRestored']);
  expect(h.state().wire.lists).toEqual({});
});
