import type { Linter } from 'eslint';

const STATE_LIBRARIES = [
  'redux',
  '@reduxjs/toolkit',
  'react-redux',
  'redux-saga',
  'redux-saga/effects',
  'reselect',
];
const VIEW_LIBRARIES = ['react', 'react-dom', 'antd', 'react-intl', 'react-router-dom'];

/** Services are handles to the world: they know neither the store nor the screen. */
export const serviceRules: Linter.RulesRecord = {
  // Classes of libraries live here alone: an object that only looks like one has none of what it keeps to itself.
  '@typescript-eslint/no-unsafe-class-instance-assignment': 'error',
  'no-restricted-imports': [
    'error',
    {
      paths: [...STATE_LIBRARIES, ...VIEW_LIBRARIES, 'typed-redux-saga', 'redux-persist'].map((name) => ({
        name,
        message: 'Services know nothing of Redux and of the screen.',
      })),
    },
  ],
};
