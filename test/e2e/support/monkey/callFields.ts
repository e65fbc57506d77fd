import { activeCalls, callBar } from '../screens/calls';
import { conferencePanel } from '../screens/conference';
import { classifyDialog, formDialog } from '../screens/dialogs';
import type { Visitor } from '../visitor';
import { digits, type Field } from './field';

/** What is written down about a live call: these texts are needed once it is over. */
export interface CallTexts {
  note: Field;
  classification: Field;
  protocol: Field;
}

/** Opens the workspace of the one live call from where nothing is open. */
function showsCall(visitor: Visitor): () => Promise<void> {
  return async () => {
    await activeCalls(visitor).list.getByRole('button').first().click();
    await noteOf(visitor).waitFor();
  };
}

function noteOf({ page, w }: Visitor) {
  return page.getByRole('main').getByRole('textbox', { name: w('call.newNote'), exact: true });
}

/** What is written down about the live call. */
export function callTexts(visitor: Visitor): CallTexts {
  const { w } = visitor;
  const { dialog, notes } = classifyDialog(visitor);
  const classify = () => callBar(visitor).classify.click();
  const protocol = dialog.getByRole('textbox', { name: w('classify.protocol'), exact: true });
  return {
    note: { name: 'call note', open: showsCall(visitor), input: noteOf(visitor) },
    classification: { name: 'call classification', open: classify, input: notes },
    protocol: { name: 'call protocol', open: classify, input: protocol },
  };
}

/** To whom the live call is handed over, and when its other end is called again. */
export function callFields(visitor: Visitor): Field[] {
  const { page, w } = visitor;
  const transfer = page.getByRole('dialog', { name: w('transfer.title'), exact: true });
  return [
    {
      name: 'call transfer',
      open: () => callBar(visitor).transfer.click(),
      input: transfer.getByRole('searchbox', { name: w('transfer.search') }),
    },
    {
      name: 'call agenda',
      open: async () => {
        await showsCall(visitor)();
        await page
          .getByRole('main')
          .getByRole('button', { name: w('call.schedule'), exact: true })
          .click();
      },
      input: formDialog(visitor, 'call.schedule').field('schedule.description'),
    },
  ];
}

/** Who is added to the conference room that the live call leads to. */
export function roomFields(visitor: Visitor): Field[] {
  const { page, w } = visitor;
  const { panel } = conferencePanel(visitor);
  const dialog = page.getByRole('dialog', { name: w('conference.add'), exact: true });
  const field = (name: 'conference.name' | 'conference.phone') =>
    dialog.getByRole('textbox', { name: w(name), exact: true });

  async function open(): Promise<void> {
    await showsCall(visitor)();
    await panel.getByRole('button', { name: w('conference.add'), exact: true }).click();
    await dialog.getByText(w('conference.type.external'), { exact: true }).click();
  }

  return [
    { name: 'participant name', open, input: field('conference.name') },
    { name: 'participant number', open, input: field('conference.phone'), word: digits },
  ];
}
