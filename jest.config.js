import { readFileSync } from 'node:fs';

// The bundle gets the version from webpack; tests get it here.
process.env.APP_VERSION ??= JSON.parse(
  readFileSync(new URL('package.json', import.meta.url), 'utf8'),
).version;

/**
 * Swc's options for one syntax: everything becomes CommonJS, which needs no flags in jest's sandbox. A package is loaded
 * (`lazy`) when something of it is first used: each file of tests loads its modules anew.
 */
const swc = (parser) => [
  '@swc/jest',
  {
    swcrc: false,
    sourceMaps: 'inline',
    module: { type: 'commonjs', lazy: true },
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
  'd3-[a-z-]+',
  'internmap',
  'antd/es',
  '@rc-component/.*/es',
  '@ant-design/.*/es',
];

/** What every project shares. */
const common = {
  cacheDirectory: '<rootDir>/.cache/jest',
  // One name for all, so that a file is compiled once and not once a project.
  id: 'console',
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

/** What talks to a running sandbox: whole sessions, its own tests, and those of the conformance kit. */
const servers = ['integration', 'sandbox', 'conformance'].map((folder) => `<rootDir>/test/${folder}/`);

const dom = ['<rootDir>/test/components/**/*.test.ts', '<rootDir>/test/**/*.test.tsx'];

/**
 * Three projects, none of which needs a browser: `node`, `integration` (against a running sandbox; they mostly wait) and
 * `dom` (jsdom). What needs one is in playwright.config.ts.
 */
export default {
  // A limit is for what hangs: how fast a test runs is the machine's affair, and others may keep it busy.
  testTimeout: 60_000,
  projects: [
    {
      ...common,
      displayName: 'node',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/test/**/*.test.ts'],
      testPathIgnorePatterns: [
        '<rootDir>/test/(components|browser|e2e|chaos|interop|exchange|storyboard)/',
        ...servers,
      ],
    },
    {
      ...common,
      displayName: 'integration',
      testEnvironment: 'node',
      testMatch: servers.map((folder) => `${folder}**/*.test.ts`),
    },
    {
      ...common,
      displayName: 'dom',
      testEnvironment: 'jsdom',
      testEnvironmentOptions: { customExportConditions: [''] },
      setupFiles: ['<rootDir>/test/support/setupDom.ts'],
      setupFilesAfterEnv: ['<rootDir>/test/support/setupTesting.ts'],
      moduleNameMapper: {
        ...common.moduleNameMapper,
        '^antd$': '<rootDir>/test/support/barrels/antd.ts',
        '^@ant-design/icons$': '<rootDir>/test/support/barrels/icons.ts',
      },
      testMatch: dom,
    },
  ],
};
