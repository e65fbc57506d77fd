import { deferral } from '../../src/app/deferral';
import * as calls from '../../src/store/calls/actions';
import { typingReported } from '../../src/store/conversations/actions';
import { createStore } from '../../src/store/createStore';
import { rootReducer } from '../../src/store/rootReducer';
import { drawerToggleRequested } from '../../src/store/ui/actions';
import * as app from '../../src/store/app/actions';

function watched({ areDrawn = true } = {}) {
  const due: (() => void)[] = [];
  const pictures: (() => void)[] = [];
  const store = createStore({
    reducer: rootReducer,
    middleware: [],
    enhancers: [
      deferral({
        later: (run) => void due.push(run),
        beforeNext: (run) => void pictures.push(run),
        areDrawn: () => areDrawn,
      }),
    ],
    checks: true,
  });
  let told = 0;
  const leave = store.subscribe(() => (told += 1));
  const pass = (waiting: (() => void)[]) => waiting.splice(0).forEach((run) => run());
  return {
    store,
    leave,
    told: () => told,
    pass: () => pass(due),
    due,
    draw: () => pass(pictures),
    pictures,
  };
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

let seq = 0;

const pushed = () => {
  seq += 1;
  return typingReported(
    { conversationId: '7', who: 'Bia', state: 'typing' },
    { eventId: `e${String(seq)}`, epoch: 'a', seq, serverAt: '2026-01-01T00:00:00Z' },
  );
};

/** The next message of a socket comes in a task of its own. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve, 0));

describe('what puts an offer on the wire', () => {
  it('is in the state at once, and on screen a little later, once', () => {
    const { store, told, pass, due } = watched();
    store.dispatch(dialed());
    store.dispatch(calls.holdStarted({ callId: 'c1', held: true }));
    expect(store.getState().calls.live).toHaveLength(1);
    expect(told()).toBe(0);
    expect(due).toHaveLength(2);
    pass();
    expect(told()).toBe(1);
  });

  it('is on screen as soon as anything else is, and not told again', () => {
    const { store, told, pass } = watched();
    store.dispatch(dialed());
    store.dispatch(drawerToggleRequested());
    expect(told()).toBe(1);
    pass();
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

describe('what the server pushes', () => {
  it('is told at once where pictures come faster than pushes', async () => {
    const { store, told, draw, pictures } = watched();
    for (let round = 1; round <= 3; round += 1) {
      store.dispatch(pushed());
      expect(told()).toBe(round);
      draw();
      expect(pictures).toHaveLength(0);
      await nextTask();
    }
  });

  it('is told once for each picture in a burst, every action its own in the state', async () => {
    const { store, told, draw, pictures } = watched();
    for (let push = 0; push < 50; push += 1) {
      store.dispatch(pushed());
      await nextTask();
    }
    expect(told()).toBe(1);
    draw();
    expect(told()).toBe(2);
    draw();
    expect(told()).toBe(2);
    expect(pictures).toHaveLength(0);
  });

  it('goes on being told once for each picture while it lasts', async () => {
    const { store, told, draw } = watched();
    for (let picture = 1; picture <= 4; picture += 1) {
      for (let push = 0; push < 10; push += 1) {
        store.dispatch(pushed());
        await nextTask();
      }
      draw();
      expect(told()).toBe(picture + 1);
    }
  });

  it('is told with what follows from it at once, not in two halves', async () => {
    const { store, told, draw } = watched();
    store.dispatch(pushed());
    store.dispatch(app.wentOffline());
    expect(told()).toBe(2);
    await nextTask();
    store.dispatch(pushed());
    store.dispatch(app.cameOnline());
    expect(told()).toBe(2);
    draw();
    expect(told()).toBe(3);
  });

  it('never keeps what the agent does from the screens', async () => {
    const { store, told, draw } = watched();
    store.dispatch(pushed());
    await nextTask();
    store.dispatch(pushed());
    store.dispatch(drawerToggleRequested());
    expect(told()).toBe(2);
    draw();
    expect(told()).toBe(2);
  });

  it('is told with the picture although something between changed nothing', async () => {
    const { store, told, draw } = watched();
    store.dispatch(pushed());
    await nextTask();
    store.dispatch(pushed());
    await nextTask();
    store.dispatch({ type: 'trace/nothing' });
    expect(told()).toBe(1);
    draw();
    expect(told()).toBe(2);
  });

  it('is told at once to a page that nobody sees, which draws no picture', async () => {
    const { store, told, pictures } = watched({ areDrawn: false });
    for (let push = 1; push <= 3; push += 1) {
      store.dispatch(pushed());
      expect(told()).toBe(push);
      await nextTask();
    }
    expect(pictures).toHaveLength(0);
  });
});
