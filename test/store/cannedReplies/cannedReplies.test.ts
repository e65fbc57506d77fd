import type { UnknownAction } from '@reduxjs/toolkit';
import { loggedOut } from '../../../src/store/auth/actions';
import * as conversations from '../../../src/store/conversations/actions';
import * as cannedReplies from '../../../src/store/cannedReplies/actions';
import {
  selectRecentReplies,
  selectRepliesFor,
  selectReplies,
  selectTemplates,
} from '../../../src/store/cannedReplies/selectors';
import { fold } from '../../support/fold';

const ID = '1001';
const SAC = { queue: 'SAC' };
const items = [{ name: 'Saudação', text: 'Olá!' }];
const template = { id: '1', name: 'aviso', text: 'Olá {{nome}}', fields: ['nome'] };

const open = cannedReplies.openRequested({ kind: 'replies', conversationId: ID });
const openTemplates = cannedReplies.openRequested({ kind: 'templates', conversationId: ID });

describe('the dialog of ready texts', () => {
  it.each<[string, UnknownAction[]]>([
    ['is left', [cannedReplies.closeRequested()]],
    ['makes way for the other one', [openTemplates]],
    ['closes when another conversation is opened', [conversations.openRequested({ conversationId: '2' })]],
    ['closes when the conversation is left', [conversations.leaveRequested()]],
    ['closes when it ends', [conversations.ended({ conversationId: ID })]],
    ['closes when it goes', [conversations.removed({ conversationId: ID, reason: 'taken', to: null })]],
    ['closes at logout', [loggedOut({ reason: 'agent', message: null })]],
  ])('%s', (_what, actions) => {
    expect(selectRepliesFor(fold([open]), 'replies')).toBe(ID);
    expect(selectRepliesFor(fold([open, ...actions]), 'replies')).toBeNull();
  });

  it('stays while other conversations come and go', () => {
    const state = fold([open, conversations.ended({ conversationId: '2' })]);
    expect(selectRepliesFor(state, 'replies')).toBe(ID);
  });

  it('of templates opens when the server asks for one, and closes once one is sent', () => {
    const due = cannedReplies.templateRequired({ conversationId: ID });
    const sent = { conversationId: ID, templateId: '1', fields: [], text: 'Olá' };
    expect(selectRepliesFor(fold([due]), 'templates')).toBe(ID);
    expect(selectRepliesFor(fold([due, cannedReplies.sendTemplateRequested(sent)]), 'templates')).toBeNull();
  });
});

describe('the ready texts of a queue', () => {
  it('are those of that queue, each kind its own', () => {
    const state = fold([
      cannedReplies.repliesLoaded({ ...SAC, items }),
      cannedReplies.templatesLoaded({ queue: 'Vendas', items: [template] }),
    ]);
    expect(selectReplies(state, 'SAC').items).toEqual(items);
    expect(selectReplies(state, 'Vendas').items).toEqual([]);
    expect(selectTemplates(state, 'Vendas').items).toEqual([template]);
    expect(selectTemplates(state, '__proto__').items).toEqual([]);
  });

  it.each(['replies', 'templates'] as const)('stay while they are read again: %s', (kind) => {
    const loaded = [
      cannedReplies.repliesLoaded({ ...SAC, items }),
      cannedReplies.templatesLoaded({ ...SAC, items: [template] }),
    ];
    const selector = kind === 'replies' ? selectReplies : selectTemplates;
    const reading = selector(fold([...loaded, cannedReplies.readStarted({ kind, ...SAC })]), 'SAC');
    expect(reading.read.status).toBe('loading');
    expect(reading.items).toHaveLength(1);
    const failed = cannedReplies.readFailed({ kind, ...SAC, code: 'timeout', message: '' });
    const after = selector(fold([...loaded, failed]), 'SAC');
    expect(after.read).toEqual({ status: 'failed', failure: { code: 'timeout', message: '' } });
    expect(after.items).toHaveLength(1);
  });
});

describe('the replies that were used', () => {
  const use = (name: string) => cannedReplies.insertRequested({ name });

  it('stand the latest first, each once, and close the list', () => {
    const state = fold([open, use('Prazo'), use('Saudação'), use('Prazo')]);
    expect(selectRecentReplies(state)).toEqual(['Prazo', 'Saudação']);
    expect(selectRepliesFor(fold([open, use('Prazo')]), 'replies')).toBeNull();
  });

  it('are some, not all', () => {
    const names = Array.from({ length: 30 }, (_, index) => `Resposta ${String(index)}`);
    const recent = selectRecentReplies(fold(names.map(use)));
    expect([recent.length, recent[0]]).toEqual([20, 'Resposta 29']);
  });

  it('are known from earlier days, and forgotten at logout', () => {
    const recalled = cannedReplies.recentRecalled({ names: ['Prazo'] });
    expect(selectRecentReplies(fold([recalled]))).toEqual(['Prazo']);
    expect(selectRecentReplies(fold([recalled, loggedOut({ reason: 'agent', message: null })]))).toEqual([]);
  });
});
