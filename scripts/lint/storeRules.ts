import type { Linter } from 'eslint';
import { restrictSyntax } from './restrictSyntax';

const IO_GLOBALS = [
  'window',
  'document',
  'navigator',
  'location',
  'history',
  'self',
  'globalThis',
  'localStorage',
  'sessionStorage',
  'indexedDB',
  'caches',
  'fetch',
  'XMLHttpRequest',
  'WebSocket',
  'BroadcastChannel',
  'Worker',
  'SharedWorker',
  'EventSource',
  'Notification',
  'performance',
  'crypto',
  'setTimeout',
  'setInterval',
  'setImmediate',
  'queueMicrotask',
  'requestAnimationFrame',
  'requestIdleCallback',
  'console',
];

const clocksAndDice = [
  {
    selector: "MemberExpression[object.name='Date'][property.name='now']",
    message: 'The store reads no clock: take the time from meta.at.',
  },
  {
    selector: "NewExpression[callee.name='Date'][arguments.length=0]",
    message: 'The store reads no clock: take the time from meta.at.',
  },
  {
    selector: "CallExpression[callee.name='Date']",
    message: 'The store reads no clock: take the time from meta.at.',
  },
  {
    selector: "MemberExpression[object.name='Math'][property.name='random']",
    message: 'The store throws no dice: take what is random from the action.',
  },
];

/** The store is a pure fold: no clock, no random, no storage, no network. */
export const storeRules: Linter.RulesRecord = {
  ...restrictSyntax(clocksAndDice),
  'no-restricted-globals': [
    'error',
    {
      globals: IO_GLOBALS.map((name) => ({
        name,
        message: 'The store is pure; sagas and services do this.',
      })),
      checkGlobalObject: true,
    },
  ],
  'no-restricted-imports': [
    'error',
    {
      paths: [
        ...['uuid', 'nanoid', 'idb', 'axios', 'socket.io-client', 'sip.js'].map((name) => ({
          name,
          message: 'The store is pure; sagas and services do this.',
        })),
        { name: '@reduxjs/toolkit', importNames: ['nanoid', 'createAsyncThunk', 'createListenerMiddleware'] },
      ],
      patterns: [{ group: ['node:*'], message: 'The store is pure; sagas and services do this.' }],
    },
  ],
};
