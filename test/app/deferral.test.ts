import * as calls from '../../src/store/calls/actions';
import { createStore } from '../../src/store/createStore';
import { wireFirst } from '../../src/app/deferral';
import { rootReducer } from '../../src/store/rootReducer';
import { drawerToggleRequested } from '../../src/store/ui/actions';

function watched() {
  const due: (() => void)[] = [];
  const store = createStore({
    reducer: rootReducer,
    middleware: [],
    enhancers: [wireFirst((run) => void due.push(run))],
    checks: true,
  });
  let told = 0;
  const leave = store.subscribe(() => (told += 1));
  return { store, leave, told: () => told, pass: () => due.splice(0).forEach((run) => run()), due };
}

const dialed = () =>
  calls.dialed({
    callId: 'c1',
    number: '9200',
    name: null,
    queue: '',
    contactId: null,
    consultOf: null,
  });

describe('what puts an offer on the wire', () => {
  it('is in the state at once, and on screen a little later, once', () => {
    const { store, told, pass, due } = watched();
    store.dispatch(dialed());
    store.dispatch(calls.holdStarted({ callId: 'c1', held: true }));
    expect(store.getState().calls.live).toHaveLength(1);
    expect(told()).toBe(0);
    expect(due).toHaveLength(1);
    pass();
    expect(told()).toBe(1);
  });

  it('is on screen as soon as anything else is', () => {
    const { store, told } = watched();
    store.dispatch(dialed());
    store.dispatch(drawerToggleRequested());
    expect(told()).toBe(1);
  });

  it('is told to nobody who left', () => {
    const { store, told, pass, leave } = watched();
    store.dispatch(dialed());
    leave();
    pass();
    expect(told()).toBe(0);
  });
});
