/** @jest-environment node */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { FEATURES } from '../../scripts/conformance/findings';
import { startPlainServer } from './plainServer';
import { found, run } from './support';

const closers: (() => unknown)[] = [];
afterEach(async () => {
  await Promise.all(closers.splice(0).map((close) => close()));
});

type Answering = (request: IncomingMessage, response: ServerResponse) => void;

/** A server of HTTP alone; the answer is the command line for it. */
async function serve(answer: Answering): Promise<string[]> {
  const server = createServer(answer);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  closers.push(() => {
    server.closeAllConnections();
    return server.close();
  });
  return argvFor((server.address() as AddressInfo).port);
}

function argvFor(port: number, password = 'segredo'): string[] {
  return [
    '--server',
    `http://127.0.0.1:${String(port)}`,
    '--user',
    'ana',
    '--password',
    password,
    '--wait',
    '0',
  ];
}

async function startPlain() {
  const plain = await startPlainServer();
  closers.push(() => plain.close());
  return plain;
}

test('a server that is not there cannot be used, and nothing else is tried', async () => {
  const { port, close } = await startPlainServer();
  await close();
  const ran = await run(argvFor(port));
  expect(ran.code).toBe(1);
  expect(found(ran, 'sign-in')).toMatchObject({ verdict: 'missing', details: ['no server answers there'] });
  expect(ran.report.findings.map(({ feature }) => feature)).toEqual(FEATURES);
  const others = ran.report.findings.filter(({ feature }) => feature !== 'sign-in');
  expect(new Set(others.map(({ verdict }) => verdict))).toEqual(new Set(['not tried']));
});

test('a server that refuses the sign-in is told with its own words, without the password', async () => {
  const plain = await startPlain();
  const ran = await run(argvFor(plain.port, 'another-secret'));
  expect(ran.code).toBe(1);
  expect(found(ran, 'sign-in').details[0]).toContain('Senha inválida');
  expect(ran.shown).not.toContain('another-secret');
  expect(plain.came).toEqual(['POST /api/v2/usuarios/agentes/login']);
});

test('a server that answers with a page everywhere cannot be used', async () => {
  const argv = await serve((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><h1>Bem-vindo</h1>');
  });
  const ran = await run(argv);
  expect(ran.code).toBe(1);
  expect(found(ran, 'sign-in')).toMatchObject({
    verdict: 'missing',
    details: ['the answer cannot be read (HTTP 200)'],
  });
});

const LOGIN = JSON.stringify({
  fullname: 'Ana Lima',
  filas: ['SAC'],
  token: 'token-of-ana',
  ramal_senha: 'sip-secret',
});

/** Knows who signs in, and answers everything else with this. */
function afterSignIn(body: string | Buffer, status = 200): Answering {
  return (request, response) => {
    const isLogin = request.url?.endsWith('/login') === true;
    response.writeHead(isLogin ? 200 : status).end(isLogin ? LOGIN : body);
  };
}

test.each([
  ['a page', '<!doctype html>'],
  ['nothing', ''],
  ['a number', '7'],
  ['an unfinished text', '{"dados": [{'],
  ['rows that are none', '{"dados": [null, 7, "x", [], {}]}'],
  ['a list within a list', '{"dados": {"dados": {"dados": {"dados": []}}}}'],
  ['very deep lists', `${'['.repeat(50_000)}${']'.repeat(50_000)}`],
  ['bytes that are no text', Buffer.from([0xff, 0xfe, 0x00, 0x1b, 0x5b])],
])('after the sign-in, %s instead of every list leaves nothing to use', async (_name, body) => {
  const ran = await run(await serve(afterSignIn(body)));
  expect(ran.code).toBe(1);
  expect(found(ran, 'conversations').verdict).toBe('missing');
  expect(found(ran, 'socket').verdict).toBe('missing');
});

test.each([401, 403, 500, 503])('status %d everywhere is told by its number', async (status) => {
  const ran = await run(await serve(afterSignIn('{}', status)));
  expect(ran.code).toBe(1);
  expect(found(ran, 'conversations').details.join()).toContain(`GET: ${String(status)}`);
});

test('messages that cannot be read make the console unusable, other lists do not', async () => {
  const plain = await startPlain();
  const through =
    (path: RegExp): Answering =>
    (request, response) => {
      const { method = 'GET', url = '' } = request;
      if (path.test(url)) {
        response.writeHead(500).end();
        return;
      }
      const headers = { 'content-type': 'application/json' };
      void text(request).then(async (body) => {
        const init = { method, headers, ...(method === 'GET' ? {} : { body }) };
        const answer = await fetch(`http://127.0.0.1:${String(plain.port)}${url}`, init);
        response.writeHead(answer.status).end(await answer.text());
      });
    };
  const unreadable = await run(await serve(through(/mensagens/)));
  expect(found(unreadable, 'messages').verdict).toBe('missing');
  expect(unreadable.code).toBe(1);
  const without = await run(await serve(through(/subclassificacao|clientesByNumero|autocomplete|ramal/)));
  expect(without.code).toBe(0);
  expect(found(without, 'classifications').verdict).toBe('degraded');
  expect(found(without, 'classifications').details).toContain('No sub-classifications are offered.');
  expect(found(without, 'canned replies').verdict).toBe('missing');
});

test('a server that repeats what is secret, and sends control characters, shows neither', async () => {
  const secrets = ['se"gre/do é', 'token-of-ana', 'sip-secret', 'fixed-bearer'];
  const msg = `\u001b[2J${secrets.join(' ')} ${encodeURIComponent(secrets[0] ?? '')}`;
  const row = Object.fromEntries(secrets.map((secret) => [secret, { [secret]: secret }]));
  const chat = JSON.stringify({ dados: [{ id: 'token-of-ana', fromName: 7, dadosAdicionais: row }] });
  const argv = await serve((request, response) => {
    const isChats = request.url?.includes('/chats') === true && request.method === 'POST';
    if (isChats) response.writeHead(200).end(chat);
    else afterSignIn(JSON.stringify({ error: true, msg, codigo: 'sip-secret' }))(request, response);
  });
  const named = argv.map((word) => (word === 'segredo' ? (secrets[0] ?? '') : word));
  const ran = await run([...named, '--token', 'fixed-bearer']);
  expect(found(ran, 'queues').details.join()).toContain('***');
  for (const secret of [...secrets, encodeURIComponent(secrets[0] ?? ''), 'se\\"gre', '\u001b', '\\u001b']) {
    expect(ran.shown).not.toContain(secret);
  }
});

test('a server that takes requests and answers nothing is left when the time is up', async () => {
  const argv = await serve(() => undefined);
  const ran = await run(argv, {}, 500, 60_000);
  expect(ran.code).toBe(1);
  expect(found(ran, 'conversations')).toMatchObject({ verdict: 'not tried', details: ['The time was up.'] });
});

test('a server that trickles its answer for ever is left too', async () => {
  const argv = await serve((_request, response) => {
    const timer = setInterval(() => response.write(' '), 100);
    response.on('close', () => {
      clearInterval(timer);
    });
  });
  const ran = await run(argv);
  expect(found(ran, 'sign-in').details).toEqual(['no answer in time']);
});
