import type { ComponentType, ReactNode } from 'react';
import { useAppSelector } from '../../store/hooks';
import { selectOverlay } from '../../store/ui/selectors';
import type { Overlay } from '../../store/ui/types';
import { DialogHost } from '../ui/dialog/DialogHost';
import { DayStatsDialog } from '../dayStats/DayStatsDialog';
import { CommandPalette } from '../palette/CommandPalette';
import { UndeliveredDialog } from '../undelivered/UndeliveredDialog';
import type { OverlayProps } from './overlay';
import { ShortcutSheet } from './ShortcutSheet';
import { useShortcuts } from './useShortcuts';

const DIALOGS: readonly (readonly [Overlay, ComponentType<OverlayProps>])[] = [
  ['palette', CommandPalette],
  ['shortcuts', ShortcutSheet],
  ['dayStats', DayStatsDialog],
  ['undelivered', UndeliveredDialog],
];

/** The shortcuts, and the dialogs that lie over every screen: palette, sheet of shortcuts, the day's figures, what was not delivered. */
export function Keyboard(): ReactNode {
  useShortcuts();
  const overlay = useAppSelector(selectOverlay);
  return DIALOGS.map(([name, Dialog]) => (
    <DialogHost key={name} isOpen={overlay === name}>
      {(afterClose) => <Dialog isOpen={overlay === name} afterClose={afterClose} />}
    </DialogHost>
  ));
}
