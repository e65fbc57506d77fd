import { act, screen, within } from '@testing-library/react';
import { useImperativeHandle, useState, type ReactNode } from 'react';
import type { MailEditorProps } from '../../../src/components/email/editor/RichEditor';
import { Dialogs } from '../../../src/app/dialogs';
import * as drafts from '../../../src/store/drafts/actions';
import { mailPlaceRequested } from '../../../src/store/layout/actions';
import { mailFacts } from '../../support/mailBench';
import { renderWithStore } from '../../support/renderWithStore';
import { sampleContent, sampleMail } from '../../support/sampleMail';

/** Tells what is written, and breaks as it draws it. */
function MockRichEditor({ content, onChange, handle }: MailEditorProps): ReactNode {
  const [isBroken, setIsBroken] = useState(false);
  useImperativeHandle(handle, () => ({
    insertText: () => undefined,
    focus: () => undefined,
    current: () => content,
  }));
  if (isBroken) throw new Error('It cannot be drawn');
  const write = () => {
    onChange(sampleContent('B'));
    setIsBroken(true);
  };
  return (
    <button type="button" onClick={write}>
      Escrever
    </button>
  );
}

jest.mock('../../../src/components/email/editor/RichEditor', () => ({ RichEditor: MockRichEditor }));

// React writes what a boundary caught to the console; here it is what the test is about.
beforeEach(() => void jest.spyOn(console, 'error').mockReturnValue(undefined));
afterEach(() => jest.restoreAllMocks());

it('keeps what was written last when the editor breaks', async () => {
  const opening = { conversationId: '1001', key: 'answer:1', kind: 'answer', messageId: '1' } as const;
  const mail = sampleMail({ content: sampleContent('A') });
  const { user, store } = renderWithStore(<Dialogs />, {
    facts: [
      ...mailFacts(),
      mailPlaceRequested({ agent: 'ana', place: 'popup' }),
      drafts.mailKeepRequested({ conversationId: '1001', mail }),
      drafts.mailOpenRequested({ ...opening, toAll: false }),
    ],
  });
  await user.click(await screen.findByRole('button', { name: 'Escrever' }));
  expect(within(screen.getByRole('dialog')).getByRole('alert')).toBeVisible();
  await act(() => new Promise((rested) => setTimeout(rested, 300)));
  act(() => void window.dispatchEvent(new Event('pagehide')));
  const [kept] = store.getState().drafts.byConversation['1001']?.mails ?? [];
  expect(kept?.content).toEqual(sampleContent('B'));
});
