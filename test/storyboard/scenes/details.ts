import { chat } from '../../e2e/support/screens/chat';
import { editContact } from '../../e2e/support/screens/contacts';
import { filesScreen } from '../../e2e/support/screens/files';
import { conversationList } from '../../e2e/support/screens/list';
import { idOf } from '../cast';
import type { Scene } from '../stage';

/** What a conversation has around it. */
export const details: Scene = {
  name: 'details',
  enter: async (stage) => {
    await conversationList(stage.visitor).row(idOf(stage, 'sale')).click();
    await chat(stage.visitor).bubbles.first().waitFor();
  },
  screens: [
    {
      name: 'customer',
      title: "The customer's data beside the conversation",
      open: async ({ visitor }) => {
        await chat(visitor).showCustomer();
        await visitor.page.getByText(visitor.w('last.title')).first().waitFor();
      },
    },
    {
      name: 'edit-contact',
      title: 'Editing a contact',
      open: async ({ visitor }) => {
        const { page, w } = visitor;
        await page
          .getByRole('main')
          .getByRole('button', { name: w('contact.edit'), exact: true })
          .first()
          .click();
        await editContact(visitor).field('name').waitFor();
      },
    },
    {
      name: 'find',
      title: 'Searching within a conversation',
      open: async ({ visitor: { page, w } }) => {
        await page
          .getByRole('main')
          .getByRole('button', { name: w('find.open'), exact: true })
          .click();
        const search = page.getByRole('search');
        await search.getByRole('searchbox', { name: w('find.open'), exact: true }).fill('quinta');
        await page.getByText(w('find.count', { at: 1, count: 1 })).waitFor();
      },
      close: async ({ visitor: { page } }) => {
        await page.keyboard.press('Escape');
        await page.getByRole('search').waitFor({ state: 'hidden' });
      },
    },
    {
      name: 'viewer',
      title: 'A picture, large',
      open: async (stage) => {
        const { visitor } = stage;
        await conversationList(visitor).row(idOf(stage, 'media')).click();
        await chat(visitor)
          .bubbles.getByRole('button')
          .filter({ has: visitor.page.locator('img') })
          .first()
          .click();
        await filesScreen(visitor).viewer.getByRole('img').waitFor();
      },
    },
  ],
};
