import { legacy_createStore as createReduxStore, type UnknownAction } from 'redux';
import { changesOnly } from '../../src/store/changesOnly';
import { createStore } from '../../src/store/createStore';
import { rootReducer } from '../../src/store/rootReducer';
import { longTaskMeasured } from '../../src/store/trace/actions';
import { wentOffline } from '../../src/store/app/actions';

const count = (state = 0, { type }: UnknownAction): number => (type === 'more' ? state + 1 : state);

describe('a store that tells of changes only', () => {
  it('wakes nobody for a fact that changes nothing', () => {
    const store = createStore({ reducer: rootReducer, middleware: [], checks: false });
    const listener = jest.fn();
    store.subscribe(listener);
    store.dispatch(longTaskMeasured({ ms: 300 }));
    expect(listener).not.toHaveBeenCalled();
    store.dispatch(wentOffline());
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('tells whoever is still to be told when a listener dispatches what changes nothing', () => {
    const store = createReduxStore(count, undefined, changesOnly);
    const told: string[] = [];
    store.subscribe(() => {
      told.push('first');
      store.dispatch({ type: 'nothing' });
    });
    store.subscribe(() => told.push('second'));
    store.dispatch({ type: 'more' });
    expect(told).toEqual(['first', 'second']);
  });

  it('tells of a change that came past it', () => {
    const inner = { store: createReduxStore(count) };
    const store = changesOnly((() => inner.store) as never)(count as never, undefined);
    const listener = jest.fn();
    store.subscribe(listener);
    inner.store.dispatch({ type: 'more' });
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('goes on telling after a reducer threw', () => {
    const reducer = (state = 0, { type }: UnknownAction): number => {
      if (type === 'bad') throw new Error('bad');
      return type === 'more' ? state + 1 : state;
    };
    const store = createReduxStore(reducer, undefined, changesOnly);
    const listener = jest.fn();
    store.subscribe(listener);
    expect(() => store.dispatch({ type: 'bad' })).toThrow('bad');
    store.dispatch({ type: 'more' });
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
