import { useMediaQuery } from '../appearance/useMediaQuery';
import { WIDTH_FROM } from '../theme';

/** Whether the window has room for a part of the frame; renders again when that changes. */
export function useAtLeast(part: keyof typeof WIDTH_FROM): boolean {
  return useMediaQuery(`(min-width: ${WIDTH_FROM[part]}px)`);
}
