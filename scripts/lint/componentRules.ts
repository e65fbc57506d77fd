import type { Linter } from 'eslint';

const IO_GLOBALS = ['fetch', 'XMLHttpRequest', 'WebSocket', 'localStorage', 'sessionStorage', 'indexedDB'];

/** Components select, show and dispatch requests; their words come from the locales. */
export const componentRules: Linter.RulesRecord = {
  'no-restricted-imports': [
    'error',
    {
      paths: [
        ...['axios', 'socket.io-client', 'sip.js', 'idb', 'redux-saga', 'typed-redux-saga'].map((name) => ({
          name,
          message: 'Components have no effects: dispatch a request, a saga does the work.',
        })),
        {
          name: 'react',
          importNames: ['lazy'],
          message: 'Use lazyPart: a part that a bad line kept back is fetched again.',
        },
        {
          name: 'antd',
          importNames: ['Select'],
          message: 'Use ui/select/Select: it tells screen readers what is chosen.',
        },
        {
          name: 'antd',
          importNames: ['Modal'],
          message: 'Use ui/dialog/Dialog or FormDialog: its title is a heading, its width one of the house.',
        },
      ],
      patterns: [
        {
          group: ['**/store/*/actions'],
          allowImportNamePattern: 'Requested$',
          message: 'Components dispatch requests only (…Requested); facts are for sagas and channels.',
        },
      ],
    },
  ],
  'no-restricted-globals': [
    'error',
    {
      globals: IO_GLOBALS.map((name) => ({
        name,
        message: 'Components have no effects: dispatch a request, a saga does the work.',
      })),
      checkGlobalObject: true,
    },
  ],
};

/** Props that are read out or shown. `label` only where it is antd's: our own take a message key. */
const SHOWN_PROPS = [
  ['*', '{alt,title,placeholder,description,message,okText,cancelText,emptyText,tooltip,extra,help}'],
  ['{Form.Item,Select.Option,Descriptions.Item,Steps.Step}', 'label'],
];

/** No words in JSX: text, and every prop that is read out or shown. */
export const wordRules: Linter.RulesRecord = {
  'formatjs/no-literal-string-in-jsx': ['error', { props: { include: SHOWN_PROPS } }],
};
