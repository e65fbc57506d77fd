import type { Locator } from '@playwright/test';
import type { Visitor } from '../visitor';

/** The login page. */
export interface LoginPage {
  user: Locator;
  password: Locator;
  saveCredentials: Locator;
  enter: Locator;
  alert: Locator;
  /** Types both and enters; does not wait for the answer. */
  enterAs(name: string, password: string): Promise<void>;
}

/** Finds the login form by role and name. */
export function loginPage({ page, w }: Visitor): LoginPage {
  const user = page.getByRole('textbox', { name: w('login.user') });
  // A password field has no role of its own.
  const password = page.getByLabel(w('login.password'), { exact: true });
  const enter = page.getByRole('button', { name: w('login.enter'), exact: true });
  return {
    user,
    password,
    enter,
    saveCredentials: page.getByRole('checkbox', { name: w('login.save') }),
    alert: page.getByRole('alert'),
    enterAs: async (name, secret) => {
      await user.fill(name);
      await password.fill(secret);
      await enter.click();
    },
  };
}

/** The sign-in beside a call that outlived its session. */
export interface SignInAgain {
  /** What happened, and what the agent can do. */
  words(reason: string): Locator;
  form: Locator;
  enter(password: string): Promise<void>;
}

/** Finds it by role and name. */
export function signInAgain({ page, w }: Visitor): SignInAgain {
  const form = page.getByRole('form', { name: w('login.again'), exact: true });
  return {
    form,
    words: (reason) => page.getByRole('status').getByText(w('call.sessionOverBecause', { reason })),
    enter: async (password) => {
      await form.getByLabel(w('login.password'), { exact: true }).fill(password);
      await form.getByRole('button', { name: w('login.again'), exact: true }).click();
    },
  };
}
