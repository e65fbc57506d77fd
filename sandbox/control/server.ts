import { createServer } from 'node:http';
import fastify from 'fastify';
import { Refusal } from '../centre/refusal';
import { answerErrors } from '../http/errors';
import { listenLoopback, type Listening } from '../net/listen';
import type { Control } from './control';

/** The control interface by HTTP. */
export interface ControlServer {
  listen(port: number): Promise<number>;
  close(): Promise<void>;
}

/** Makes the server: `POST /control/<command>` with the arguments as JSON; the result comes as `{ dados }`. */
export async function createControlServer(
  control: Control,
  onError: (error: unknown) => void,
): Promise<ControlServer> {
  const app = fastify({ bodyLimit: 64 * 1_048_576 });
  answerErrors(app, onError);
  for (const [name, run] of Object.entries(control)) {
    app.post(`/control/${name}`, async (request) => {
      // A page of any site can make a browser post text; only programs declare JSON.
      if (!request.headers['content-type']?.startsWith('application/json')) throw new Refusal('VALIDACAO');
      const result: unknown = await Reflect.apply(run, undefined, [request.body ?? {}]);
      return { dados: result ?? null };
    });
  }
  await app.ready();
  const server = createServer((request, response) => app.routing(request, response));
  let listening: Listening | undefined;
  return {
    listen: async (port) => {
      listening = await listenLoopback(server, port);
      return listening.port;
    },
    close: async () => {
      await listening?.close();
      await app.close();
    },
  };
}
