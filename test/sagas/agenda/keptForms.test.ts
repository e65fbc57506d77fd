import { keepForms } from '../../../src/sagas/agenda/keptForms';
import { call, setContext, type SagaGenerator } from '../../../src/sagas/core/effects';
import * as forms from '../../../src/store/keptForms/actions';
import { selectKeptValues } from '../../../src/store/keptForms/selectors';
import { createFakeAgenda, type FakeAgenda } from '../../support/fakes/fakeAgenda';
import { signedIn } from '../../support/sagaFixtures';
import { createSagaHarness, START, type SagaHarness } from '../../support/sagaHarness';

const DAY = 24 * 3_600_000;

let h: SagaHarness;
let disk: FakeAgenda;
beforeEach(() => {
  h = createSagaHarness({ facts: signedIn });
  disk = createFakeAgenda();
});
afterEach(() => h.end());

async function start(): Promise<void> {
  h.run(function* session(): SagaGenerator<void> {
    yield* setContext({ agendaServices: disk });
    yield* call(keepForms);
  });
  await h.settle();
}

const kept = (key: string, changedAt: number) => ({ key, values: '"Ontem"', changedAt });

async function keep(key: string, values: string): Promise<void> {
  h.dispatch(forms.keepRequested({ key, values }));
  await h.settle();
}

describe('kept forms', () => {
  it('come back from disk, but not those of more than a week ago, which leave it', async () => {
    disk.forms.set('a 1', kept('a 1', START - 6 * DAY));
    disk.forms.set('a 2', kept('a 2', START - 7 * DAY));
    await start();
    expect(selectKeptValues(h.state(), 'a 1')).toBe('"Ontem"');
    expect(selectKeptValues(h.state(), 'a 2')).toBeNull();
    expect([...disk.forms.keys()]).toEqual(['a 1']);
  });

  it('are written one record each, and taken away once they are saved', async () => {
    await start();
    await keep('a 1', '"Quer boleto"');
    await keep('a 2', '"Outro"');
    h.dispatch(forms.forgetRequested({ key: 'a 1' }));
    await h.settle();
    expect(disk.writes).toEqual(['put a 1', 'put a 2', 'remove a 1']);
    expect([...disk.forms.values()]).toMatchObject([{ key: 'a 2', values: '"Outro"' }]);
  });

  it('typed before the disk was read are kept as well', async () => {
    h.dispatch(forms.keepRequested({ key: 'a 1', values: '"Cedo"' }));
    await start();
    expect(disk.forms.get('a 1')).toMatchObject({ values: '"Cedo"' });
  });

  it('begin to be written at once, whatever else is being written', async () => {
    await start();
    h.dispatch(forms.keepRequested({ key: 'a 1', values: '"Um"' }));
    const asked: string[] = [];
    disk.keptForms.put = (_agent, { key }) => {
      asked.push(key);
      return new Promise(() => undefined);
    };
    h.dispatch(forms.keepRequested({ key: 'a 2', values: '"Dois"' }));
    h.dispatch(forms.keepRequested({ key: 'a 3', values: '"Três"' }));
    expect(asked).toEqual(['a 2', 'a 3']);
  });

  it('of a whole book stay on the page, and not on disk', async () => {
    await start();
    await keep('a 1', '"Curto"');
    await keep('a 1', JSON.stringify('x'.repeat(100_000)));
    expect(disk.forms.size).toBe(0);
    expect(selectKeptValues(h.state(), 'a 1')).toHaveLength(100_002);
  });

  it('stay on the page where the browser keeps none', async () => {
    disk.forbidden = true;
    await start();
    await keep('a 1', '"Quer boleto"');
    expect(h.facts()).toContainEqual(expect.objectContaining({ type: 'keptForms/keepingFailed' }));
    expect(selectKeptValues(h.state(), 'a 1')).toBe('"Quer boleto"');
  });
});
