/** The colours that mails name. */
const NAMES: Readonly<Record<string, string>> = {
  aqua: '#00ffff',
  black: '#000000',
  blue: '#0000ff',
  brown: '#a52a2a',
  cyan: '#00ffff',
  darkblue: '#00008b',
  darkgray: '#a9a9a9',
  darkgreen: '#006400',
  darkred: '#8b0000',
  fuchsia: '#ff00ff',
  gold: '#ffd700',
  gray: '#808080',
  green: '#008000',
  grey: '#808080',
  lightblue: '#add8e6',
  lightgray: '#d3d3d3',
  lightgreen: '#90ee90',
  lightgrey: '#d3d3d3',
  lime: '#00ff00',
  magenta: '#ff00ff',
  maroon: '#800000',
  navy: '#000080',
  olive: '#808000',
  orange: '#ffa500',
  pink: '#ffc0cb',
  purple: '#800080',
  red: '#ff0000',
  silver: '#c0c0c0',
  teal: '#008080',
  violet: '#ee82ee',
  white: '#ffffff',
  yellow: '#ffff00',
};

const RGB = /^rgba?\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})\s*(?:[,/]\s*([\d.]+)(%?)\s*)?\)/u;

function hex(channel: number): string {
  return Math.min(255, Math.max(0, Math.round(channel)))
    .toString(16)
    .padStart(2, '0');
}

/** A colour of these channels (0–255) as `#rrggbb`. */
export function hexOf(channels: readonly number[]): string {
  return `#${channels.map(hex).join('')}`;
}

/** A colour of CSS as `#rrggbb`; null when it is none, or one that is not seen. */
export function colourOf(css: string): string | null {
  const text = css.trim().toLowerCase();
  const short = /^#([\da-f])([\da-f])([\da-f])$/u.exec(text);
  if (short !== null)
    return `#${short
      .slice(1)
      .map((digit) => digit + digit)
      .join('')}`;
  if (/^#[\da-f]{6}$/u.test(text)) return text;
  const rgb = RGB.exec(text);
  if (rgb !== null) {
    const [, red, green, blue, alpha] = rgb;
    return alpha !== undefined && Number(alpha) === 0
      ? null
      : hexOf([Number(red), Number(green), Number(blue)]);
  }
  return Object.hasOwn(NAMES, text) ? (NAMES[text] ?? null) : null;
}

/** Red, green and blue of `#rrggbb`, 0–255. */
export function channelsOf(colour: string): [number, number, number] {
  const channel = (at: number) => Number.parseInt(colour.slice(at, at + 2), 16) || 0;
  return [channel(1), channel(3), channel(5)];
}

/** How light a colour is, 0–1 (WCAG's relative luminance). */
function luminance(colour: string): number {
  const [red, green, blue] = channelsOf(colour).map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

/** How well one colour is seen on another, 1–21 (WCAG's contrast). */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((first, second) => first - second);
  return (light + 0.05) / (dark + 0.05);
}
