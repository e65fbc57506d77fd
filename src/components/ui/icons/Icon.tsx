import type { ReactNode } from 'react';
import './icons.css';

/** Outlines of a 20 × 20 grid, drawn with the colour of the text around them. */
const OUTLINES = {
  chat: 'M3.5 5.5h13v8.5h-7l-3.5 3v-3H3.5z',
  whatsapp:
    'M3 17l1.2-3.6A6.9 6.9 0 1 1 7 16.1zM7.4 7.1c.2 2.7 2.7 5.2 5.4 5.4l.5-1.7-1.7-.9-.8.7c-.9-.4-1.5-1-1.9-1.9l.7-.8-.9-1.7z',
  email: 'M2.5 5h15v10.5h-15zM2.5 5.5l7.5 5.5 7.5-5.5',
  voice: 'M4 3.5h3l1.5 4-2 1.3a10 10 0 0 0 4.7 4.7l1.3-2 4 1.5v3c0 .5-.5 1-1 1C9 17 3 11 3 4.5c0-.5.5-1 1-1z',
  check: 'M4 10.5l4 4 8-9',
  checks: 'M1.5 10.5l4 4 8-9M8.5 13l1.5 1.5 8-9',
  cross: 'M5 5l10 10M15 5L5 15',
  more: 'M9.4 4.5a.6.6 0 1 0 1.2 0 .6.6 0 1 0-1.2 0M9.4 10a.6.6 0 1 0 1.2 0 .6.6 0 1 0-1.2 0M9.4 15.5a.6.6 0 1 0 1.2 0 .6.6 0 1 0-1.2 0',
  search: 'M9 3.5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11zM13 13l4 4',
  send: 'M3 10l14-6.5-4.5 13-3-5zM9.5 11.5l7.5-8',
  alert: 'M10 3l7.5 13.5h-15zM10 8v4M10 14.200v.01',
  ban: 'M10 3a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM5 5l10 10',
  down: 'M10 4v12M4.5 10.5L10 16l5.5-5.5',
  filter: 'M3 4.5h14l-5.5 6.500v5.500l-3-2V11z',
  file: 'M5 2.5h6.5l4 4v11H5zM11.5 2.5v4h4',
  finished: 'M10 3a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM7.5 7.5l5 5M12.5 7.5l-5 5',
  active: 'M10 3a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM6.5 10.200l2.5 2.5 4.5-5',
  tag: 'M3 3h6.5l7.5 7.5-6.5 6.5L3 9.5zM6.5 6.5v.01',
  person: 'M10 3.5a3.2 3.2 0 1 0 0 6.4 3.2 3.2 0 0 0 0-6.4zM3.8 16.5c.6-3 3-4.6 6.2-4.6s5.6 1.6 6.2 4.6',
  door: 'M8 3.5H4v13h4M12.5 6.5L16 10l-3.5 3.5M16 10H7.5',
  headset:
    'M3.5 13v-2.5a6.5 6.5 0 0 1 13 0V13M3.5 11.5H6v4H3.5zM14 11.5h2.5v4H14zM15.3 15.5c0 1.5-1.8 2-4.3 2',
  lines: 'M3.5 4h13v9H10l-3.5 3v-3h-3zM6.5 7h7M6.5 10H11',
  reply: 'M8.5 4.5L3.5 9.5l5 5M3.5 9.5H11a5.5 5.5 0 0 1 5.5 6',
  replyAll: 'M6 5L1.500 9.5l4.500 4.5M10.500 5L6 9.5l4.500 4.5M6 9.5h7a4.500 4.500 0 0 1 4.500 5.5',
  smile: 'M10 3a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM7.5 8v.01M12.5 8v.01M6.8 11.5a3.6 3.6 0 0 0 6.4 0',
  edit: 'M4 16l.8-3.4L13 4.400l2.6 2.6-8.2 8.200zM11.5 5.900l2.6 2.6',
  give: 'M3 7h12M11.5 3.5L15 7l-3.5 3.5M17 13H5M8.5 9.5L5 13l3.5 3.5',
  past: 'M10 3a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM10 6v4.500l3 2',
  clip: 'M14.5 8.500l-5.3 5.300a2.6 2.6 0 0 1-3.7-3.700l6-6a3.8 3.8 0 0 1 5.4 5.400l-6 6a5 5 0 0 1-7.1-7.100L9.3 3',
  mic: 'M10 3a2.5 2.5 0 0 0-2.5 2.500v4a2.5 2.5 0 0 0 5 0v-4A2.5 2.5 0 0 0 10 3zM5 9.500a5 5 0 0 0 10 0M10 14.500V17',
  agenda: 'M3.5 5h13v11.500h-13zM3.5 8.500h13M7 3v3.500M13 3v3.5',
  erase: 'M7 4.5h10v11H7l-4.5-5.5zM9.5 7.5l5 5M14.5 7.5l-5 5',
  loading: 'M10 3a7 7 0 1 0 7 7',
  hangUp: 'M2.5 11.6c4.3-4.1 10.7-4.1 15 0l-1.5 3-3.7-1.100v-2.300a9.5 9.5 0 0 0-4.6 0v2.300L4 14.600z',
  pause: 'M7 4.500v11M13 4.500v11',
  hold: 'M4 3.500h3l1.5 4-2 1.3a10 10 0 0 0 4.7 4.7l1.3-2 4 1.5v3c0 .5-.5 1-1 1C9 17 3 11 3 4.5c0-.5.5-1 1-1zM12.5 3v5M16 3v5',
  held: 'M10 3a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM8 7.500v5M12 7.500v5',
  play: 'M6.5 4.500l9 5.5-9 5.500z',
  cup: 'M4 7.500h10V12a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4zM14 9h1a2 2 0 0 1 0 4h-1.200M7.5 3v2M10.5 3v2',
  clock: 'M10 3a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM10 6v4.500l3 1.5',
  minus: 'M4.5 10h11',
  plus: 'M10 4.500v11M4.5 10h11',
  skipped: 'M10 3a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM7 10h6',
  question:
    'M10 3a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM8 8.200a2 2 0 1 1 3.1 1.600c-.8.5-1.1.9-1.1 1.700M10 13.800v.01',
  speaker: 'M3 7.500h2.800L10 4v12l-4.2-3.500H3zM12.8 7.500a3.5 3.5 0 0 1 0 5M15 5.200a7 7 0 0 1 0 9.6',
  speakerOff: 'M3 7.500h2.800L10 4v12l-4.2-3.500H3zM13 8l4 4M17 8l-4 4',
  micOff:
    'M12.5 6.500v-1a2.5 2.5 0 0 0-5 0v4a2.5 2.5 0 0 0 3.6 2.200M5 9.500a5 5 0 0 0 8 4M15 9.500c0 .7-.1 1.3-.4 1.900M10 14.500V17M3.5 3.500l13 13',
  settings:
    'M3 6h6M14 6h3M3 14h3M11 14h6M11.5 3.800a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.400zM8.5 11.800a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.400z',
  columns: 'M3 4h14v12H3zM7.7 4v12M12.3 4v12',
  bell: 'M5 14V9a5 5 0 0 1 10 0v5l1.5 1.500h-13zM8.5 17.500h3',
  back: 'M16.5 10H4M9 4.500L3.5 10 9 15.5',
  left: 'M12.5 4.500L7 10l5.5 5.5',
  right: 'M7.5 4.500L13 10l-5.5 5.5',
  unfold: 'M4.5 7.500L10 13l5.5-5.5',
  first: 'M10 4.500L4.5 10l5.5 5.500M15.5 4.500L10 10l5.5 5.5',
  last: 'M10 4.500l5.5 5.5-5.5 5.500M4.5 4.500L10 10l-5.5 5.5',
  ascending: 'M10 16V4M4.5 9.500L10 4l5.5 5.5',
  descending: 'M10 4v12M4.5 10.500L10 16l5.5-5.5',
  team: 'M7.5 4a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.600zM2.5 16c.4-3 2.4-4.5 5-4.500s4.6 1.5 5 4.500M13 4.200a2.8 2.8 0 0 1 0 5.200M14.5 11.800c1.7.6 2.7 2 3 4.2',
  keypad:
    'M3.9 4.5a.6.6 0 1 0 1.2 0 .6.6 0 1 0-1.2 0M9.4 4.5a.6.6 0 1 0 1.2 0 .6.6 0 1 0-1.2 0M14.9 4.5a.6.6 0 1 0 1.2 0 .6.6 0 1 0-1.2 0M3.9 10a.6.6 0 1 0 1.2 0 .6.6 0 1 0-1.2 0M9.4 10a.6.6 0 1 0 1.2 0 .6.6 0 1 0-1.2 0M14.9 10a.6.6 0 1 0 1.2 0 .6.6 0 1 0-1.2 0M3.9 15.5a.6.6 0 1 0 1.2 0 .6.6 0 1 0-1.2 0M9.4 15.5a.6.6 0 1 0 1.2 0 .6.6 0 1 0-1.2 0M14.9 15.5a.6.6 0 1 0 1.2 0 .6.6 0 1 0-1.2 0',
  windows: 'M6.5 6.500v-3h10v10h-3M3.5 6.500h10v10h-10z',
  star: 'M10 3l2.2 4.5 4.9.7-3.5 3.5.8 4.9-4.4-2.3-4.4 2.3.8-4.900L2.9 8.200l4.9-.700z',
  signal: 'M3.5 16.500v-3M8 16.500v-6M12.5 16.500v-9M17 16.500v-13',
  pin: 'M7 3h6l-.7 5.500L15 12H5l2.7-3.500zM10 12v5',
  menu: 'M3.5 5.500h13M3.5 10h13M3.5 14.500h13',
  fullscreen: 'M3.5 7.500v-4h4M12.5 3.500h4v4M16.5 12.500v4h-4M7.5 16.500h-4v-4',
  fullscreenExit: 'M7.5 3.500v4h-4M16.5 7.500h-4v-4M12.5 16.500v-4h4M3.5 12.500h4v4',
  eye: 'M2 10c2-3.5 4.7-5.3 8-5.300s6 1.8 8 5.300c-2 3.5-4.7 5.3-8 5.300S4 13.5 2 10zM10 7.500a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z',
  open: 'M8.5 4H4v12h12v-4.500M11.5 3.500h5v5M16.5 3.500L9.5 10.5',
  download: 'M10 3.500v9.500M5.5 8.500L10 13l4.5-4.500M3.5 16.500h13',
  upload: 'M10 13V3.500M5.5 8L10 3.5 14.5 8M3.5 16.500h13',
  copy: 'M7 7h9.500v9.500H7zM4.5 13h-1V3.500H13v1',
  offline:
    'M2.5 8.500A11 11 0 0 1 7 5.700M10.5 5c2.6 0 5 1.2 7 3.500M5.5 11.500a7 7 0 0 1 3-1.800M12 9.900a7 7 0 0 1 2.5 1.600M8.2 14a2.8 2.8 0 0 1 3.6 0M10 16.800v.01M3.5 3.500l13 13',
  contacts:
    'M4.5 3h11v14h-11zM10 6.300a1.9 1.9 0 1 0 0 3.8 1.9 1.9 0 0 0 0-3.800zM7 14c.4-1.7 1.6-2.5 3-2.500s2.6.8 3 2.500M2.5 7h2M2.5 13h2',
  chart: 'M3.5 3.500v13h13M7.5 13.500V10M11 13.500V6.500M14.5 13.500V9',
  list: 'M7.5 5h9M7.5 10h9M7.5 15h9M3.5 5v.01M3.5 10v.01M3.5 15v.01',
  instagram:
    'M6 3h8a3 3 0 0 1 3 3v8a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3V6a3 3 0 0 1 3-3zM10 7a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM14 6v.01',
  telegram: 'M2.5 9.500L17 4l-2.5 12.5-4.7-3.6-2.3 2.6-.7-4.500zM17 4L6.8 11',
  keyboard: 'M2.5 5.500h15v9h-15zM5.5 8.500v.01M8.5 8.500v.01M11.5 8.500v.01M14.5 8.500v.01M7 11.500h6',
} as const;

/** Outlines that can be filled as well, under a name of their own. */
const FILLED = { pinFilled: 'pin', starFilled: 'star' } as const;

/** The name of an icon. */
export type IconName = keyof typeof OUTLINES | keyof typeof FILLED;

function isFilled(name: IconName): name is keyof typeof FILLED {
  return Object.hasOwn(FILLED, name);
}

interface Props {
  name: IconName;
  /** What the icon says; without it the icon is decoration beside a word. */
  label?: string;
  className?: string;
}

function classOf(name: IconName, own = ''): string {
  const spin = name === 'loading' ? 'icon--spinning' : '';
  const fill = isFilled(name) ? 'icon--filled' : '';
  return ['icon', spin, fill, own].filter((one) => one !== '').join(' ');
}

/** An icon, as large as the text around it. */
export function Icon({ name, label, className }: Props): ReactNode {
  const said = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <svg viewBox="0 0 20 20" className={classOf(name, className)} focusable="false" {...said}>
      <path d={OUTLINES[isFilled(name) ? FILLED[name] : name]} />
    </svg>
  );
}
