import { decodeEntities } from '../centre/mail';

const SOURCES = /(<img\b[^>]*?\bsrc\s*=\s*)(["'])(.*?)\2/giu;

/** The addresses of an HTML's pictures replaced by what `change` answers; undefined leaves one as it is. */
export function withSources(html: string, change: (source: string) => string | undefined): string {
  return html.replace(SOURCES, (whole: string, before: string, mark: string, source: string) => {
    const changed = change(decodeEntities(source).trim());
    return changed === undefined ? whole : `${before}${mark}${changed}${mark}`;
  });
}

/** The file that a `cid:` address names, in the form that names are compared in: what stands before the @. */
export function partName(source: string): string | undefined {
  if (!/^cid:/iu.test(source)) return undefined;
  const name = source.slice(4);
  try {
    return decodeURIComponent(name).split('@')[0]?.toLowerCase();
  } catch {
    return name.split('@')[0]?.toLowerCase();
  }
}

/** The files that an HTML shows by `cid:`, as `partName` reads them. */
export function shownParts(html: string): Set<string> {
  const names = new Set<string>();
  withSources(html, (source) => {
    const name = partName(source);
    if (name) names.add(name);
    return undefined;
  });
  return names;
}

/** A picture written into the HTML itself. */
export interface DataPicture {
  mimeType: string;
  extension: string;
  bytes: Buffer;
}

/** Reads a `data:` address of a picture; undefined for any other. */
export function dataPicture(source: string): DataPicture | undefined {
  const [, kind, text] = /^data:image\/(png|jpe?g|gif|webp);base64,([\w+/=\s]+)$/iu.exec(source) ?? [];
  if (kind === undefined || text === undefined) return undefined;
  const extension = kind.toLowerCase().replace('jpeg', 'jpg');
  return { mimeType: `image/${kind.toLowerCase()}`, extension, bytes: Buffer.from(text, 'base64') };
}
