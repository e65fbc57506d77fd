/**
 * Tells how high a mail is, px, at once and whenever that changed, at most once a frame of the screen.
 * @returns how to stop
 */
export function watchHeight(root: HTMLElement, tell: (height: number) => void): () => void {
  let asked = 0;
  const measure = () => {
    asked = 0;
    const height = Math.ceil(root.getBoundingClientRect().height);
    if (height > 0) tell(height);
  };
  measure();
  const observer = new ResizeObserver(() => {
    if (asked === 0) asked = requestAnimationFrame(measure);
  });
  observer.observe(root);
  return () => {
    observer.disconnect();
    cancelAnimationFrame(asked);
  };
}
