import { endQuestion } from '../../e2e/support/screens/dialogs';
import { frame } from '../../e2e/support/screens/frame';
import { conversationList } from '../../e2e/support/screens/list';
import { idOf, type Customer } from '../cast';
import type { Scene } from '../stage';

const SEVERAL: readonly Customer[] = ['instagram', 'official', 'telegram'];

/** Who waits, and what is done with several at once. */
export const worklist: Scene = {
  name: 'worklist',
  enter: () => Promise.resolve(),
  screens: [
    {
      name: 'queue-board',
      title: 'Queue board: who waits, and how long',
      open: async ({ visitor }) => {
        await frame(visitor).waiting.getByRole('button').first().click();
        await visitor.page.getByRole('dialog', { name: visitor.w('board.title') }).waitFor();
      },
    },
    {
      name: 'bulk',
      title: 'Several conversations selected',
      open: async (stage) => {
        const { page, w } = stage.visitor;
        const { row } = conversationList(stage.visitor);
        const bar = page.getByRole('region', { name: w('bulk.title') });
        for (const who of SEVERAL) {
          const one = row(idOf(stage, who));
          // The bar that comes with the first lies over the foot of the list.
          await one.evaluate((element) => element.scrollIntoView({ block: 'center' }));
          await one.click({ modifiers: ['Control'] });
          await bar.waitFor();
        }
      },
      close: () => Promise.resolve(),
    },
    {
      name: 'bulk-end-question',
      title: 'Question before several end',
      open: async ({ visitor }) => {
        const { page, w } = visitor;
        const bar = page.getByRole('region', { name: w('bulk.title') });
        await bar.getByRole('button', { name: w('conversation.end') }).click();
        await endQuestion(visitor, 'bulk.end.title').no.waitFor();
      },
      close: async ({ visitor }) => {
        const { page, w } = visitor;
        const { no, dialog } = endQuestion(visitor, 'bulk.end.title');
        await no.click();
        await dialog.waitFor({ state: 'hidden' });
        const bar = page.getByRole('region', { name: w('bulk.title') });
        await bar.getByRole('button', { name: w('bulk.clear') }).click();
        await bar.waitFor({ state: 'hidden' });
      },
    },
  ],
};
