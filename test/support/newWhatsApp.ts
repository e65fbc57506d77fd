import { createOpenRequested } from '../../src/store/conversations/actions';
import type { NewConversation } from '../../src/store/conversations/types';
import { sampleConversation } from './samples';

/** What an agent fills in to write to Rui by WhatsApp. */
export const form: NewConversation = {
  kind: 'whatsapp',
  name: 'Rui',
  address: '+55 11 98888-0002',
  queue: 'SAC',
  instance: 'sac-1',
};

/** The dialog in which they do. */
export const open = createOpenRequested({ kind: 'whatsapp', name: 'Rui', address: '', contactId: null });

/** The conversation that it becomes. */
export const made = sampleConversation({ id: '2001', fromId: '5511988880002@c.us', fromName: 'Rui' });
