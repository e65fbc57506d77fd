import { isDone, writtenOf, type Answer } from '../../../src/services/http/answer';
import { toFailure } from '../../../src/lib/failure';

const failureOf = (answer: Answer) => {
  try {
    return writtenOf(answer, isDone);
  } catch (error) {
    return toFailure(error);
  }
};

test.each<[what: string, answer: Answer, code: string, message: string]>([
  ['a page of a gateway', { status: 504, body: undefined }, 'gateway', ''],
  [
    'words of a gateway',
    { status: 504, body: { status: 504, error: 'Gateway Timeout' } },
    'gateway',
    'Gateway Timeout',
  ],
  ['too many requests', { status: 429, body: null }, 'gateway', ''],
  ['a request that took too long', { status: 408, body: null }, 'gateway', ''],
  ['a refusal in words', { status: 400, body: { error: true, msg: 'Número' } }, 'http', 'Número'],
  ['trouble by its code', { status: 500, body: { error: true, msg: '', codigo: 'INTERNO' } }, 'INTERNO', ''],
])('a write tells whether it may have been done: %s', (_what, answer, code, message) => {
  expect(failureOf(answer)).toEqual({ code, message });
});

test.each<[what: string, answer: Answer, code: string, message: string]>([
  ['a blank code', { status: 503, body: { error: true, msg: '', codigo: '' } }, 'gateway', ''],
  ['a blank text beside words', { status: 400, body: { error: 'Número', msg: '' } }, 'http', 'Número'],
  ['an error that is a number', { status: 200, body: { error: 17 } }, 'http', ''],
])('a refusal is read without what is blank in it: %s', (_what, answer, code, message) => {
  expect(failureOf(answer)).toEqual({ code, message });
});

test.each(['', ' ', '0', 'false', 'N', 0, false, null])('an error of %j is none', (error) => {
  expect(writtenOf({ status: 200, body: { error } }, isDone)).toBe(true);
});
