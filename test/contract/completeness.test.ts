import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathDocs } from '../../scripts/contract/paths';
import {
  actionFields,
  FILE_EVENTS,
  HANDSHAKE_EVENT,
  serverEventSchemas,
} from '../../src/services/realtime/contract';
import { eventReaders } from '../../src/services/realtime/events';
import { ASYNCAPI, documentAt, OPENAPI, type Part } from './documents';

const { channels, operations } = documentAt(ASYNCAPI) as Record<
  'channels' | 'operations',
  Record<string, Part>
>;
const { paths } = documentAt(OPENAPI) as { paths: Record<string, Part> };

function sourcesUnder(folder: string): string[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return names.filter((name) => name.endsWith('.ts')).map((name) => readFileSync(join(folder, name), 'utf8'));
}

/** Every path that the services name; what they fill in is a star. */
function usedPaths(): string[] {
  const code = sourcesUnder('src/services').map((text) => text.replace(/\/\*[^]*?\*\//gu, ''));
  const found = code.flatMap((text) => [...text.matchAll(/['`](\/api\/v\d[^'`]*)['`]/gu)]);
  return [...new Set(found.map(([, path = '']) => path.replace(/\$\{[^}]*\}/gu, '*')))];
}

function fits(pattern: string, path: string): boolean {
  const [wanted, given] = [pattern.split('/'), path.split('/')];
  return wanted.length === given.length && wanted.every((part, at) => part === '*' || part === given[at]);
}

describe('the published contract', () => {
  it.each(Object.keys(actionFields))('has the action %s', (action) => {
    expect(channels['message']?.['messages']).toHaveProperty(action);
    expect(operations[action]).toMatchObject({ action: 'send' });
  });

  it.each(Object.keys(actionFields).filter((action) => action !== 'digitando'))('answers %s', (action) => {
    expect(channels['message']?.['messages']).toHaveProperty(`${action}Answer`);
    expect(operations[action]).toHaveProperty('reply');
  });

  it.each([...new Set([...Object.keys(serverEventSchemas), ...Object.keys(eventReaders)])])(
    'has the event %s',
    (event) => {
      expect(channels[event]?.['messages']).toHaveProperty(event);
      expect(operations[`on.${event}`]).toMatchObject({ action: 'receive' });
    },
  );

  it.each([HANDSHAKE_EVENT, ...FILE_EVENTS])('has the event %s with its answer', (event) => {
    const sent = Object.values(operations).filter(({ action, channel }) => {
      return action === 'send' && (channel as Part)['$ref'] === `#/channels/${event}`;
    });
    expect(sent.some((operation) => 'reply' in operation)).toBe(true);
  });

  it('has every path that the services use', () => {
    const used = usedPaths();
    expect(used.length).toBeGreaterThan(15);
    const known = Object.keys(paths);
    expect(used.filter((pattern) => !known.some((path) => fits(pattern, path)))).toEqual([]);
  });

  it('has each verb of each path once', () => {
    const verbs = pathDocs.flatMap((doc) => doc.verbs.map((verb) => `${verb} ${doc.path}`));
    const written = Object.entries(paths).flatMap(([path, item]) =>
      Object.keys(item).map((verb) => `${verb} ${path}`),
    );
    expect(written.sort()).toEqual(verbs.sort());
  });
});
