import { screen, within } from '@testing-library/react';
import type { UnknownAction } from '@reduxjs/toolkit';
import { Dialogs } from '../../src/app/dialogs';
import { ConversationView } from '../../src/components/chat/ConversationView';
import { openRequested } from '../../src/store/conversations/actions';
import { mailKeepRequested, mailOpenRequested } from '../../src/store/drafts/actions';
import { loaded } from '../../src/store/messages/actions';
import { mailFacts } from './mailBench';
import { renderWithStore, type Rendered } from './renderWithStore';
import { sampleContent, sampleMail } from './sampleMail';
import { sampleMessage } from './samples';

export const IN = { conversationId: '1001' };

/** The one mail of the conversation. */
export const MAIL = sampleMessage({
  id: '7',
  queueType: 4,
  subject: 'Nota',
  text: 'Cadê a nota?',
  envelope: { from: 'maria@exemplo.com', to: ['sac@exemplo.com'], cc: ['fiscal@exemplo.com'], bcc: [] },
});

/** Its answer is opened. */
export const OPEN = mailOpenRequested({
  ...IN,
  key: 'answer:7',
  kind: 'answer',
  messageId: '7',
  toAll: false,
});

/** The answer has this text. */
export const draftOf = (text: string) =>
  mailKeepRequested({
    ...IN,
    mail: sampleMail({ key: 'answer:7', messageId: '7', content: sampleContent(text) }),
  });

interface Dock extends Rendered {
  editor: () => Promise<HTMLElement>;
  text: () => Promise<HTMLElement>;
}

/** The conversation with its mail on screen, and the editor below it once there is one. */
export async function openDock(...facts: UnknownAction[]): Promise<Dock> {
  const view = renderWithStore(
    <>
      <ConversationView />
      <Dialogs />
    </>,
    { facts: [...mailFacts(), loaded({ ...IN, messages: [MAIL] }), ...facts, openRequested(IN)] },
  );
  const editor = () => screen.findByRole('dialog', { name: 'Responder e-mail' });
  const text = async () => within(await editor()).findByRole('textbox', { name: 'Mensagem' });
  await screen.findByRole('article');
  return { ...view, editor, text };
}
