import { request } from '../stamp';
import type { Density, MailPlace, SidePane, TextSize } from './types';

/** The agent (by login) wants the rows of the lists closer together, or wider apart. */
export const densityRequested = request('layout/densityRequested')<{ agent: string; density: Density }>();
/** The agent (by login) wants larger or smaller words. */
export const textSizeRequested = request('layout/textSizeRequested')<{
  agent: string;
  textSize: TextSize;
}>();
/** The agent (by login) drew a pane to a width in px, or (null) back to its own. */
export const paneWidthRequested = request('layout/paneWidthRequested')<{
  agent: string;
  pane: SidePane;
  width: number | null;
}>();
/** The agent (by login) wants to write mails somewhere else. */
export const mailPlaceRequested = request('layout/mailPlaceRequested')<{ agent: string; place: MailPlace }>();
/** The agent (by login) wants mails on a dark ground in the dark scheme, or on white again. */
export const mailsDarkRequested = request('layout/mailsDarkRequested')<{ agent: string; dark: boolean }>();
/** The agent (by login) drew the editor below the thread to a height, in per cent, or (null) back to its own. */
export const mailHeightRequested = request('layout/mailHeightRequested')<{
  agent: string;
  percent: number | null;
}>();
