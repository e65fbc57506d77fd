/** A small house: the files that the other fixtures import. */
export const house: Record<string, string> = {
  'src/store/stamp.ts': 'export interface Stamp {\n  at: number;\n}\nexport const now = () => Date.now();\n',
  'src/store/hooks.ts': 'export const useSelect = () => 1;\n',
  'src/lib/text.ts': 'export const plain = (text: string) => text.trim();\n',
  'src/store/calls/actions.ts':
    "export const answered = () => ({ type: 'calls/answered' });\nexport const answerRequested = () => ({ type: 'calls/answerRequested' });\n",
  'src/store/calls/types.ts':
    "export interface Call {\n  id: string;\n}\nexport const NO_CALL = { id: '' };\n",
  'src/store/calls/selectors.ts': 'export const selectCall = () => 1;\n',
  'src/store/calls/reducer.ts': 'export const callsReducer = () => 1;\n',
  'src/sagas/core/effects.ts':
    "export function* put(action: unknown) {\n  yield action;\n}\nexport { call } from 'typed-redux-saga';\n",
  'src/services/clock.ts':
    'export interface Clock {\n  now(): number;\n}\nexport const clock = { now: () => Date.now() };\n',
  'src/services/realtime/contract/index.ts': 'export const version = 2;\n',
  'src/services/api/contract/rows.ts': 'export const rows = 1;\n',
  'src/services/realtime/client.ts':
    "import { version } from './contract';\nexport const client = version;\n",
  'src/components/calls/Bar.tsx': 'export const Bar = () => null;\n',
  'src/pages/Home.tsx': 'export const Home = () => null;\n',
  'src/locales/keys.ts': "export const keys = ['a.b'];\n",
};

/** Files that keep every rule, one for each thing that the table allows. */
export const lawful: Record<string, string> = {
  'src/store/agent/ok.ts':
    "import { answered } from '../calls/actions';\nimport type { Call } from '../calls/types';\nimport { now } from '../stamp';\nexport const ok = (call: Call) => [answered, now, call, new Date(0)];\n",
  'src/lib/ok.ts': "import { plain } from './text';\nexport const ok = plain('a');\n",
  'src/store/calls/shared.ts': "import { plain } from '../../lib/text';\nexport const shared = plain('a');\n",
  'src/sagas/shared.ts': "import { plain } from '../lib/text';\nexport const shared = plain('a');\n",
  'src/services/shared.ts': "import { plain } from '../lib/text';\nexport const shared = plain('a');\n",
  'src/components/calls/shared.ts':
    "import { plain } from '../../lib/text';\nexport const shared = plain('a');\n",
  'src/store/rootReducer.ts':
    "import { callsReducer } from './calls/reducer';\nexport const rootReducer = callsReducer;\n",
  'src/sagas/ok.ts':
    "import { answered } from '../store/calls/actions';\nimport { selectCall } from '../store/calls/selectors';\nimport type { Clock } from '../services/clock';\nimport { put } from './core/effects';\nexport function* ok(clock: Clock) {\n  yield* put([answered(), selectCall(), clock.now()]);\n}\n",
  'src/services/ok.ts':
    "import type { Call } from '../store/calls/types';\nimport type { Stamp } from '../store/stamp';\nimport { rows } from './api/contract/rows';\nexport const ok = (call: Call, stamp: Stamp) => [call, stamp, rows];\n",
  'src/components/calls/Ok.tsx':
    "import { answerRequested } from '../../store/calls/actions';\nimport { selectCall } from '../../store/calls/selectors';\nimport type { Call } from '../../store/calls/types';\nimport { useSelect } from '../../store/hooks';\nimport { keys } from '../../locales/keys';\nimport { Bar } from './Bar';\nexport const Ok = ({ call }: { call: Call }) => <Bar key={[call.id, answerRequested, selectCall, useSelect, keys].join('')} />;\n",
  'src/pages/Ok.tsx':
    'import { Bar } from \'../components/calls/Bar\';\nimport { Home } from \'./Home\';\nexport const Ok = () => [<Bar key="a" />, <Home key="b" />];\n',
  'src/app/App.tsx':
    "import { client } from '../services/realtime/client';\nimport { rootReducer } from '../store/rootReducer';\nexport const App = () => [client, rootReducer].length;\n",
  'sandbox/ok.ts':
    "import { version } from '../src/services/realtime/contract';\nimport { rows } from '../src/services/api/contract/rows';\nexport const ok = () => {\n  console.log(version, rows);\n};\n",
  'test/ok.test.ts':
    "import { callsReducer } from '../src/store/calls/reducer';\nimport { client } from '../src/services/realtime/client';\nexport const ok = [callsReducer, client, Date.now()];\n",
};
