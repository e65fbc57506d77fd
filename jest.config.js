import { readFileSync } from 'node:fs';

// The bundle gets the version from webpack; tests get it here.
process.env.APP_VERSION ??= JSON.parse(
  readFileSync(new URL('package.json', import.meta.url), 'utf8'),
).version;

/** Swc's options for one syntax: everything becomes CommonJS, which needs no flags in jest's sandbox. */
const swc = (parser) => [
  '@swc/jest',
  {
    swcrc: false,
    sourceMaps: 'inline',
    module: { type: 'commonjs' },
    jsc: { parser, target: 'es2022', transform: { react: { runtime: 'automatic' } } },
  },
];

/** Packages published as ES modules alone: swc has to turn them into CommonJS too. */
const esmOnly = [
  'sip.js',
  'react-intl',
  '@formatjs',
  'intl-messageformat',
  'idb',
  'uuid',
  '@redux-devtools',
  'nanoid',
  '@breezystack',
  'antd/es',
  '@rc-component/.*/es',
  '@ant-design/.*/es',
];

/** What every project shares. */
const common = {
  cacheDirectory: '<rootDir>/.cache/jest',
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/.cache/', '<rootDir>/sandbox-data/'],
  transform: {
    '\\.[cm]?ts$': swc({ syntax: 'typescript' }),
    '\\.tsx$': swc({ syntax: 'typescript', tsx: true }),
    '\\.[cm]?jsx?$': swc({ syntax: 'ecmascript', jsx: true }),
  },
  transformIgnorePatterns: [`/node_modules/(?!(${esmOnly.join('|')})/)`],
  moduleNameMapper: {
    '\\.css$': '<rootDir>/test/support/styleStub.ts',
    // Its build for CommonJS exports nothing.
    '^@breezystack/lamejs$': '<rootDir>/node_modules/@breezystack/lamejs/dist/lamejs.js',
    // The build cuts locale files in parts; here each part is the whole.
    '^(.+\\.json)\\?\\w+$': '$1',
  },
};

const e2e = ['<rootDir>/test/e2e/**/*.test.ts', '<rootDir>/test/chaos/**/*.test.ts'];
/** Of those with calls the ones that look and do not listen. */
const unheard = '(classification|registration|schedule|screens)\\.';
/** Those that listen, in real time: they wait more than they compute. */
const sound = `<rootDir>/test/e2e/(voice/(?!${unheard})|audio|media|phones|files/(record|duringCall))`;
const interop = ['<rootDir>/test/interop/**/*.test.ts'];
const dom = ['<rootDir>/test/components/**/*.test.ts', '<rootDir>/test/**/*.test.tsx'];

/**
 * Six projects: `node` (no browser), `integration` (whole sessions against the sandbox, which mostly wait), `dom` (jsdom),
 * `e2e` (a real browser), `sound` (the same with calls and recordings) and `interop` (a real browser and a real SIP
 * proxy, with loopback as the only network: `npx tsx scripts/interop.ts`). Run the last one alone; those of `sound` are
 * run one after the other, beside `e2e`.
 */
export default {
  testSequencer: '<rootDir>/jest.sequencer.config.js',
  projects: [
    {
      ...common,
      displayName: 'node',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/test/**/*.test.ts'],
      testPathIgnorePatterns: [
        '<rootDir>/test/components/',
        '<rootDir>/test/chaos/',
        '<rootDir>/test/e2e/',
        '<rootDir>/test/integration/',
        '<rootDir>/test/interop/',
      ],
    },
    {
      ...common,
      displayName: 'integration',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/test/integration/**/*.test.ts'],
    },
    {
      ...common,
      displayName: 'dom',
      testEnvironment: 'jsdom',
      testEnvironmentOptions: { customExportConditions: [''] },
      setupFiles: ['<rootDir>/test/support/setupDom.ts'],
      setupFilesAfterEnv: ['@testing-library/jest-dom'],
      moduleNameMapper: {
        ...common.moduleNameMapper,
        '^antd$': '<rootDir>/test/support/barrels/antd.ts',
        '^@ant-design/icons$': '<rootDir>/test/support/barrels/icons.ts',
      },
      testMatch: dom,
      testPathIgnorePatterns: ['<rootDir>/test/e2e/'],
    },
    {
      ...common,
      displayName: 'e2e',
      testEnvironment: '<rootDir>/jest.environment.config.js',
      setupFilesAfterEnv: ['<rootDir>/test/support/setupE2e.ts'],
      testMatch: e2e,
      testPathIgnorePatterns: [sound],
    },
    {
      ...common,
      displayName: 'sound',
      testEnvironment: '<rootDir>/jest.environment.config.js',
      setupFilesAfterEnv: ['<rootDir>/test/support/setupE2e.ts'],
      testMatch: e2e,
      testPathIgnorePatterns: [`^(?!${sound})`],
    },
    {
      ...common,
      displayName: 'interop',
      testEnvironment: 'node',
      setupFilesAfterEnv: ['<rootDir>/test/interop/support/setup.ts'],
      testMatch: interop,
      globalSetup: '<rootDir>/test/interop/support/globalSetup.ts',
    },
  ],
};
