import type { Locator } from '@playwright/test';
import type { TextId } from '../../../../src/components/intl';
import type { Visitor } from '../visitor';

/** The open conversation. */
export interface Chat {
  /** Name of the customer, as the heading of the conversation. */
  heading(name: string): Locator;
  log: Locator;
  /** All bubbles in view. */
  bubbles: Locator;
  bubble(text: string): Locator;
  /** Waits until the bubble with this text shows this delivery. */
  delivered(text: string, delivery: TextId): Promise<void>;
  composer: Locator;
  send: Locator;
  /** Types a message and sends it with Enter. */
  say(text: string): Promise<void>;
  /** Opens the menu of actions beside the composer and chooses one. */
  act(entry: TextId): Promise<void>;
  /** The customer's panel where it lies over the conversation: under 1500 px. */
  customer: Locator;
  /** Opens it. */
  showCustomer(): Promise<void>;
  /** Closes it. */
  hideCustomer(): Promise<void>;
}

/** Finds the open conversation by role and name. */
export function chat({ page, w }: Visitor): Chat {
  const main = page.getByRole('main');
  const log = main.getByRole('log', { name: w('chat.messages') });
  const bubbles = log.getByRole('article');
  const bubble = (text: string) => bubbles.filter({ hasText: text });
  const composer = main.getByRole('textbox', { name: w('chat.message'), exact: true });
  const customer = page.getByRole('dialog', { name: w('contact.data'), exact: true });
  return {
    log,
    bubbles,
    bubble,
    composer,
    heading: (name) => main.getByRole('heading', { name, exact: true }),
    delivered: (text, delivery) =>
      bubble(text)
        .getByRole('img', { name: w(delivery), exact: true })
        .waitFor(),
    send: main.getByRole('button', { name: w('chat.send'), exact: true }),
    say: async (text) => {
      await composer.fill(text);
      await composer.press('Enter');
    },
    customer,
    showCustomer: async () => {
      await main.getByRole('button', { name: w('customer.show'), exact: true }).click();
      await customer.waitFor();
    },
    hideCustomer: async () => {
      await page.keyboard.press('Escape');
      await customer.waitFor({ state: 'hidden' });
    },
    act: async (entry) => {
      await main.getByRole('button', { name: w('chat.actions'), exact: true }).click();
      await page.getByRole('menuitem', { name: w(entry), exact: true }).click();
    },
  };
}
