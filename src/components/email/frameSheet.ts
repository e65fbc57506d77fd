/** Gives a frame's document a sheet. Made by program: the page's policy, which the frame inherits, takes none from a text. */
export function wearSheet(doc: Document, css: string): void {
  const view = doc.defaultView;
  if (view === null) return;
  const sheet = new view.CSSStyleSheet();
  sheet.replaceSync(css);
  doc.adoptedStyleSheets = [sheet];
}
