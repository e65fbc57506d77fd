import {
  LoggerFactory,
  URI,
  UserAgentCore,
  type Contact,
  type UserAgentCoreDelegate,
} from 'sip.js/lib/core/index.js';

/** Host that the exchange writes into its own addresses. */
export const EXCHANGE_HOST = 'exchange.localhost';

/** What the exchange understands beyond RFC 3261. */
const EXTENSIONS = ['replaces', 'gruu', 'outbound'];

/** The address of somebody at the exchange. */
export function address(user: string): URI {
  return new URI('sip', user, EXCHANGE_HOST);
}

/** The address the exchange is reached at within a dialog. */
export function ownContact(): URI {
  return new URI('sip', 'exchange', EXCHANGE_HOST, undefined, { transport: 'ws' });
}

/** The Contact header of the exchange, whole. */
export const CONTACT_LINE = `Contact: <${ownContact().toString()}>`;

function contact(): Contact {
  const uri = ownContact();
  return { pubGruu: undefined, tempGruu: undefined, uri, toString: () => `<${uri.toString()}>` };
}

function silentLoggers(): LoggerFactory {
  const loggers = new LoggerFactory();
  loggers.builtinEnabled = false;
  return loggers;
}

/**
 * The transactions and dialogs with one client, over whatever socket it has at the moment.
 * @param send rejects when the client has no socket; the transaction layer makes a 503 of it
 */
export function createCore(
  send: (text: string) => Promise<void>,
  delegate: UserAgentCoreDelegate,
): UserAgentCore {
  const loggerFactory = silentLoggers();
  const transport = { protocol: 'WS', send };
  return new UserAgentCore(
    {
      aor: address(''),
      contact: contact(),
      displayName: '',
      loggerFactory,
      hackViaTcp: false,
      routeSet: [],
      sipjsId: 'xchg',
      supportedOptionTags: EXTENSIONS,
      supportedOptionTagsResponse: EXTENSIONS,
      userAgentHeaderFieldValue: 'Sandbox exchange',
      viaForceRport: false,
      viaHost: EXCHANGE_HOST,
      authenticationFactory: () => undefined,
      transportAccessor: () => transport,
    },
    delegate,
  );
}
