/** @jest-environment node */
import { FEATURES, type Feature } from '../../scripts/conformance/findings';
import { DIALECTS, type Target } from './dialects';
import { exceptions, found, run } from './support';

// A server without acks is waited for.
jest.setTimeout(90_000);

const WRITTEN: Feature[] = ['opening', 'sending', 'answering', 'classifying', 'closing'];
const READ = FEATURES.filter((feature) => !WRITTEN.includes(feature));

describe.each(DIALECTS)('at $name', ({ expected, start, written }) => {
  let target: Target;
  beforeEach(async () => {
    target = await start();
  });
  afterEach(() => target.close());

  test('each feature is told for what it is, and nothing secret', async () => {
    const customer = setInterval(() => {
      target.customerWrites('Alguém aí?');
    }, 300);
    const ran = await run([...target.argv, '--wait', '2']).finally(() => {
      clearInterval(customer);
    });
    const seen = exceptions(ran, READ, 'works');
    if (expected === null) expect(Object.values(seen)).not.toContain('missing');
    else expect(seen).toEqual(expected);
    expect(exceptions(ran, WRITTEN, 'not tried')).toEqual({});
    expect(ran.code).toBe(0);
    for (const secret of target.secrets) expect(ran.shown).not.toContain(secret);
  });

  test('with --write a conversation is answered, classified and closed', async () => {
    const on = ['--write', '--conversation', target.conversation];
    const ran = await run([...target.argv, '--wait', '0', ...on]);
    expect(exceptions(ran, WRITTEN, 'works')).toEqual({ opening: 'not tried', ...written });
    expect(ran.code).toBe(0);
  });
});

test('with --write a new conversation is begun, sent to and closed, one that was there is left alone', async () => {
  const [sandbox] = DIALECTS;
  const target = await sandbox?.start();
  if (target === undefined) throw new Error('There is no sandbox');
  try {
    const whatsapp = ['--queue', 'WhatsApp Vendas', '--instance', 'vendas-1', '--wait', '0'];
    const argv = [...target.argv, '--write', ...whatsapp, '--new-whatsapp'];
    const ran = await run([...argv, '5511988887777']);
    expect(exceptions(ran, WRITTEN, 'works')).toEqual({ answering: 'not tried' });
    const again = await run([...argv, target.number]);
    expect(found(again, 'opening').details[0]).toContain(`--conversation ${target.conversation}`);
    expect(exceptions(again, WRITTEN, 'not tried')).toEqual({ opening: 'missing' });
  } finally {
    await target.close();
  }
});
