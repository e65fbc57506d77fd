import * as connection from '../../../src/store/connection/actions';
import { loggedOut } from '../../../src/store/auth/actions';
import * as selfCheck from '../../../src/store/selfCheck/actions';
import { selectNextCheck } from '../../../src/store/selfCheck/selectors';
import { CHECKS } from '../../../src/store/selfCheck/types';
import * as softphone from '../../../src/store/softphone/actions';
import { fold } from '../../support/fold';
import { sampleHandshake } from '../../support/sagaSamples';

const OK = { outcome: 'ok', reason: null, figures: { tookMs: 42 } } as const;

const lines = (...actions: Parameters<typeof fold>[0][number][]) => fold(actions).selfCheck.lines;

test('a check waits, runs and ends; it can be wanted again', () => {
  const ended = [
    selfCheck.runRequested({ checks: ['server', 'socket'] }),
    selfCheck.checkStarted({ check: 'server' }),
    selfCheck.checkEnded({ check: 'server', ...OK }),
  ];
  expect(lines(...ended)).toMatchObject({
    server: { status: 'ok', figures: { tookMs: 42 }, isAlone: false, endedAt: expect.any(Number) as number },
    socket: { status: 'waiting', endedAt: null },
  });
  expect(lines(...ended, selfCheck.runRequested({ checks: ['server'] }))).toMatchObject({
    server: { status: 'waiting', figures: {}, isAlone: true, endedAt: null },
  });
});

test('what nobody wants, or what is over, hears of nothing', () => {
  expect(lines(selfCheck.checkStarted({ check: 'ring' }))).toEqual({});
  const over = [selfCheck.runRequested({ checks: ['ring'] }), selfCheck.checkEnded({ check: 'ring', ...OK })];
  expect(lines(...over, selfCheck.questionAsked({ check: 'ring' }))).toEqual(lines(...over));
});

test('leaving drops what is not over', () => {
  const left = fold([
    selfCheck.runRequested({ checks: CHECKS }),
    selfCheck.checkEnded({ check: 'clock', ...OK }),
    selfCheck.leaveRequested(),
  ]);
  expect(Object.keys(left.selfCheck.lines)).toEqual(['clock']);
});

test('the next one is the first that waits, among those that are asked about', () => {
  const state = fold([
    selfCheck.runRequested({ checks: ['echo', 'server'] }),
    selfCheck.checkStarted({ check: 'server' }),
  ]);
  expect(selectNextCheck(state)).toBe('echo');
  expect(selectNextCheck(state, ['server'])).toBeNull();
});

test('since when the ways are there is kept from the first word of it to their end', () => {
  const first = softphone.registered({ expiresInS: 60 });
  const live = connection.authenticated(sampleHandshake());
  const both = fold([live, connection.authenticated(sampleHandshake()), first]);
  const renewed = fold([softphone.registered({ expiresInS: 60 })], both);
  expect(renewed.selfCheck).toMatchObject({ liveSince: live.meta.at, registeredSince: first.meta.at });
  const down = fold([connection.lost({ cause: '' }), softphone.lost({ code: 1006, reason: '' })], renewed);
  expect(down.selfCheck).toMatchObject({ liveSince: null, registeredSince: null });
});

test('another agent finds nothing of it', () => {
  const state = fold([
    selfCheck.runRequested({ checks: ['server'] }),
    loggedOut({ reason: 'agent', message: null }),
  ]);
  expect(state.selfCheck.lines).toEqual({});
});
