import { Core } from 'sip.js';
import { endByItself } from '../../../src/services/sip/calls/sessionWatch';
import {
  endOfBye,
  endOfCancel,
  endOfError,
  endOfLostDialog,
  endOfHangUp,
  endOfRefusal,
  endOfReplaces,
  endOfResponse,
  endOfSilence,
  hangupCause,
} from '../../../src/services/sip/causes';

/** A message of SIP.js with these header lines; one of the wire has a Via. */
function heard(...lines: string[]): Core.IncomingRequestMessage {
  const message = new Core.IncomingRequestMessage();
  for (const line of ['Via: SIP/2.0/WS x.invalid', ...lines]) {
    const [name = '', ...value] = line.split(': ');
    message.addHeader(name, value.join(': '));
  }
  return message;
}

const response = (statusCode: number, ...lines: string[]) => Object.assign(heard(...lines), { statusCode });

describe('an INVITE refused with', () => {
  test.each([
    [300, 'redirected'],
    [301, 'redirected'],
    [302, 'redirected'],
    [305, 'redirected'],
    [380, 'redirected'],
    [401, 'authentication'],
    [403, 'rejected'],
    [404, 'notFound'],
    [407, 'authentication'],
    [408, 'unavailable'],
    [410, 'unavailable'],
    [430, 'unavailable'],
    [480, 'unavailable'],
    [484, 'addressIncomplete'],
    [486, 'busy'],
    [487, 'requestTerminated'],
    [488, 'incompatible'],
    [500, 'sessionError'],
    [503, 'sessionError'],
    [600, 'busy'],
    [603, 'rejected'],
    [604, 'notFound'],
    [606, 'incompatible'],
    [607, 'unwanted'],
    [608, 'intermediaryRejected'],
    [699, 'sessionError'],
  ])('%d is %s', (status, cause) => {
    expect(endOfResponse(response(status))).toEqual({ by: 'other', cause, status, q850: null });
  });

  test.each([
    ['Q.850;cause=1', 'notFound', 1],
    ['Q.850 ; cause=17 ; text="User busy"', 'busy', 17],
    ['q.850;cause=19', 'noAnswer', 19],
    ['Q.850;cause=21', 'rejected', 21],
    ['Q.850;cause=28', 'addressIncomplete', 28],
    ['Q.850;text="Cannot, sorry; cause=9";cause=88', 'incompatible', 88],
    ['Q.850;cause=38', 'sessionError', 38],
    ['SIP;cause=486', 'sessionError', null],
    ['Q.850;cause=x', 'sessionError', null],
    ['Q.850', 'sessionError', null],
    ['', 'sessionError', null],
  ])('500 and Reason %p is %s', (reason, cause, q850) => {
    expect(endOfResponse(response(500, `Reason: ${reason}`))).toMatchObject({ cause, q850 });
  });

  test('a Reason does not outweigh a status that says what it is', () => {
    expect(endOfResponse(response(404, 'Reason: Q.850;cause=17'))).toMatchObject({
      cause: 'notFound',
      q850: 17,
    });
  });

  test.each([
    [408, 'timeout'],
    [503, 'connection'],
  ])('what SIP.js makes up as %d came from no one: %s', (statusCode, cause) => {
    const made = Object.assign(new Core.IncomingResponseMessage(), { statusCode });
    expect(endOfResponse(made)).toEqual({ by: 'console', cause, status: null, q850: null });
  });

  test.each([
    [481, 'replacesUnknown'],
    [603, 'replacesTerminated'],
    [486, 'replacesNotEarly'],
    [404, 'notFound'],
  ])('%d, when it was to replace another call, is %s', (status, cause) => {
    expect(endOfReplaces(response(status))).toMatchObject({ by: 'other', cause, status });
  });
});

describe('a BYE', () => {
  test.each([
    [[], 'completed', null],
    [['X-Asterisk-HangupCauseCode: 16'], 'completed', 16],
    [['X-Asterisk-HangupCauseCode: 58'], 'misconfiguredAccount', 58],
    [['X-Asterisk-HangupCauseCode: 58', 'Reason: Q.850;cause=16'], 'misconfiguredAccount', 58],
    [['Reason: Q.850;cause=58;text="Bearer capability not available"'], 'misconfiguredAccount', 58],
    [['Reason: SIP;cause=200;text="x", Q.850;cause=58'], 'misconfiguredAccount', 58],
    [['Reason: SIP;cause=200', 'Reason: Q.850;cause=31'], 'completed', 31],
    [['Reason: SIP;cause=58'], 'completed', null],
    [['X-Asterisk-HangupCauseCode: 58abc'], 'completed', null],
  ])('with %j is %s', (lines, cause, q850) => {
    expect(endOfBye(heard(...lines))).toEqual({ by: 'other', cause, status: null, q850 });
  });
});

describe('a CANCEL', () => {
  test.each([
    [[], 'cancelled'],
    [['Reason: SIP;cause=487'], 'cancelled'],
    [['Reason: SIP;cause=200;text="Call completed elsewhere"'], 'completedElsewhere'],
    [['Reason: SIP ;text="call completed elsewhere"'], 'completedElsewhere'],
    [['Reason: SIP;cause=200'], 'completedElsewhere'],
    [['Reason: Q.850;cause=26'], 'completedElsewhere'],
    [['Reason: Q.850;cause=16'], 'cancelled'],
  ])('with %j is %s', (lines, cause) => {
    expect(endOfCancel(heard(...lines))).toMatchObject({ by: 'other', cause, status: 487 });
  });
});

test.each([
  [480, 'temporarilyUnavailable'],
  [486, 'busy'],
  [603, 'rejected'],
])('the agent declines with %d: %s', (status, cause) => {
  expect(endOfRefusal(status)).toEqual({ by: 'agent', cause, status, q850: null });
});

test('the agent hangs up', () => {
  expect(endOfHangUp(true)).toMatchObject({ by: 'agent', cause: 'completed', status: null });
  expect(endOfHangUp(false)).toMatchObject({ by: 'agent', cause: 'cancelled', status: 487 });
});

test('nobody answers', () => {
  expect(endOfSilence(480)).toEqual({ by: 'console', cause: 'noAnswer', status: 480, q850: null });
});

test.each([
  ['socketLost', 'connection'],
  ['socketTimeout', 'connection'],
  ['notConnected', 'notConnected'],
  ['notRegistered', 'notRegistered'],
  ['timeout', 'timeout'],
  ['microphoneRefused', 'microphoneRefused'],
  ['microphoneMissing', 'microphoneMissing'],
  ['microphoneBusy', 'microphoneBusy'],
  ['negotiationFailed', 'incompatible'],
  ['unsupportedBrowser', 'sessionError'],
  ['constructor', 'sessionError'],
])('the error %s is %s', (code, cause) => {
  expect(endOfError(code)).toEqual({ by: 'console', cause, status: null, q850: null });
});

test.each([
  ['Reason: Q.850;cause=16', 16],
  ['reason: Q.850;cause=999', 999],
  ['X-Asterisk-HangupCauseCode:  34 ', 34],
  ['Reason: Q.850;cause=1234', null],
])('%s tells %p', (line, q850) => {
  expect(hangupCause(heard(line))).toBe(q850);
});

test('a call that the other side does not know any more, or does not answer for, broke', () => {
  expect(endOfLostDialog()).toMatchObject({ by: 'other', cause: 'connection', status: 481 });
});

test('a call whose answer nobody confirmed ends for that, not for a format', () => {
  const line = { isEstablished: false, session: null };
  const offers = { answered: () => undefined, giveUp: () => undefined };
  expect(endByItself({ ...line, offers }, true)).toMatchObject({ by: 'console', cause: 'unconfirmed' });
  expect(endByItself({ ...line, offers: null }, true)).toMatchObject({
    by: 'console',
    cause: 'incompatible',
  });
});

describe('an exchange that says when to try again', () => {
  test('is overloaded where it says no more than that', () => {
    expect(endOfResponse(response(503, 'Retry-After: 7 (soon)'))).toMatchObject({
      cause: 'overloaded',
      retryAfterS: 7,
    });
  });

  test('is taken at its word whatever the reason', () => {
    expect(endOfResponse(response(480, 'Retry-After: 30;duration=60'))).toMatchObject({
      cause: 'unavailable',
      retryAfterS: 30,
    });
    expect(endOfResponse(response(503, 'Retry-After: 7', 'Reason: Q.850;cause=17'))).toMatchObject({
      cause: 'busy',
    });
  });

  test('says nothing by what is no time', () => {
    expect(endOfResponse(response(503, 'Retry-After: soon'))).toEqual({
      by: 'other',
      cause: 'sessionError',
      status: 503,
      q850: null,
    });
  });
});
