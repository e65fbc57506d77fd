import { findModule } from './ensureKamailio';
import { inPath, installPackages } from './programs';

interface Part {
  /** Debian's packages with it. */
  packages: string[];
  isThere: () => boolean;
}

const areInPath = (...programs: string[]): boolean => programs.every((one) => inPath(one) !== undefined);

/** What an exchange may have besides its proxy. */
const PARTS = {
  tls: {
    packages: ['kamailio-tls-modules', 'openssl'],
    isThere: () => findModule('tls.so') !== undefined && areInPath('openssl'),
  },
  media: {
    packages: ['rtpengine-daemon', 'baresip-core'],
    isThere: () => findModule('rtpengine.so') !== undefined && areInPath('rtpengine', 'baresip'),
  },
  relay: { packages: ['coturn'], isThere: () => areInPath('turnserver') },
} satisfies Record<string, Part>;

/** Name of such a part: SIP over TLS, media through rtpengine, TURN. */
export type ExchangePart = keyof typeof PARTS;

/** Why tests with that part cannot run; null: they can. */
export function missingPart(name: ExchangePart): string | null {
  const { packages, isThere } = PARTS[name];
  if (isThere()) return null;
  return `there is no ${packages.join(' or ')} (Debian, Ubuntu: as root, apt-get install them)`;
}

/** Installs Debian's packages of the parts that are missing, where we may. */
export function ensureExchangeParts(): void {
  const missing = Object.values(PARTS).filter(({ isThere }) => !isThere());
  if (missing.length > 0) installPackages(...missing.flatMap(({ packages }) => packages));
}
