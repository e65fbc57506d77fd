import type { Attachment } from '../../../../store/messages/types';

/** Pixels on the page. */
interface Box {
  width: number;
  height: number;
}

/** The place of a picture whose size the server did not tell, and the largest for others. */
const BOX: Box = { width: 240, height: 180 };

/** The place that a picture or a video takes, kept free before it comes. */
export function boxOf({ width, height }: Pick<Attachment, 'width' | 'height'>): Box {
  if (width === null || height === null || width <= 0 || height <= 0) return BOX;
  const scale = Math.min(1, BOX.width / width, (BOX.height * 2) / height);
  return { width: Math.max(24, Math.round(width * scale)), height: Math.max(24, Math.round(height * scale)) };
}
