import { screen, within } from '@testing-library/react';
import { BulkDialog } from '../../../src/components/conversations/bulk/BulkDialog';
import { TransferDialog } from '../../../src/components/transfer/TransferDialog';
import { askRequested, chooseRequested } from '../../../src/store/bulkActions/actions';
import { loaded, transferOpenRequested } from '../../../src/store/conversations/actions';
import { filesAttachRequested, keepRequested, mailKeepRequested } from '../../../src/store/drafts/actions';
import { gaveUp, queued } from '../../../src/store/outbox/actions';
import { renderWithStore } from '../../support/renderWithStore';
import { sampleMail } from '../../support/sampleMail';
import { sampleConversation, sampleOutboxItem } from '../../support/samples';

const ids = ['1', '2', '3', '4', '5'];
const conversations = ids.map((id) => sampleConversation({ id, fromName: `Cliente ${id}` }));
const item = sampleOutboxItem();
const failed = { ...item, target: { ...item.target, conversationId: '4' } };

const facts = [
  loaded({ conversations }),
  keepRequested({ conversationId: '1', text: 'Já vejo' }),
  filesAttachRequested({
    conversationId: '2',
    files: [{ uploadId: 'f-1', name: 'um.pdf', mimeType: 'application/pdf', bytes: 8 }],
  }),
  mailKeepRequested({ conversationId: '3', mail: sampleMail() }),
  queued({ item: failed, spendsDraft: false }),
  gaveUp({ clientMsgId: item.clientMsgId, code: 'timeout', message: '' }),
];

const notes = () =>
  [...document.querySelectorAll<HTMLElement>('.conversations__note')].map((note) => [
    note.querySelector('p')?.textContent,
    within(note)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ]);

const DRAFTS = [
  'Há algo que você escreveu, anexou ou gravou e não enviou em 3 atendimentos:',
  ['Cliente 1 #1', 'Cliente 2 #2', 'Cliente 3 #3'],
];
const UNDELIVERED = [
  'Há mensagens não entregues em 1 atendimento. Elas ficam guardadas em “Não entregues”:',
  ['Cliente 4 #4'],
];

it('the end of several conversations says in which of them something is not sent', () => {
  renderWithStore(<BulkDialog afterClose={() => undefined} />, {
    facts: [...facts, chooseRequested({ conversationIds: ids }), askRequested({ kind: 'end' })],
  });
  expect(notes()).toEqual([UNDELIVERED, DRAFTS]);
});

it('says nothing where everything went out', () => {
  renderWithStore(<BulkDialog afterClose={() => undefined} />, {
    facts: [...facts, chooseRequested({ conversationIds: ['5'] }), askRequested({ kind: 'end' })],
  });
  expect(screen.getByRole('dialog')).toBeInTheDocument();
  expect(notes()).toEqual([]);
});

it('the transfer of several says it of all of them, not of the first alone', () => {
  renderWithStore(<TransferDialog afterClose={() => undefined} />, {
    facts: [
      ...facts,
      chooseRequested({ conversationIds: ids.toReversed() }),
      askRequested({ kind: 'transfer' }),
      transferOpenRequested({ conversationId: '5' }),
    ],
  });
  expect(notes()).toEqual([
    [UNDELIVERED[0], ['Cliente 4 #4']],
    [DRAFTS[0], ['Cliente 3 #3', 'Cliente 2 #2', 'Cliente 1 #1']],
  ]);
});
