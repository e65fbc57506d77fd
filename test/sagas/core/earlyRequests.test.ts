import { isAction, type Middleware } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import {
  createEarlyRequests,
  dropEarlyRequests,
  handOverEarlyRequests,
  keepEarlyRequests,
} from '../../../src/sagas/core/earlyRequests';
import { takeEvery, type SagaGenerator } from '../../../src/sagas/core/effects';
import { groupsReadRequested, listOpenRequested, readRequested } from '../../../src/store/contacts/actions';
import { createStore } from '../../../src/store/createStore';
import { rootReducer } from '../../../src/store/rootReducer';

/** A store whose sagas hear of what they did not hear in time. */
function open() {
  const earlyRequests = createEarlyRequests();
  const sagas = createSagaMiddleware({ channel: earlyRequests.channel, context: { earlyRequests } });
  const folded: string[] = [];
  const fold: Middleware = () => (next) => (action) => {
    if (isAction(action)) folded.push(action.type);
    return next(action);
  };
  const store = createStore({ reducer: rootReducer, middleware: [sagas, fold], checks: true });
  const heard: string[] = [];
  return {
    heard,
    folded,
    ask: store.dispatch,
    does: (saga: () => SagaGenerator<void>) => void sagas.run(saga),
    listen: (...patterns: string[]) =>
      sagas.run(function* watch(): SagaGenerator<void> {
        yield* takeEvery(patterns, ({ type }) => void heard.push(type));
      }),
  };
}

const [LIST, READ] = [listOpenRequested.type, readRequested.type];

describe('what is asked for before the sagas listen', () => {
  it('is heard once they do, in order, and not folded again', () => {
    const { ask, does, folded, heard, listen } = open();
    does(keepEarlyRequests);
    ask(readRequested());
    ask(listOpenRequested());
    folded.length = 0;
    listen(LIST, READ);
    expect(heard).toEqual([]);
    does(handOverEarlyRequests);
    expect(heard).toEqual([READ, LIST]);
    expect(folded).toEqual([]);
    ask(listOpenRequested());
    does(handOverEarlyRequests);
    expect(heard).toEqual([READ, LIST, LIST]);
  });

  it('is not heard twice where a saga listened already', () => {
    const { ask, does, heard, listen } = open();
    listen(LIST);
    does(keepEarlyRequests);
    ask(listOpenRequested());
    listen(READ);
    does(handOverEarlyRequests);
    expect(heard).toEqual([LIST]);
  });

  it('is forgotten where no session follows, and before one is due', () => {
    const { ask, does, heard, listen } = open();
    ask(listOpenRequested());
    does(keepEarlyRequests);
    ask(readRequested());
    does(dropEarlyRequests);
    ask(groupsReadRequested());
    listen(LIST, READ, groupsReadRequested.type);
    does(handOverEarlyRequests);
    expect(heard).toEqual([]);
  });
});
