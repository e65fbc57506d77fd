/** Adopts a constructed stylesheet in a frame's document: the inherited policy allows no inline one. */
export function adoptStylesheet(doc: Document, css: string): void {
  const view = doc.defaultView;
  if (view === null) return;
  const sheet = new view.CSSStyleSheet();
  sheet.replaceSync(css);
  doc.adoptedStyleSheets = [sheet];
}
