import { isAddress } from './mail/addresses';
import { BadServer, readForQueue, readServer, type Credentials, type MailSource } from './mail/servers';
import { BadArguments, type SandboxOptions } from './options';

const RETRY_MS = 2_000;
const POLL_MS = 60_000;

/** What the command line says of mail. */
interface MailValues {
  smtp?: string | undefined;
  imap: string[];
  'mail-address': string[];
}

function sourceOf(text: string, credentials: Credentials): MailSource {
  const { queue, rest } = readForQueue(text);
  return { ...readServer(rest, 'imap', credentials), ...(queue === undefined ? {} : { queue }) };
}

function addressOf(text: string): { queue?: string; address: string } {
  const { queue, rest } = readForQueue(text);
  if (!isAddress(rest)) throw new BadArguments(`--mail-address needs an e-mail address, not "${rest}"`);
  return { address: rest, ...(queue === undefined ? {} : { queue }) };
}

/**
 * The options of mail, from the command line or the environment.
 * @throws BadArguments for addresses that cannot be read, and for one kind of server without the other
 */
export function readMail(
  values: MailValues,
  environment: Record<string, string | undefined>,
): Pick<SandboxOptions, 'mail' | 'mailAddresses'> {
  const smtp = values.smtp ?? environment['SANDBOX_SMTP'] ?? '';
  const others = (environment['SANDBOX_IMAP'] ?? '').split('\n').map((line) => line.trim());
  const imap = values.imap.length > 0 ? values.imap : others.filter((line) => line !== '');
  const mailAddresses = values['mail-address'].map(addressOf);
  if (smtp === '' && imap.length === 0) return { mail: null, mailAddresses };
  if (smtp === '' || imap.length === 0) throw new BadArguments('--smtp and --imap go together');
  const credentials = {
    user: environment['SANDBOX_MAIL_USER'],
    pass: environment['SANDBOX_MAIL_PASSWORD'],
  };
  try {
    const mail = {
      smtp: readServer(smtp, 'smtp', credentials),
      imap: imap.map((text) => sourceOf(text, credentials)),
      ...{ retryMs: RETRY_MS, pollMs: POLL_MS },
    };
    return { mail, mailAddresses };
  } catch (error) {
    throw error instanceof BadServer ? new BadArguments(error.message) : error;
  }
}
