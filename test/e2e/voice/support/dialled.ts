import { expect } from '@playwright/test';
import { dialDialog } from '../../support/screens/dialling';
import type { Visitor } from '../../support/visitor';

/** Dials from the dialog, wherever the agent is. */
export async function dial(ana: Visitor, number: string): Promise<void> {
  const { open, dial: dialIt, form } = dialDialog(ana);
  await open();
  await dialIt(number);
  await expect(form).toBeHidden();
}
