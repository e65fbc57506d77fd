import type { Locator } from '@playwright/test';
import type { TextId } from '../../../../src/components/intl';
import { frame } from './frame';
import type { Visitor } from '../visitor';

/** How the telephone stands, as the status menu tells it. */
export interface TelephoneStatus {
  /** The part of the status menu; on /phone the same in a tab. */
  panel: Locator;
  /** In the title bar while no call can come or go. */
  sign: Locator;
  retry: Locator;
  /** The switch that has direct calls refused. */
  undisturbed: Locator;
  /** In the status pill while they are. */
  undisturbedSign: Locator;
  /** Opens the status menu, waits for this state, and closes the menu. */
  shows(state: TextId): Promise<void>;
}

/** Finds the telephone's state by role and name. */
export function telephoneStatus(visitor: Visitor): TelephoneStatus {
  const { page, w } = visitor;
  const { banner, status, openMenu, closeMenu } = frame(visitor);
  const panel = page.getByRole('region', { name: w('section.phone'), exact: true });
  return {
    panel,
    sign: banner.getByRole('button', { name: w('softphone.indicator') }),
    retry: panel.getByRole('button', { name: w('action.retry'), exact: true }),
    undisturbed: panel.getByRole('switch', { name: w('softphone.doNotDisturb'), exact: true }),
    undisturbedSign: status.getByRole('img', { name: w('softphone.doNotDisturb'), exact: true }),
    shows: async (state) => {
      await openMenu();
      await panel.getByRole('status').getByText(w(state), { exact: true }).waitFor();
      await closeMenu();
    },
  };
}

/** The line beneath the title bar while calls do not reach an agent who is available. */
export interface OutageBar {
  words: Locator;
  retry: Locator;
  why: Locator;
}

/** Finds it by role and name. */
export function outageBar({ page, w }: Visitor): OutageBar {
  return {
    words: page.getByText(w('softphone.outAvailable'), { exact: true }),
    retry: page.getByRole('button', { name: w('connection.retryNow'), exact: true }),
    why: page.getByRole('button', { name: w('softphone.outWhy'), exact: true }),
  };
}
