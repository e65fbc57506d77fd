import { SCHEMA } from '../../../src/store/actionLog/format';
import { crashedFile } from '../../../src/store/actionLog/crashedLogs';
import { handedOut } from '../../../src/store/actionLog/handedOut';
import type { LogCut } from '../../../src/store/actionLog/recorder';
import type { LogSegment } from '../../../src/store/actionLog/types';
import { keepRequested } from '../../../src/store/drafts/actions';
import { rootReducer } from '../../../src/store/rootReducer';
import { finished } from '../../support/finished';
import { emptyState } from '../../support/fold';

const draft = keepRequested({ conversationId: '1001', text: 'Prezada Maria' });

const state = rootReducer(emptyState(), draft);

/** What a build whose rules kept drafts recorded. */
function segment(build: string, id: string): LogSegment {
  const page = id.slice(0, id.indexOf('/'));
  const head = { id, page, format: 1, app: '1.0.0', build, schema: SCHEMA, startedAt: 1, continues: false };
  return { ...head, snapshot: state, actions: [draft] };
}

const cut: LogCut = {
  app: '1.0.0',
  build: 'new',
  session: 'q',
  segment: 'q/0',
  actions: 1,
  state,
  written: Promise.resolve(),
};

const own: LogSegment = { ...segment('new', 'q/0'), snapshot: emptyState(), actions: [] };

test.each(['full', 'devtools'] as const)('%s: what an older build recorded is masked anew', (format) => {
  const records = [segment('old', 'p/0'), segment('old', 'q/0')];
  const { text, entries } = finished(handedOut(format, cut, records, 2));
  expect(text).not.toContain('Prezada');
  expect(entries).toBe(2);
});

test('what this build recorded is handed out as it is', () => {
  const { text } = finished(handedOut('full', { ...cut, actions: 0 }, [segment('new', 'p/0'), own], 2));
  expect(text).toContain('Prezada');
});

test('so is the log of a page that crashed', () => {
  const records = [segment('old', 'p/0')];
  expect(finished(crashedFile('p', records, 'new'))?.text).not.toContain('Prezada');
  expect(finished(crashedFile('p', records, 'old'))?.text).toContain('Prezada');
});
