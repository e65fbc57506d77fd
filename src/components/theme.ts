import type { Density } from '../store/layout/types';

/** The colours of one scheme; `pairs` of the theme's test says which lies on which, and measures them. */
export interface Palette {
  /** Behind everything: the page. */
  background: string;
  /** Panes, cards, inputs. */
  surface: string;
  /** What lies above panes: dialogs, menus, the title bar. */
  raised: string;
  /** A row or button under the pointer. */
  hover: string;
  /** The selected row. */
  selected: string;
  border: string;
  /** Edges of what can be operated: inputs, switches (3:1). */
  borderStrong: string;
  text: string;
  textMuted: string;
  /** The one accent: primary buttons, the current entry. */
  accent: string;
  /** The accent as text, and the focus ring. */
  accentText: string;
  onAccent: string;
  success: string;
  successSoft: string;
  warning: string;
  warningSoft: string;
  danger: string;
  dangerSoft: string;
  info: string;
  infoSoft: string;
  /** Message bubbles: customer left, agent right, system notices centred, notes among colleagues. */
  bubbleCustomer: string;
  bubbleAgent: string;
  bubbleNotice: string;
  bubbleNote: string;
  /** The double check of a message that was read. */
  seen: string;
  /** Channel marks, with a glyph of `onChannel`. */
  channelWhatsapp: string;
  channelChat: string;
  channelEmail: string;
  channelVoice: string;
  channelInstagram: string;
  channelTelegram: string;
  onChannel: string;
  /** Grounds of avatars, and the initials on each. */
  avatar1: string;
  avatar2: string;
  avatar3: string;
  avatar4: string;
  avatar5: string;
  avatar6: string;
  avatar7: string;
  avatar8: string;
  onAvatar1: string;
  onAvatar2: string;
  onAvatar3: string;
  onAvatar4: string;
  onAvatar5: string;
  onAvatar6: string;
  onAvatar7: string;
  onAvatar8: string;
  /** Behind a modal dialog. */
  mask: string;
}

/** Light or dark. */
export type Scheme = 'light' | 'dark';

/** Channels look the same in both schemes: people know them by their colour. */
const channels = {
  channelWhatsapp: '#12804a',
  channelChat: '#3455c4',
  channelEmail: '#a8520a',
  channelVoice: '#6d3fc8',
  channelInstagram: '#b8307a',
  channelTelegram: '#1b77b5',
  onChannel: '#ffffff',
} as const;

/** The colours of both schemes: the one source for own styles and for the component library. */
export const palettes: Record<Scheme, Palette> = {
  light: {
    background: '#f6f7f9',
    surface: '#ffffff',
    raised: '#ffffff',
    hover: '#f1f3f8',
    selected: '#eef2ff',
    border: '#e4e7ec',
    borderStrong: '#7e879a',
    text: '#14213d',
    textMuted: '#556074',
    accent: '#3455c4',
    accentText: '#2343a8',
    onAccent: '#ffffff',
    success: '#0f6b3a',
    successSoft: '#e3f5ea',
    warning: '#8a4b00',
    warningSoft: '#fff3dc',
    danger: '#b42318',
    dangerSoft: '#fdecea',
    info: '#2343a8',
    infoSoft: '#e8eefb',
    bubbleCustomer: '#ffffff',
    bubbleAgent: '#e1e9ff',
    bubbleNotice: '#e7eaef',
    bubbleNote: '#fff8e1',
    seen: '#1668b8',
    ...channels,
    avatar1: '#fbe3e6',
    avatar2: '#fce8d6',
    avatar3: '#f6efc9',
    avatar4: '#dff3dc',
    avatar5: '#d5f2ee',
    avatar6: '#dcebfc',
    avatar7: '#e6e4fd',
    avatar8: '#f7e1f5',
    onAvatar1: '#9a1f3c',
    onAvatar2: '#8a4513',
    onAvatar3: '#6b5300',
    onAvatar4: '#256b29',
    onAvatar5: '#0b665e',
    onAvatar6: '#1b5699',
    onAvatar7: '#4a3bb0',
    onAvatar8: '#8a2583',
    mask: 'rgb(16 24 40 / 45%)',
  },
  dark: {
    background: '#0f1217',
    surface: '#171a21',
    raised: '#1e222b',
    hover: '#252a35',
    selected: '#232b45',
    border: '#2a303b',
    borderStrong: '#707b8e',
    text: '#e8ebf0',
    textMuted: '#a6afc0',
    accent: '#4a68d9',
    accentText: '#a9bbff',
    onAccent: '#ffffff',
    success: '#6cc48d',
    successSoft: '#1b3326',
    warning: '#e5ad58',
    warningSoft: '#3a2c14',
    danger: '#f2938c',
    dangerSoft: '#43211f',
    info: '#a9bbff',
    infoSoft: '#232e4a',
    bubbleCustomer: '#222732',
    bubbleAgent: '#26335c',
    bubbleNotice: '#1e222b',
    bubbleNote: '#332b14',
    seen: '#7db9f5',
    ...channels,
    avatar1: '#4a2530',
    avatar2: '#472d1b',
    avatar3: '#3d3514',
    avatar4: '#203c23',
    avatar5: '#17403c',
    avatar6: '#1d3a5c',
    avatar7: '#322e60',
    avatar8: '#452546',
    onAvatar1: '#f5b3c0',
    onAvatar2: '#f2be93',
    onAvatar3: '#e4d27e',
    onAvatar4: '#a6dba6',
    onAvatar5: '#8fdcd2',
    onAvatar6: '#a9d0f9',
    onAvatar7: '#c3bdfb',
    onAvatar8: '#ebb3e7',
    mask: 'rgb(0 0 0 / 60%)',
  },
};

/** Shadows under what floats; panes have none. */
export const shadows: Record<Scheme, { popover: string; dialog: string }> = {
  light: { popover: '0 8px 24px rgb(16 24 40 / 12%)', dialog: '0 16px 48px rgb(16 24 40 / 20%)' },
  dark: { popover: '0 8px 24px rgb(0 0 0 / 50%)', dialog: '0 16px 48px rgb(0 0 0 / 60%)' },
};

/** The one focus ring, in px; its colour is `accentText`. */
export const ring = { width: 2, offset: 2 } as const;

/** Steps of the 4 px grid, in px. */
export const space = { 1: 4, 2: 8, 3: 12, 4: 16, 5: 20, 6: 24, 8: 32, 12: 48 } as const;

/** Type: 14 px body, two smaller and two larger sizes, in px; line height without unit. Nothing is under 12 px. */
export const type = {
  /** Inter, and what stands in for it (fonts.css). */
  family: "'Inter Variable', 'Inter Arial', 'Inter DejaVu', system-ui, sans-serif",
  small: 12,
  secondary: 13,
  body: 14,
  large: 16,
  title: 20,
  lineHeight: 10 / 7,
} as const;

/** The least size of text, in px. */
export const MINIMUM_TYPE = 12;

/** How high rows are, and what lies between messages, in px. */
interface Spacing {
  /** Rows never get too low for their words: they grow with the text. */
  row: Record<'list' | 'contact' | 'entry' | 'table' | 'reply' | 'earlier' | 'rail', number>;
  /** Above a message of the same sender, above another's, between mails and between the parts of one. */
  gap: Record<'message' | 'group' | 'mail' | 'inMail', number>;
}

/** Canned replies show a name and a line of text, what is above the oldest message a button and a line, a rail pictures. */
const sameRows = { reply: 56, earlier: 72, rail: 56 } as const;

/** By how close an agent wants things to stand; comfortable rows of contacts are those of spec 1 §9. */
export const spacing: Record<Density, Spacing> = {
  comfortable: {
    row: { list: 64, contact: 80, entry: 44, table: 40, ...sameRows },
    gap: { message: 2, group: 12, mail: 12, inMail: 4 },
  },
  compact: {
    row: { list: 52, contact: 56, entry: 36, table: 32, ...sameRows },
    gap: { message: 1, group: 6, mail: 6, inMail: 2 },
  },
};

/** A row that has the same height all along its list. */
export type RowName = keyof Spacing['row'];

/** The height of a control, in px. */
export const CONTROL_PX = 32;

/** Corners, in px: marks within text, controls, cards and bubbles, pills. */
export const radius = { small: 4, medium: 6, large: 10, pill: 999 } as const;

/** The longest that anything moves, in ms. */
export const MOTION_MS = 120;

/**
 * From which width of the window on there is room for each part of the frame, in px: the pages on a rail, list and
 * conversation side by side (spec 1 §9), the customer beside them, and that with room to read.
 */
export const WIDTH_FROM = { rail: 900, list: 1300, customer: 1500, roomy: 1800 } as const;

/** How narrow and how wide each pane can be drawn, and how wide it is until then, in px. */
export const PANE_WIDTHS = {
  list: { min: 280, max: 400, usual: 320, roomy: 320 },
  customer: { min: 320, max: 440, usual: 360, roomy: 420 },
} as const;
