import type { Middleware } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { keepConnected } from '../../../src/sagas/connection/realtimeConnection';
import { createAuthApi } from '../../../src/services/api/authApi';
import { createClock } from '../../../src/services/clock';
import { createHttp } from '../../../src/services/http/http';
import { createTransport } from '../../../src/services/http/transport';
import { createIds } from '../../../src/services/ids';
import { createCommands } from '../../../src/services/realtime/commands';
import { createRealtimeClient } from '../../../src/services/realtime/socketClient';
import type { Services } from '../../../src/services/services';
import { createSessionToken } from '../../../src/services/sessionToken';
import type { User } from '../../../src/store/auth/types';
import { loggedIn, loginRequested } from '../../../src/store/auth/actions';
import { authenticated, lost } from '../../../src/store/connection/actions';
import { createStore } from '../../../src/store/createStore';
import { rootReducer } from '../../../src/store/rootReducer';
import { createFakeServices } from '../../support/fakeServices';
import { deploymentOn } from '../../services/support/testHttp';
import { createWireReports } from '../../../src/services/wireReports';

/** A console's connection without the console: the real sagas over the real socket. */
export interface Seat {
  /** ms since 1970; when the connection was lost last, and when the server knew the console again. */
  lostAt: number;
  backAt: number;
  close(): void;
}

/** Where seats connect to. */
export interface Centre {
  /** The fixed bearer of its API. */
  bearer: string;
  httpPort: number;
  realtimePort: number;
}

/** Who sits there. */
export interface Sitter {
  user: User;
  token: string | null;
}

const SERVER = 'http://127.0.0.1';

/** Signs an agent of the sandbox in. */
export async function signedIn({ bearer, httpPort }: Centre, login: string): Promise<Sitter> {
  const http = createHttp({
    transport: createTransport(),
    deployment: deploymentOn({ api: httpPort }, bearer),
    token: createSessionToken(),
    wireReports: createWireReports(),
    pageProtocol: 'http:',
  });
  http.configure({ server: SERVER, readMethod: 'GET' });
  const { clientId } = createIds(shelf, shelf);
  const { user, secrets } = await createAuthApi(http).login(login, `${login}123`, clientId);
  return { user, token: secrets.token };
}

function shelf(): Pick<Storage, 'getItem' | 'setItem'> {
  return { getItem: () => null, setItem: () => undefined };
}

function servicesOf({ realtimePort }: Centre, { token: value }: Sitter): Services {
  const [clock, ids, token] = [createClock(), createIds(shelf, shelf), createSessionToken()];
  const wireReports = createWireReports();
  token.replace(value);
  const deployment = deploymentOn({ realtime: realtimePort });
  const realtime = createRealtimeClient({
    clock,
    ids,
    deployment,
    token,
    wireReports,
    pageProtocol: 'http:',
  });
  realtime.configure({ server: SERVER });
  const commands = createCommands(realtime, wireReports.report);
  return { ...createFakeServices(), clock, ids, realtime, commands, random: () => Math.random() };
}

/** Takes a seat; it is connected soon. */
export function sitDown(centre: Centre, sitter: Sitter): Seat {
  const watch: Middleware = () => (next) => (action) => {
    if (lost.match(action)) seat.lostAt = Date.now();
    if (authenticated.match(action)) seat.backAt = Date.now();
    return next(action);
  };
  const sagas = createSagaMiddleware({ context: { services: servicesOf(centre, sitter) } });
  const store = createStore({ reducer: rootReducer, middleware: [watch, sagas], checks: false });
  store.dispatch(loginRequested({ login: sitter.user.login, secretId: null, saveCredentials: false }));
  store.dispatch(loggedIn({ user: sitter.user }));
  const task = sagas.run(keepConnected);
  const seat: Seat = { lostAt: 0, backAt: 0, close: () => task.cancel() };
  return seat;
}
