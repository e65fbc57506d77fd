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

const e2e = ['<rootDir>/test/e2e/**/*.test.ts'];
/** Those that listen: what takes the processor from a browser is to be heard. */
const sound = '<rootDir>/test/e2e/(voice/|audio|media|phones|files/(record|duringCall))';
const interop = ['<rootDir>/test/interop/**/*.test.ts'];
const dom = ['<rootDir>/test/components/**/*.test.ts', '<rootDir>/test/**/*.test.tsx'];

/**
 * Five projects: `node` (no browser), `dom` (jsdom), `e2e` (a real browser), `sound` (the same with calls and recordings)
 * and `interop` (a real browser and a real SIP proxy, with loopback as the only network: `npx tsx scripts/interop.ts`).
 * Run the last two alone and serially.
 */
export default {
  projects: [
    {
      ...common,
      displayName: 'node',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/test/**/*.test.ts'],
      testPathIgnorePatterns: [
        '<rootDir>/test/components/',
        '<rootDir>/test/e2e/',
        '<rootDir>/test/interop/',
      ],
    },
    {
      ...common,
      displayName: 'dom',
      testEnvironment: 'jsdom',
      testEnvironmentOptions: { customExportConditions: [''] },
      setupFiles: ['<rootDir>/test/support/setupDom.ts'],
      setupFilesAfterEnv: ['@testing-library/jest-dom'],
      testMatch: dom,
      testPathIgnorePatterns: ['<rootDir>/test/e2e/'],
    },
    {
      ...common,
      displayName: 'e2e',
      testEnvironment: 'node',
      setupFilesAfterEnv: ['<rootDir>/test/support/setupE2e.ts'],
      testMatch: e2e,
      testPathIgnorePatterns: [sound],
    },
    {
      ...common,
      displayName: 'sound',
      testEnvironment: 'node',
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
