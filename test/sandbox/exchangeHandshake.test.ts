/** @jest-environment node */
import { createSocket, type Socket } from 'node:dgram';
import { createPeer, type Peer } from '../../sandbox/exchange/endpoints/peer';

const HERE = '127.0.0.1';
const CANDIDATE = /a=candidate:\S+ 1 udp \d+ 127\.0\.0\.1 (\d+) typ host.*\r\n/i;
const CANDIDATES = new RegExp(CANDIDATE, 'gi');

/** The first byte of a DTLS record (RFC 7983). */
const isDtls = (data: Buffer): boolean => data.readUInt8(0) >= 20 && data.readUInt8(0) <= 63;

const sockets: Socket[] = [];
const peers: Peer[] = [];

afterEach(() => {
  for (const peer of peers.splice(0)) peer.close();
  for (const socket of sockets.splice(0)) socket.close();
});

async function open(): Promise<Socket> {
  const socket = createSocket('udp4');
  sockets.push(socket);
  await new Promise<void>((resolve) => socket.bind(0, HERE, resolve));
  return socket;
}

/** Says all of a handshake twice, as one who answers a question and its repetition. @returns the port to talk to instead */
async function stutter(port: number): Promise<number> {
  const [front, back] = [await open(), await open()];
  let device = 0;
  const pass = (data: Buffer, by: Socket, to: number): void => {
    for (let times = isDtls(data) ? 2 : 1; times > 0; times -= 1) by.send(data, to, HERE);
  };
  front.on('message', (data, from) => {
    device = from.port;
    pass(data, back, port);
  });
  back.on('message', (data) => pass(data, front, device));
  return front.address().port;
}

/** A description whose only way leads through a stutterer. */
async function stuttering(sdp: string): Promise<string> {
  const [way = '', port = ''] = CANDIDATE.exec(sdp) ?? [];
  const through = way.replace(` ${port} typ`, ` ${String(await stutter(Number(port)))} typ`);
  return sdp.replace(way, '@way').replaceAll(CANDIDATES, '').replace('@way', through);
}

test('a handshake in which everything is said twice ends well', async () => {
  const events = { frame: () => undefined, digit: () => undefined };
  const [device, centre] = [createPeer(events, 'device'), createPeer(events)];
  peers.push(device, centre);
  await device.accept(await stuttering(await centre.answer(await device.offer(), false)));
  const stand = [device, centre].map((peer) => peer.connects(20_000));
  expect(await Promise.all(stand)).toEqual([true, true]);
});
