import { useLayoutEffect } from 'react';

/**
 * Takes the frame away that the document came with (scripts/bundle/firstFrame), as what stands in its place is drawn.
 * Everything that a page may begin with says so; waiting for its parts does not.
 */
export function useFirstFrameOver(): void {
  useLayoutEffect(() => {
    document.getElementById('first-frame')?.remove();
  }, []);
}
