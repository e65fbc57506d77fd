/** In place of the component library's lock on the page's scrolling: only panes within the page scroll. */
export default function useScrollLocker() {
  return undefined;
}
