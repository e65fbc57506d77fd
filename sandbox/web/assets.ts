import { existsSync, readFileSync, statSync } from 'node:fs';
import { extname, join, normalize, sep } from 'node:path';
import { gzipSync } from 'node:zlib';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.mp3': 'audio/mpeg',
  '.ogg': 'audio/ogg',
  '.wav': 'audio/wav',
  '.txt': 'text/plain; charset=utf-8',
};
const COMPRESSED = new Set([
  '.html',
  '.js',
  '.css',
  '.json',
  '.map',
  '.webmanifest',
  '.svg',
  '.wasm',
  '.txt',
]);

/** A file of the build, ready to send. */
export interface Asset {
  type: string;
  body: Buffer;
  gzip: Buffer | undefined;
  /** its name has a hash of its content, so it never changes */
  hashed: boolean;
}

/** Reads files of the build; what was read once is kept until the file changes. */
export interface Assets {
  find(path: string): Asset | undefined;
}

/** Makes the reader of `distDir`; paths that lead out of it find nothing. */
export function createAssets(distDir: string): Assets {
  const kept = new Map<string, { mtimeMs: number; asset: Asset }>();
  return {
    find: (path) => {
      const file = normalize(join(distDir, path));
      if (!file.startsWith(normalize(distDir) + sep) || !existsSync(file)) return undefined;
      const stat = statSync(file);
      if (!stat.isFile()) return undefined;
      const known = kept.get(file);
      if (known?.mtimeMs === stat.mtimeMs) return known.asset;
      const extension = extname(file);
      const body = readFileSync(file);
      const asset = {
        type: TYPES[extension] ?? 'application/octet-stream',
        body,
        gzip: COMPRESSED.has(extension) ? gzipSync(body, { level: 9 }) : undefined,
        hashed: /[.-][0-9a-f]{8,}\.\w+(\.\w+)?$/.test(file),
      };
      kept.set(file, { mtimeMs: stat.mtimeMs, asset });
      return asset;
    },
  };
}
