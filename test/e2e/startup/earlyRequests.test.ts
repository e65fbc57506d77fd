import { ANA } from '../support/agents';
import { contactsScreen } from '../support/screens/contacts';
import { historyScreen } from '../support/screens/history';
import { reload, signIn } from '../support/steps';
import { expect, test } from '../support/test';
import type { Visitor } from '../support/visitor';

/** Runs in the page before its program: the browser says who leads when it is told to. */
function holdLead(): void {
  const { request } = LockManager.prototype;
  const told = new Promise<void>((resolve) => Object.assign(window, { sayWhoLeads: resolve }));
  LockManager.prototype.request = async function held(
    this: LockManager,
    ...args: unknown[]
  ): Promise<unknown> {
    await told;
    const answer: unknown = await Reflect.apply(request, this, args);
    return answer;
  };
}

const contacts = (visitor: Visitor) => {
  const { list, search } = contactsScreen(visitor);
  return { drawn: search, first: list.getByRole('button').first() };
};

const history = (visitor: Visitor) => {
  const { rows } = historyScreen(visitor);
  return { drawn: visitor.page.getByText(visitor.w('history.reading')).first(), first: rows.first() };
};

for (const [path, screen] of [
  ['/contatos', contacts],
  ['/historico', history],
] as const) {
  test(`${path} is filled where it is drawn before the session runs`, async ({ world }) => {
    const visitor = await world.visit();
    const { context, page } = visitor;
    await signIn(visitor, ANA);
    await visitor.go(path);
    const { drawn, first } = screen(visitor);
    await expect(first).toBeVisible();
    await context.addInitScript(holdLead);
    await reload(visitor);
    await expect(drawn).toBeVisible();
    await page.evaluate('sayWhoLeads()');
    await expect(first).toBeVisible();
  });
}
