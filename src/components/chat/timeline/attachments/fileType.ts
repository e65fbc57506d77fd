import type { Attachment } from '../../../../store/messages/types';

/** How a file of a message is shown. */
export type AttachmentKind = 'picture' | 'audio' | 'video' | 'document';

/** Pictures that browsers draw and that cannot carry scripts. */
const PICTURES = new Set(['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/avif']);

/** Files that a tab of its own shows and that cannot do anything there. */
const READABLE = new Set(['application/pdf', 'text/plain']);

const EXTENSION = /\.([a-z0-9]{1,5})$/iu;

/** The type alone, without parameters such as codecs. */
function plainType(mimeType: string): string {
  return (mimeType.split(';')[0] ?? '').trim().toLowerCase();
}

/** How a file is shown, by the type that the server says it has. */
export function attachmentKind({ mimeType }: Pick<Attachment, 'mimeType'>): AttachmentKind {
  const type = plainType(mimeType);
  if (PICTURES.has(type)) return 'picture';
  if (type.startsWith('audio/')) return 'audio';
  return type.startsWith('video/') ? 'video' : 'document';
}

/** Whether a document is opened rather than saved. */
export function isReadable(mimeType: string): boolean {
  return READABLE.has(plainType(mimeType));
}

/** What people call a type: `PDF`; null when neither name nor type tell. */
export function typeName(fileName: string, mimeType: string): string | null {
  const extension = EXTENSION.exec(fileName)?.[1];
  if (extension !== undefined) return extension.toUpperCase();
  const [, subtype = ''] = plainType(mimeType).split('/');
  return subtype === '' || subtype === 'octet-stream' ? null : subtype.toUpperCase();
}
