/** The colours of one scheme; text pairs hold WCAG AA on the surfaces they are used on. */
export interface Palette {
  /** Behind everything. */
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
  /** The one accent: primary buttons, focus, the current entry. */
  accent: string;
  accentText: string;
  onAccent: string;
  success: string;
  successSoft: string;
  warning: string;
  warningSoft: string;
  danger: string;
  dangerSoft: string;
  infoSoft: string;
  /** Message bubbles: customer left, agent right, system notices centred. */
  bubbleCustomer: string;
  bubbleAgent: string;
  bubbleNotice: string;
  /** The double check of a message that was read. */
  seen: string;
  /** Behind a modal dialog. */
  mask: string;
}

/** Light or dark. */
export type Scheme = 'light' | 'dark';

/** The colours of both schemes: the one source for own styles and for the component library. */
export const palettes: Record<Scheme, Palette> = {
  light: {
    background: '#f1f3f6',
    surface: '#ffffff',
    raised: '#ffffff',
    hover: '#f1f3f8',
    selected: '#e6ecfb',
    border: '#dde1e8',
    borderStrong: '#868e9c',
    text: '#1b2230',
    textMuted: '#586173',
    accent: '#3a5bc7',
    accentText: '#2f4fb8',
    onAccent: '#ffffff',
    success: '#1c7440',
    successSoft: '#e3f4e9',
    warning: '#8a5200',
    warningSoft: '#fdf1dc',
    danger: '#b3261e',
    dangerSoft: '#fdeceb',
    infoSoft: '#e8eefb',
    bubbleCustomer: '#ffffff',
    bubbleAgent: '#dfe8fd',
    bubbleNotice: '#e7eaef',
    seen: '#1668b8',
    mask: 'rgb(20 26 38 / 45%)',
  },
  dark: {
    background: '#12151b',
    surface: '#191d25',
    raised: '#222732',
    hover: '#262c38',
    selected: '#2a3654',
    border: '#323947',
    borderStrong: '#707b8e',
    text: '#e5e8ee',
    textMuted: '#a4adbc',
    accent: '#4d6ddb',
    accentText: '#a3b7fa',
    onAccent: '#ffffff',
    success: '#6cc48d',
    successSoft: '#1b3326',
    warning: '#e5ad58',
    warningSoft: '#3a2c14',
    danger: '#f2938c',
    dangerSoft: '#43211f',
    infoSoft: '#232e4a',
    bubbleCustomer: '#252b36',
    bubbleAgent: '#2b3a63',
    bubbleNotice: '#222732',
    seen: '#7db9f5',
    mask: 'rgb(0 0 0 / 60%)',
  },
};

/** Steps of the 4 px grid, in px. */
export const space = { 1: 4, 2: 8, 3: 12, 4: 16, 5: 20, 6: 24, 8: 32, 12: 48 } as const;

/** Type: 14 px body, one smaller and two larger sizes, in px; line height without unit. */
export const type = {
  family:
    "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', 'Noto Sans', 'Liberation Sans', sans-serif",
  small: 12,
  body: 14,
  large: 16,
  title: 20,
  lineHeight: 1.5,
} as const;

/** Corners, in px. */
export const radius = { small: 4, medium: 6, large: 10 } as const;

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
