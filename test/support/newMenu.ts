import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** The button of the menu with all that an agent can begin. */
export const newButton = (): HTMLElement => screen.getByRole('button', { name: 'Novo' });

/** Begins something by the menu of the top bar. */
export async function chooseNew(user: UserEvent, name: string): Promise<void> {
  await user.click(newButton());
  await user.click(await screen.findByRole('menuitem', { name }));
}
