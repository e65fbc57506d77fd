import type { ReactNode } from 'react';
import '../../../ui/icons/icons.css';

/** Outlines of a 20 × 20 grid, drawn with the colour of the text around them. */
const OUTLINES = {
  undo: 'M7.5 4L4 7.5 7.5 11M4 7.5h7.500a4.500 4.500 0 0 1 0 9H8',
  redo: 'M12.5 4L16 7.5 12.5 11M16 7.5H8.500a4.500 4.500 0 0 0 0 9H12',
  bold: 'M6 4h5a3 3 0 0 1 0 6H6zM6 10h6a3 3 0 0 1 0 6H6z',
  italic: 'M8.5 4h6M5.5 16h6M11.5 4l-3 12',
  underline: 'M5.5 3.5v6a4.500 4.500 0 0 0 9 0v-6M4.500 17h11',
  strike:
    'M13.500 6.200c-.3-1.700-1.700-2.700-3.600-2.700-2.100 0-3.600 1.100-3.600 2.900 0 1.200.7 2 1.700 2.600M6.300 13.500c.3 1.900 1.800 3 3.900 3s3.700-1.100 3.700-3c0-.9-.3-1.600-.9-2.100M3.500 10h13',
  code: 'M7 5.500L2.500 10 7 14.500M13 5.500l4.500 4.500-4.500 4.500',
  subscript:
    'M3 5l7 9M10 5l-7 9M13.500 13.700c.2-1.200 3.100-1.200 3.100.3 0 1.300-3.100 1.800-3.100 3.500h3.300',
  superscript:
    'M3 6l7 9M10 6l-7 9M13.500 4.200c.2-1.200 3.100-1.200 3.100.3 0 1.300-3.100 1.800-3.100 3.500h3.300',
  colour: 'M5.500 12.500L10 3l4.500 9.500M7 9.500h6M3.500 16.500h13',
  background: 'M12 3l4.500 4.500-6.500 6.500H5.500V9.500zM3.500 17h13',
  bullets: 'M4 5v.01M4 10v.01M4 15v.01M8 5h9M8 10h9M8 15h9',
  numbers:
    'M3 4l1.300-.8v4M3 13.200c.3-1.100 2.300-1 2.300.2 0 1-2.300 1.700-2.300 3h2.500M8.500 5H17M8.500 10H17M8.500 15H17',
  outdent: 'M3 4h14M9 8h8M9 12h8M3 16h14M6 7.500L3.500 10 6 12.500',
  indent: 'M3 4h14M9 8h8M9 12h8M3 16h14M3.500 7.500L6 10l-2.500 2.500',
  left: 'M3 4h14M3 8h9M3 12h14M3 16h9',
  center: 'M3 4h14M5.500 8h9M3 12h14M5.500 16h9',
  right: 'M3 4h14M8 8h9M3 12h14M8 16h9',
  justify: 'M3 4h14M3 8h14M3 12h14M3 16h14',
  ltr: 'M12.500 3v9M9.500 3v9M14.500 3H8.500a2.700 2.700 0 0 0 0 5.400h1M4 16h12M13.500 13.500L16 16l-2.500 2.500',
  rtl: 'M12.500 3v9M9.500 3v9M14.500 3H8.500a2.700 2.700 0 0 0 0 5.400h1M16 16H4M6.500 13.500L4 16l2.500 2.500',
  quote: 'M8 5c-2.800.6-4 2.200-4 4.800v4.200h4V9.800H4M16 5c-2.800.6-4 2.200-4 4.800v4.200h4V9.800h-4',
  codeBlock: 'M3 4h14v12H3zM8 7.500L5.500 10 8 12.500M12 7.500l2.500 2.500-2.500 2.500',
  link: 'M8.500 11.500a3 3 0 0 0 4.200 0l3-3a3 3 0 0 0-4.200-4.200l-1 1M11.500 8.500a3 3 0 0 0-4.200 0l-3 3a3 3 0 0 0 4.200 4.200l1-1',
  image: 'M3 4h14v12H3zM7 8v.01M3 14l4-4 3.500 3.500L13 11l4 4',
  video: 'M3 5h10v10H3zM13 9l4-2.500v7L13 11',
  clear: 'M5 4h10M10 4l-2 8M4 16.500h5M12 12l4.500 4.500M16.500 12L12 16.500',
  more: 'M4.5 10v.01M10 10v.01M15.5 10v.01',
  open: 'M6.500 8.500L10 12l3.500-3.500',
} as const;

/** The name of a tool's icon. */
export type ToolIconName = keyof typeof OUTLINES;

/** The icon of a tool: decoration beside its name. */
export function ToolIcon({
  name,
  className = 'icon',
}: {
  name: ToolIconName;
  className?: string;
}): ReactNode {
  return (
    <svg viewBox="0 0 20 20" className={className} focusable="false" aria-hidden="true">
      <path d={OUTLINES[name]} />
    </svg>
  );
}
