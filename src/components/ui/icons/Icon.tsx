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
  more: 'M10 4.5v.01M10 10v.01M10 15.5v.01',
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
  smile: 'M10 3a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM7.5 8v.01M12.5 8v.01M6.8 11.5a3.6 3.6 0 0 0 6.4 0',
  edit: 'M4 16l.8-3.4L13 4.400l2.6 2.6-8.2 8.200zM11.500 5.900l2.600 2.600',
  give: 'M3 7h12M11.5 3.5L15 7l-3.5 3.5M17 13H5M8.5 9.5L5 13l3.5 3.5',
  past: 'M10 3a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM10 6v4.500l3 2',
  clip: 'M14.5 8.500l-5.300 5.300a2.600 2.600 0 0 1-3.700-3.700l6-6a3.800 3.800 0 0 1 5.400 5.400l-6 6a5 5 0 0 1-7.100-7.100L9.300 3',
  mic: 'M10 3a2.500 2.500 0 0 0-2.500 2.500v4a2.500 2.500 0 0 0 5 0v-4A2.500 2.500 0 0 0 10 3zM5 9.500a5 5 0 0 0 10 0M10 14.500V17',
  agenda: 'M3.5 5h13v11.500h-13zM3.500 8.500h13M7 3v3.500M13 3v3.500',
  erase: 'M7 4.5h10v11H7l-4.5-5.5zM9.5 7.5l5 5M14.5 7.5l-5 5',
  back: 'M16 10H4M9 5l-5 5 5 5',
  pin: 'M7.5 3h5l-.5 5 3 3.500H5L8 8zM10 11.500V17',
  plus: 'M10 4v12M4 10h12',
  expand: 'M5 7.5l5 5 5-5',
} as const;

/** The name of an icon. */
export type IconName = keyof typeof OUTLINES;

interface Props {
  name: IconName;
  /** What the icon says; without it the icon is decoration beside a word. */
  label?: string;
  className?: string;
}

/** An icon, as large as the text around it. */
export function Icon({ name, label, className }: Props): ReactNode {
  const said = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <svg
      viewBox="0 0 20 20"
      className={className === undefined ? 'icon' : `icon ${className}`}
      focusable="false"
      {...said}
    >
      <path d={OUTLINES[name]} />
    </svg>
  );
}
