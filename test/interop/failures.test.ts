import type { CallCause } from '../../src/store/calls/types';
import { announcer, givingUpCaller, leaver, refusedCaller, refuser } from './support/sipp';
import { dial, newCallId } from './support/talk';
import { expect, test } from './support/test';

test.describe('an outgoing call ends with the cause', () => {
  const refusals: [string, string, string[], CallCause, number | null, retryAfterS?: number][] = [
    ['9404', '404 Not Found', [], 'notFound', null],
    ['9480', '480 Temporarily Unavailable', ['Retry-After: 30'], 'unavailable', null, 30],
    ['9486', '486 Busy Here', [], 'busy', null],
    ['9500', '500 Internal Server Error', ['Reason: Q.850;cause=38'], 'sessionError', 38],
    ['9503', '503 Service Unavailable', ['Retry-After: 7'], 'overloaded', null, 7],
    ['9603', '603 Decline', [], 'rejected', null],
    ['9302', '302 Moved Temporarily', [], 'redirected', null],
    ['9484', '484 Address Incomplete', [], 'addressIncomplete', null],
    ['9488', '488 Not Acceptable Here', [], 'incompatible', null],
  ];

  for (const [number, status, headers, cause, q850, retryAfterS] of refusals) {
    test(`${number}: ${status}`, async ({ ana }) => {
      const other = refuser(number, status, headers);
      const callId = await dial(ana, number);
      expect(await ana.next('ended', { callId })).toEqual({
        kind: 'ended',
        callId,
        by: 'other',
        cause,
        status: Number(status.slice(0, 3)),
        q850,
        ...(retryAfterS === undefined ? {} : { retryAfterS }),
      });
      await other.done;
    });
  }

  test('nobody is registered there', async ({ ana }) => {
    const callId = await dial(ana, '1004');
    expect(await ana.next('ended', { callId })).toMatchObject({ cause: 'unavailable', status: 480 });
  });

  test('misconfigured account (Q.850 cause 58)', async ({ ana }) => {
    const other = leaver('9858', 'Reason: Q.850;cause=58');
    const callId = await dial(ana, '9858');
    await ana.next('established', { callId });
    expect(await ana.next('ended', { callId })).toMatchObject({ cause: 'misconfiguredAccount', q850: 58 });
    await other.done;
  });

  test('the same, in the way of Asterisk', async ({ ana }) => {
    const other = leaver('9859', 'X-Asterisk-HangupCauseCode: 58');
    const callId = await dial(ana, '9859');
    expect(await ana.next('ended', { callId })).toMatchObject({ cause: 'misconfiguredAccount', q850: 58 });
    await other.done;
  });
});

test('tells sound from before the answer', async ({ ana }) => {
  const other = announcer('9183', '404 Not Found');
  const callId = await dial(ana, '9183');
  await ana.next('progressed', { callId, status: 183, earlyMedia: true });
  expect(await ana.next('ended', { callId })).toMatchObject({ cause: 'notFound' });
  await other.done;
});

test('refuses to dial what is no number', async ({ ana }) => {
  await expect(dial(ana, 'x@elsewhere.test')).rejects.toThrow('invalidTarget');
  expect(await ana.page.evaluate(() => window.phone.openTracks())).toBe(0);
});

test.describe('an incoming call', () => {
  test('tells what the exchange asserts, and ends as cancelled', async ({ ana }) => {
    const callId = newCallId();
    const caller = givingUpCaller(
      {
        extension: '1001',
        callId,
        headers: [
          'P-Asserted-Identity: "Zoé \\"Zo\\" Silva" <sip:+5511999@127.0.0.1>',
          'Remote-Party-Id: <sip:000@127.0.0.1>',
          'Call-Info: <sip:localhost>;answer-after=0',
          'X-Fila: vendas',
          'X-Uniqueid: 171.4',
        ],
      },
      [],
    );
    expect(await ana.next('offered', { callId })).toEqual({
      kind: 'offered',
      callId,
      number: '+5511999',
      name: 'Zoé "Zo" Silva',
      data: { 'X-Fila': 'vendas', 'X-Uniqueid': '171.4' },
      answersItself: true,
    });
    expect(await ana.next('ended', { callId })).toMatchObject({ by: 'other', cause: 'cancelled' });
    await caller.done;
  });

  test('is not missed when somebody else took it', async ({ ana }) => {
    const callId = newCallId();
    const caller = givingUpCaller({ extension: '1001', callId }, [
      'Reason: SIP;cause=200;text="Call completed elsewhere"',
    ]);
    const { number, name, answersItself } = await ana.next('offered', { callId });
    expect({ number, name, answersItself }).toEqual({
      number: 'outside',
      name: 'Out Side',
      answersItself: false,
    });
    expect(await ana.next('ended', { callId })).toMatchObject({ cause: 'completedElsewhere' });
    await caller.done;
  });

  test('that wants to take the place of no call of ours is refused', async ({ ana }) => {
    const headers = ['Replaces: nobody;to-tag=1;from-tag=2'];
    await refusedCaller({ extension: ana.extension, callId: newCallId(), headers }, 481).done;
  });
});

test('a microphone that cannot be had is said before any INVITE or 200', async ({ ana }) => {
  for (const [refusal, code] of [
    ['NotAllowedError', 'microphoneRefused'],
    ['NotFoundError', 'microphoneMissing'],
    ['NotReadableError', 'microphoneBusy'],
  ] as const) {
    await ana.page.evaluate((name) => {
      window.phone.microphone = name;
      window.phone.log.length = 0;
    }, refusal);
    await expect(dial(ana, '9486')).rejects.toThrow(code);
    const sent = await ana.page.evaluate(() => window.phone.log.filter((line) => line.includes('INVITE')));
    expect(sent).toEqual([]);
  }
});
