import { MAX_PICTURE } from '../rich/address';

/** Pictures that may go into a text as they are, when they are small. */
const KINDS = /^image\/(?:png|jpe?g|gif|webp)$/u;

/** Wider pictures are made this wide, px. */
const WIDEST = 1200;

/** How good a picture is made that is too large: tried one after the other. */
const QUALITIES: readonly number[] = [0.85, 0.6];

function addressOf(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''));
    reader.addEventListener('error', () => reject(new Error('unreadable')));
    reader.readAsDataURL(blob);
  });
}

function drawn(bitmap: ImageBitmap): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  const scale = Math.min(1, WIDEST / bitmap.width);
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext('2d');
  if (context !== null) {
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  }
  return canvas;
}

/** A picture that goes into a mail's text. */
export interface Picture {
  src: string;
  /** px. */
  width: number;
}

/** A file as a picture of a mail's text, made smaller where it has to be; null when it is none or stays too large. */
export async function pictureOf(file: Blob): Promise<Picture | null> {
  if (!file.type.startsWith('image/')) return null;
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (bitmap === null) return null;
  const width = Math.min(bitmap.width, WIDEST);
  const whole = KINDS.test(file.type) ? await addressOf(file) : '';
  if (whole !== '' && whole.length <= MAX_PICTURE) return { src: whole, width };
  const canvas = drawn(bitmap);
  const smaller = QUALITIES.map((quality) => canvas.toDataURL('image/jpeg', quality));
  const src = smaller.find((address) => address.length <= MAX_PICTURE);
  return src === undefined ? null : { src, width };
}
