import { DEFAULT_DEPLOYMENT, type DeploymentSource } from '../../../src/services/deployment';
import { createHttp, type Http } from '../../../src/services/http/http';
import { createTransport } from '../../../src/services/http/transport';
import { createSessionToken } from '../../../src/services/sessionToken';
import type { ReadMethod } from '../../../src/store/config/types';
import { createWireReports, type WireReports } from '../../../src/services/wireReports';

/** A deployment on the given ports, with or without a fixed bearer. */
export function deploymentOn(
  ports: { api?: number; realtime?: number },
  bearer: string | null = null,
): DeploymentSource {
  const deployment = { ...DEFAULT_DEPLOYMENT, ports: { ...DEFAULT_DEPLOYMENT.ports, ...ports } };
  return {
    load: () => Promise.resolve(deployment),
    loaded: () => deployment,
    mayBeKept: () => true,
    bearer: () => bearer,
    file: () => null,
  };
}

/** The console's own Http, over real axios, towards a port of loopback. */
export function httpTo(
  port: number,
  options: {
    readMethod?: ReadMethod;
    bearer?: string;
    /** `config.json` could not be read yet. */
    isUnread?: boolean;
    timeouts?: { read: number; write: number };
    wireReports?: WireReports;
  } = {},
): Http {
  const deployment = deploymentOn({ api: port }, options.bearer);
  const http = createHttp({
    transport: createTransport(),
    deployment: options.isUnread === true ? { ...deployment, loaded: () => null } : deployment,
    token: createSessionToken(),
    wireReports: options.wireReports ?? createWireReports(),
    pageProtocol: 'http:',
    ...(options.timeouts === undefined ? {} : { timeouts: options.timeouts }),
  });
  http.configure({ server: '127.0.0.1', readMethod: options.readMethod ?? 'auto' });
  return http;
}
