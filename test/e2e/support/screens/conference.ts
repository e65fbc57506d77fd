import type { Locator } from '@playwright/test';
import type { Visitor } from '../visitor';

/** Who is in a conference room, and what can be done about it. */
export interface ConferencePanel {
  panel: Locator;
  /** The card of somebody. */
  card(name: string): Locator;
  /** Waits until somebody is in the room. */
  present(name: string): Promise<void>;
  remove(name: string): Locator;
  /** Has anybody called, by name and number. */
  addOther(name: string, number: string): Promise<void>;
  /** Has an agent called. */
  addAgent(name: string): Promise<void>;
}

/** Finds the participants of a conference by role and name. */
export function conferencePanel({ page, w }: Visitor): ConferencePanel {
  const panel = page.getByRole('region', { name: w('conference.title'), exact: true });
  const card = (name: string) => panel.getByRole('article', { name, exact: true });
  return {
    panel,
    card,
    present: (name) => card(name).getByText(w('conference.state.in'), { exact: true }).waitFor(),
    remove: (name) => panel.getByRole('button', { name: w('conference.removeOne', { name }), exact: true }),
    addOther: async (name, number) => {
      await panel.getByRole('button', { name: w('conference.add'), exact: true }).click();
      const dialog = page.getByRole('dialog', { name: w('conference.add'), exact: true });
      await dialog.getByText(w('conference.type.external'), { exact: true }).click();
      await dialog.getByRole('textbox', { name: w('conference.name'), exact: true }).fill(name);
      await dialog.getByRole('textbox', { name: w('conference.phone'), exact: true }).fill(number);
      await dialog.getByRole('button', { name: w('conference.addAction'), exact: true }).click();
      await dialog.waitFor({ state: 'hidden' });
    },
    addAgent: async (name) => {
      await panel.getByRole('button', { name: w('conference.add'), exact: true }).click();
      const dialog = page.getByRole('dialog', { name: w('conference.add'), exact: true });
      await dialog.getByRole('radio', { name }).click();
      await dialog.getByRole('button', { name: w('conference.addAction'), exact: true }).click();
      await dialog.waitFor({ state: 'hidden' });
    },
  };
}
