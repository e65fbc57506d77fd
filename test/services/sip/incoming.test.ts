import { answer, decline } from '../../../src/services/sip/calls/incoming';
import { hangUp } from '../../../src/services/sip/calls/control';
import type { Line } from '../../../src/services/sip/calls/lines';
import type { HeardMessage } from '../../support/sip/scriptedExchange';
import { openIncomingLines, settled, type IncomingLines } from '../support/incomingLines';

let at: IncomingLines;

beforeEach(async () => {
  jest.useFakeTimers();
  at = await openIncomingLines();
});

afterEach(async () => {
  await at.end();
  jest.useRealTimers();
});

/** A call is spoken on. */
async function speak(callId: string, fields: Partial<Line> = {}): Promise<void> {
  await at.invite(callId);
  Object.assign(at.line(callId), fields);
  const answered = answer(at.line(callId), at.context);
  await settled();
  await answered;
  await at.confirm(callId);
  expect(at.told).toContainEqual({ kind: 'established', callId });
}

/** The header that names the dialog of a call, as the other side has it. */
function replacesOf(callId: string): string {
  const own = at.exchange.of('200').find((one) => one.header('Call-ID') === callId);
  const tag = /;tag=([^;]+)/.exec(own?.header('To') ?? '')?.[1] ?? '';
  return `Replaces: ${callId};to-tag=${tag};from-tag=caller`;
}

describe('a call that takes the place of another one', () => {
  test('is answered by itself, and the other one is over', async () => {
    await speak('k1');
    await at.invite('k2', [replacesOf('k1')]);
    await at.confirm('k2');
    expect(at.told.map((event) => [event.kind, 'callId' in event && event.callId]).slice(-3)).toEqual([
      ['offered', 'k2'],
      ['ended', 'k1'],
      ['established', 'k2'],
    ]);
    expect(at.line('k2').negotiation.isHeld()).toBe(false);
    expect(at.exchange.of('BYE')).toHaveLength(1);
  });

  test('is answered on hold where the other one is, and sends nothing', async () => {
    await speak('k1');
    jest.spyOn(at.line('k1').negotiation, 'isHeld').mockReturnValue(true);
    at.sounds.length = 0;
    await at.invite('k2', [replacesOf('k1')]);
    expect(at.sounds).toEqual(['k2 not sent', 'answer held']);
    expect(at.line('k2').negotiation.isHeld()).toBe(true);
  });

  test('and is ended in the same breath leaves the other one alone', async () => {
    await speak('k1');
    const { emit } = at.context;
    at.context.emit = (event) => {
      emit(event);
      if (event.kind === 'offered') hangUp(at.line('k2'), at.context);
    };
    await at.invite('k2', [replacesOf('k1')]);
    expect(at.statuses('k2').at(-1)).toBe('480');
    expect(at.context.lines.all().map(({ callId }) => callId)).toEqual(['k1']);
    expect(at.exchange.of('BYE')).toEqual([]);
  });
});

describe('a call that somebody else answered than who was heard', () => {
  /** Without an answer to what is offered to them. */
  async function meet(answers: (request: HeardMessage, count: number) => void): Promise<void> {
    at.exchange.scripts.set('INVITE', (request) => answers(request, at.exchange.of('INVITE').length));
    await speak('k1', { isForked: true });
  }

  test('is offered the sound again where nobody answers, and ends for that in the end', async () => {
    await meet(() => undefined);
    await jest.advanceTimersByTimeAsync(30_000);
    expect(at.exchange.of('INVITE')).toHaveLength(3);
    expect(at.told.at(-1)).toMatchObject({ kind: 'ended', by: 'console', cause: 'timeout' });
    expect(at.exchange.of('BYE')).toHaveLength(1);
  });

  test('goes on where they answer after all', async () => {
    const described = { body: 'v=0\r\n', contentType: 'application/sdp' };
    await meet((request, count) => {
      if (count === 2) at.exchange.respond(request, 200, 'OK', described);
    });
    await jest.advanceTimersByTimeAsync(30_000);
    expect(at.exchange.of('INVITE')).toHaveLength(2);
    expect(at.context.lines.get('k1')).not.toBeNull();
  });
});

test('a call that was refused may come again under its id', async () => {
  await at.invite('k1');
  decline(at.line('k1'), 480, at.context);
  await settled();
  await at.invite('k1');
  expect(at.told.map(({ kind }) => kind)).toEqual(['offered', 'ended', 'offered']);
  expect(at.statuses('k1').at(-1)).toBe('180');
});

test('a call whose answer waits for the microphone until it is over was not answered', async () => {
  await at.end();
  at = await openIncomingLines(() => new Promise(() => undefined));
  await at.invite('k1');
  answer(at.line('k1'), at.context).catch(() => undefined);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(at.statuses('k1').at(-1)).toBe('480');
  expect(at.told.at(-1)).toMatchObject({ kind: 'ended', by: 'console', cause: 'noAnswer' });
});
