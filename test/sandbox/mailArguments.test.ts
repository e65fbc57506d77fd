import { readArguments } from '../../sandbox/cli';
import { readServer } from '../../sandbox/mail/servers';

const SMTP = 'smtp://ana%40exemplo.com:se%3Agre%2Fdo@mail.exemplo.com';
const IMAP = 'imaps://imap.exemplo.com';

test('servers come from the command line, who signs in from there or from the environment', () => {
  const args = ['--smtp', SMTP, '--imap', IMAP, '--imap', `Vendas=imap://v:w@[::1]:1143`];
  const options = readArguments(args, { SANDBOX_MAIL_USER: 'u', SANDBOX_MAIL_PASSWORD: 'p' });
  expect(options?.mail).toMatchObject({
    smtp: { host: 'mail.exemplo.com', port: 587, secure: false, user: 'ana@exemplo.com', pass: 'se:gre/do' },
    imap: [
      { host: 'imap.exemplo.com', port: 993, secure: true, user: 'u', pass: 'p' },
      { host: '::1', port: 1143, secure: false, user: 'v', pass: 'w', queue: 'Vendas' },
    ],
  });
});

test('all of it may stand in the environment; without servers customers are simulated', () => {
  const environment = { SANDBOX_SMTP: SMTP, SANDBOX_IMAP: `\n${IMAP}\nVendas=${IMAP}\n` };
  expect(readArguments([], environment)?.mail?.imap).toMatchObject([{ port: 993 }, { queue: 'Vendas' }]);
  expect(readArguments([], {})?.mail).toBeNull();
});

test('addresses of queues, with their names or without', () => {
  const args = ['--mail-address', 'a@b.co', '--mail-address', 'E-mail SAC=sac@minha.com'];
  expect(readArguments(args, {})?.mailAddresses).toEqual([
    { address: 'a@b.co' },
    { queue: 'E-mail SAC', address: 'sac@minha.com' },
  ]);
});

test('what cannot be is said without repeating a password', () => {
  expect(() => readArguments(['--smtp', SMTP], {})).toThrow('--smtp and --imap go together');
  expect(() => readArguments(['--mail-address', 'nada'], {})).toThrow('needs an e-mail address');
  for (const bad of ['segredo@x', 'http://u:segredo@x', 'imaps://u:segredo@x', 'smtp://'])
    expect(() => readServer(bad, 'smtp', {})).toThrow(/^(?!.*segredo).*--smtp needs an address/u);
});
