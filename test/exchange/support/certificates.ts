import { execFileSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inPath } from '../../../scripts/programs';

/** Certificates of localhost that nobody has signed: `trusted` and `untrusted`, each as .pem and .key. */
export interface Certificates {
  folder: string;
  /** What a browser knows the key of `trusted` by (--ignore-certificate-errors-spki-list). */
  trustedKeyHash: string;
  remove(): void;
}

function makeCertificate(folder: string, name: string): string {
  const program = inPath('openssl');
  if (program === undefined) throw new Error('openssl is not installed');
  const pem = join(folder, `${name}.pem`);
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const files = ['-keyout', join(folder, `${name}.key`), '-out', pem];
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost', '-days', '2'];
  execFileSync(program, ['req', '-x509', ...key, ...files, ...subject], { stdio: 'pipe' });
  return pem;
}

/** Makes them with openssl. */
export function makeCertificates(): Certificates {
  const folder = mkdtempSync(join(tmpdir(), 'certificates-'));
  makeCertificate(folder, 'untrusted');
  const { publicKey } = new X509Certificate(readFileSync(makeCertificate(folder, 'trusted')));
  const der = publicKey.export({ type: 'spki', format: 'der' });
  return {
    folder,
    trustedKeyHash: createHash('sha256').update(der).digest('base64'),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
