/** The product's icon (src/favicon.svg), drawn small enough for a mark beside it. */
const ICON =
  '<rect width="32" height="32" rx="7" fill="#1f5fd6"/>' +
  '<path d="M8 9h16a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2h-8l-5 4v-4H8a2 2 0 0 1-2-2v-9a2 2 0 0 1 2-2z" fill="#fff"/>';

const SHOWN_UP_TO = 9;

/** The icon with a count on it, as an address: more than nine are `9+`. */
export function unreadIcon(count: number): string {
  const shown = count > SHOWN_UP_TO ? `${SHOWN_UP_TO}+` : String(count);
  const text =
    '<text x="22" y="27" font-family="sans-serif" font-size="13" font-weight="700" fill="#fff"' +
    ` text-anchor="middle">${shown}</text>`;
  const mark = `<circle cx="22" cy="22" r="10" fill="#d4380d"/>${text}`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${ICON}${mark}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
