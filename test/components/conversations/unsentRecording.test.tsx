import type { UnknownAction } from '@reduxjs/toolkit';
import { act } from '@testing-library/react';
import { BulkDialog } from '../../../src/components/conversations/bulk/BulkDialog';
import { EndDialog } from '../../../src/components/conversations/EndDialog';
import { TransferDialog } from '../../../src/components/transfer/TransferDialog';
import { askRequested, chooseRequested } from '../../../src/store/bulkActions/actions';
import {
  endConfirmationOpened,
  loaded,
  transferOpenRequested,
} from '../../../src/store/conversations/actions';
import { keepRequested } from '../../../src/store/drafts/actions';
import * as recording from '../../../src/store/recording/actions';
import { renderWithStore } from '../../support/renderWithStore';
import { sampleConversation } from '../../support/samples';

const conversations = ['1', '2'].map((id) => sampleConversation({ id, fromName: `Cliente ${id}` }));
const start = recording.startRequested({ conversationId: '1' });
const recorded = [loaded({ conversations }), start, recording.started()];

const RECORDED = 'Há um áudio que você gravou e não enviou neste atendimento.';

const notes = () =>
  [...document.querySelectorAll('.conversations__note')].map(({ textContent }) => textContent);

const askEnd = (conversationId: string, ...facts: UnknownAction[]) =>
  renderWithStore(<EndDialog afterClose={() => undefined} />, {
    facts: [...facts, endConfirmationOpened({ conversationId })],
  });

describe('a voice message that was not sent', () => {
  it('is told before its conversation ends or is transferred, until it is thrown away', () => {
    const { store, unmount } = askEnd('1', ...recorded);
    expect(notes()).toEqual([RECORDED]);
    act(() => void store.dispatch(recording.discardRequested()));
    expect(notes()).toEqual([]);
    unmount();
    renderWithStore(<TransferDialog afterClose={() => undefined} />, {
      facts: [...recorded, transferOpenRequested({ conversationId: '1' })],
    });
    expect(notes()).toEqual([RECORDED]);
  });

  it('is told beside what was written', () => {
    askEnd('1', ...recorded, keepRequested({ conversationId: '1', text: 'Já vejo' }));
    expect(notes()).toEqual(['Há um texto que você escreveu e não enviou neste atendimento.', RECORDED]);
  });

  it('is not told of another conversation, nor before anything is recorded', () => {
    const { unmount } = askEnd('2', ...recorded);
    expect(notes()).toEqual([]);
    unmount();
    askEnd('1', loaded({ conversations }), start);
    expect(notes()).toEqual([]);
  });

  it('is told before several conversations end', () => {
    renderWithStore(<BulkDialog afterClose={() => undefined} />, {
      facts: [...recorded, chooseRequested({ conversationIds: ['1', '2'] }), askRequested({ kind: 'end' })],
    });
    expect(notes()).toEqual([
      'Há algo que você escreveu, anexou ou gravou e não enviou em 1 atendimento:Cliente 1 #1',
    ]);
  });
});
