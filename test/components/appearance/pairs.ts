import type { Palette } from '../../../src/components/theme';

/** One colour on another. */
export type Pair = readonly [over: keyof Palette, under: keyof Palette];

type Name = keyof Palette;

const on = (over: Name, ...grounds: Name[]): Pair[] => grounds.map((under) => [over, under]);

const PANES: Name[] = ['background', 'surface', 'raised', 'hover', 'selected'];
const SOFT: Name[] = ['infoSoft', 'successSoft', 'warningSoft', 'dangerSoft'];
const BUBBLES: Name[] = ['bubbleCustomer', 'bubbleAgent', 'bubbleNotice', 'bubbleNote'];

const CHANNELS: Name[] = [
  'channelWhatsapp',
  'channelChat',
  'channelEmail',
  'channelVoice',
  'channelInstagram',
  'channelTelegram',
];

/** Text on what it is written on: 4.5 to 1. */
export const TEXTS: readonly Pair[] = [
  ...on('text', ...PANES, ...SOFT, ...BUBBLES),
  ...on('textMuted', ...PANES, ...SOFT, ...BUBBLES),
  ...on('accentText', ...PANES, ...SOFT, ...BUBBLES),
  ...on('onAccent', 'accent'),
  ...on('success', ...PANES, 'successSoft'),
  ...on('warning', ...PANES, 'warningSoft', 'bubbleNote'),
  ...on('danger', ...PANES, 'dangerSoft', 'bubbleAgent'),
  ...on('info', ...PANES, 'infoSoft'),
  ...CHANNELS.flatMap((channel) => on('onChannel', channel)),
  ...on('onAvatar1', 'avatar1'),
  ...on('onAvatar2', 'avatar2'),
  ...on('onAvatar3', 'avatar3'),
  ...on('onAvatar4', 'avatar4'),
  ...on('onAvatar5', 'avatar5'),
  ...on('onAvatar6', 'avatar6'),
  ...on('onAvatar7', 'avatar7'),
  ...on('onAvatar8', 'avatar8'),
];

/** What is not text, and has to be seen all the same: 3 to 1. */
export const MARKS: readonly Pair[] = [
  ...on('borderStrong', ...PANES),
  ...on('accent', 'background', 'surface', 'raised'),
  ...on('seen', 'bubbleAgent', 'surface', 'selected', 'hover'),
  // The focus ring.
  ...on('accentText', ...PANES, ...SOFT, ...BUBBLES),
];
