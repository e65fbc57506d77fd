import type { Locator } from '@playwright/test';
import type { CheckId, Outcome, Reason } from '../../../../src/store/selfCheck/types';
import type { Visitor } from '../visitor';
import { frame } from './frame';

/** The pre-shift check. */
export interface SelfCheckScreen {
  run: Locator;
  copy: Locator;
  row(check: CheckId): Locator;
  /** The button that checks a line by itself; of the notices the one that shows one. */
  check(check: CheckId): Locator;
  /** The answer to the question of a line. */
  answer(check: CheckId, isNoticed: boolean): Locator;
  /** What a line says when it ended so. */
  status(check: CheckId, outcome: Outcome): Locator;
  fix(check: CheckId, reason: Reason): Locator;
  /** Opens it by the status menu. */
  open(): Promise<void>;
}

/** Finds the pre-shift check by role and name. */
export function selfCheckScreen(visitor: Visitor): SelfCheckScreen {
  const { page, w } = visitor;
  const screen = page.getByRole('region', { name: w('selfCheck.title'), exact: true });
  const button = (name: string) => screen.getByRole('button', { name, exact: true });
  const row = (check: CheckId) =>
    screen.getByRole('listitem', { name: w(`selfCheck.name.${check}`), exact: true });
  return {
    run: button(w('selfCheck.run')),
    copy: button(w('selfCheck.copy')),
    row,
    check: (check) =>
      check === 'notifications'
        ? button(w('selfCheck.testNotice'))
        : button(w('selfCheck.checkOf', { name: w(`selfCheck.name.${check}`) })),
    answer: (check, isNoticed) =>
      row(check).getByRole('button', { name: w(isNoticed ? 'selfCheck.yes' : 'selfCheck.no'), exact: true }),
    status: (check, outcome) => row(check).getByText(w(`selfCheck.status.${outcome}`), { exact: true }),
    fix: (check, reason) => row(check).getByText(w(`selfCheck.fix.${reason}`), { exact: true }),
    open: async () => {
      const { menu, openMenu } = frame(visitor);
      await openMenu();
      await menu.getByRole('button', { name: w('selfCheck.title'), exact: true }).click();
      await screen.waitFor();
    },
  };
}
