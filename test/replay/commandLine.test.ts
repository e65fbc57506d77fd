import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

const golden = join(__dirname, 'schema4.json');

/** The command behind `npm run replay -- …`. */
function replay(...args: string[]) {
  const command = ['--import', 'tsx', join(__dirname, '../../scripts/replay.ts'), ...args];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8' });
  return { status, stdout, stderr };
}

describe('npm run replay', () => {
  const folder = mkdtempSync(join(tmpdir(), 'replay-'));
  const fileOf = (name: string, text: string) => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };

  afterAll(() => rmSync(folder, { recursive: true }));

  it('prints actions, anomalies and the hash of the final state', () => {
    const { header, segments } = JSON.parse(readFileSync(golden, 'utf8')) as {
      header: { actions: number; finalStateHash: string };
      segments: unknown[];
    };
    const { status, stdout } = replay(golden);
    expect(stdout).toContain(
      `actions      ${header.actions} in ${segments.length} segments, 2026-03-10T12:00:00.137Z`,
    );
    expect(stdout).toMatch(/^ +\d+ {2}messages\/received$/m);
    expect(stdout).toMatch(/^anomalies {4}\d+$/m);
    expect(stdout).toMatch(/saga failed {7}app\/sagaFailed {2}outbox: unexpected/);
    expect(stdout).toContain(`final state  ${header.finalStateHash}  as recorded`);
    expect(status).toBe(0);
  });

  it('fails when the replay ends elsewhere than the live store', () => {
    const text = readFileSync(golden, 'utf8').replace(/"finalStateHash":"\w+"/, '"finalStateHash":"0123"');
    const { status, stdout } = replay(fileOf('other.json', text));
    expect(stdout).toContain('DIFFERS: the live store had 0123');
    expect(status).toBe(1);
  });

  it('says which console recorded the log, and that it is read as recorded', () => {
    const { stdout } = replay(golden);
    expect(stdout).toMatch(/^origin {7}version 0\.1\.0, schema 4, session \S+: read as it was recorded$/m);
  });

  it('lists what was translated, with its places', () => {
    const { status, stdout } = replay(join(__dirname, 'daysWork.json'));
    expect(stdout).toMatch(/^origin .*schema 1: translated to the present schema$/m);
    expect(stdout).toContain(
      '2  conversations/endConfirmationDue  → conversations/endConfirmationOpened  (at 252, 447)',
    );
    expect(stdout).not.toContain('as recorded');
    expect(status).toBe(0);
  });

  it('says of a log that it cannot read exactly so, and ends with a code of its own', () => {
    const text = gunzipSync(readFileSync(join(__dirname, 'old/daysWork-3ce9122c.log.gz'))).toString('utf8');
    const { status, stdout } = replay(fileOf('old.json', text));
    expect(stdout).toMatch(/^origin .*: NOT READ EXACTLY$/m);
    expect(stdout).toMatch(/22 {2}outbox\/queued {2}\+ item\.mail {2}\(at 31, /);
    expect(stdout).not.toContain('as recorded');
    expect(status).toBe(3);
  });

  it('says what is wrong with a file that is no log', () => {
    expect(replay(fileOf('no.json', '{"header":1}'))).toMatchObject({
      status: 2,
      stderr: expect.stringMatching(/is no log: at header expected Object, found 1/) as unknown,
    });
    expect(replay(join(folder, 'missing.json'))).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('cannot be read') as unknown,
    });
    expect(replay()).toMatchObject({ status: 2, stderr: expect.stringContaining('Usage') as unknown });
  });
});
