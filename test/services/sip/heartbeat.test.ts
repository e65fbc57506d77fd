import { URI, type UserAgent } from 'sip.js';
import {
  isHeartbeat,
  startHeartbeat,
  type ExchangeCapabilities,
  type Heartbeat,
} from '../../../src/services/sip/exchange/heartbeat';

interface Question {
  onAccept(response: { message: { hasHeader(name: string): boolean } }): void;
}

let questions: Question[];
let heard: number;
let silences: number;
let heartbeat: Heartbeat;
let capabilities: ExchangeCapabilities;

/** The exchange answers the question asked last. */
function answer(): void {
  heard += 1;
  questions.at(-1)?.onAccept({ message: { hasHeader: () => true } });
}

beforeEach(() => {
  jest.useFakeTimers();
  questions = [];
  heard = 0;
  silences = 0;
  capabilities = { answersOptions: false };
  begin();
});

/** A socket is open. */
function begin(): void {
  const userAgentCore = {
    makeOutgoingRequestMessage: () => ({}),
    request: (_message: unknown, question: Question) => questions.push(question),
  };
  const configuration = { uri: new URI('sip', '1001', 'pbx.test') };
  heartbeat = startHeartbeat({
    userAgent: { userAgentCore, configuration } as unknown as UserAgent,
    capabilities,
    heard: () => heard,
    now: () => Date.now(),
    silent: () => {
      silences += 1;
    },
  });
}

afterEach(() => {
  heartbeat.stop();
  expect(jest.getTimerCount()).toBe(0);
  jest.useRealTimers();
});

test('asks each 20 s, and is content with an answer', () => {
  for (let round = 1; round <= 5; round += 1) {
    expect(questions).toHaveLength(round);
    answer();
    jest.advanceTimersByTime(20_000);
  }
  expect(silences).toBe(0);
});

test('takes 4 s without a word for a loss', () => {
  answer();
  jest.advanceTimersByTime(20_000);
  jest.advanceTimersByTime(3900);
  expect(silences).toBe(0);
  jest.advanceTimersByTime(200);
  expect(silences).toBe(1);
});

test('takes any word for a sign of life', () => {
  answer();
  jest.advanceTimersByTime(20_000);
  heard += 1;
  jest.advanceTimersByTime(10_000);
  expect(silences).toBe(0);
});

test('takes silence for a loss also where the clock was set back meanwhile, and a word for a sign of life', () => {
  answer();
  jest.setSystemTime(Date.now() - 3_600_000);
  jest.advanceTimersByTime(20_000);
  jest.setSystemTime(Date.now() - 3_600_000);
  answer();
  jest.advanceTimersByTime(20_000);
  expect(silences).toBe(0);
  jest.advanceTimersByTime(4_000);
  expect(silences).toBe(1);
});

test('leaves an exchange alone that does not answer such questions', () => {
  jest.advanceTimersByTime(200_000);
  heartbeat.check();
  expect(questions).toHaveLength(1);
  expect(silences).toBe(0);
});

test('takes the first silence of a new socket for a loss where the one before was answered', () => {
  answer();
  heartbeat.stop();
  jest.advanceTimersByTime(1000);
  begin();
  jest.advanceTimersByTime(4100);
  expect(silences).toBe(1);
});

test('gives up one socket alone for what the one before was like', () => {
  answer();
  for (let sockets = 0; sockets < 3; sockets += 1) {
    heartbeat.stop();
    jest.advanceTimersByTime(1000);
    begin();
    jest.advanceTimersByTime(100_000);
  }
  expect(silences).toBe(1);
});

test('does not count an answer that the library made up', () => {
  questions.at(-1)?.onAccept({ message: { hasHeader: () => false } });
  jest.advanceTimersByTime(100_000);
  expect(questions).toHaveLength(1);
});

test('asks at once when it is told to, but not twice', () => {
  answer();
  heartbeat.check();
  heartbeat.check();
  expect(questions).toHaveLength(2);
});

test('gives a page that was frozen a moment to read what came', () => {
  answer();
  heartbeat.check();
  jest.setSystemTime(Date.now() + 60_000);
  jest.advanceTimersByTime(4000);
  expect(silences).toBe(0);
  heard += 1;
  jest.advanceTimersByTime(1000);
  expect(silences).toBe(0);
  heartbeat.check();
  jest.setSystemTime(Date.now() + 60_000);
  jest.advanceTimersByTime(5000);
  expect(silences).toBe(1);
});

test('knows its questions in the log', () => {
  expect(isHeartbeat('OPTIONS sip:x SIP/2.0\r\nCSeq: 1 OPTIONS\r\n\r\n')).toBe(true);
  expect(isHeartbeat('SIP/2.0 200 OK\r\ncseq: 12 OPTIONS\r\n\r\n')).toBe(true);
  expect(isHeartbeat('INVITE sip:x SIP/2.0\r\nCSeq: 1 INVITE\r\n\r\nCSeq: 1 OPTIONS')).toBe(false);
});
