import type { UnknownAction } from '@reduxjs/toolkit';
import { createEvent, fireEvent, screen } from '@testing-library/react';
import { Dialogs } from '../../src/app/dialogs';
import { ConversationView } from '../../src/components/chat/ConversationView';
import * as connection from '../../src/store/connection/actions';
import * as conversations from '../../src/store/conversations/actions';
import { loaded } from '../../src/store/messages/actions';
import { renderWithStore, type Rendered } from './renderWithStore';
import { sampleHandshake } from './sagaSamples';
import { sampleConversation, sampleMessage } from './samples';

const LIMITS = {
  maxFileBytes: 5_000,
  blockedTypes: ['text/html'],
  maxTextByQueueType: {},
  requestIdLifetimeMs: 1,
};

const greeted = () => [
  connection.attemptStarted({ attempt: 1 }),
  connection.opened({ socketId: 's' }),
  connection.authenticated(sampleHandshake({ limits: LIMITS })),
];

/** The open chat of a conversation, at a server that takes 5 kB of anything but pages. */
export function openToAttach(conversation = sampleConversation(), ...facts: UnknownAction[]): Rendered {
  const messages = loaded({ conversationId: '1001', messages: [sampleMessage()] });
  return renderWithStore(
    <>
      <ConversationView />
      <Dialogs />
    </>,
    {
      facts: [
        ...greeted(),
        conversations.loaded({ conversations: [conversation] }),
        ...(facts.some(loaded.match) ? [] : [messages]),
        ...facts,
        conversations.openRequested({ conversationId: '1001' }),
      ],
    },
  );
}

/** A file as an agent's disk has it. */
export function photo(name = 'foto.png', bytes = 900, type = 'image/png'): File {
  return new File([new Uint8Array(bytes)], name, { type });
}

/** Where the browser lets files be chosen. */
export function fileInput(within_: ParentNode): HTMLInputElement {
  const found = within_.querySelector('input[type=file]');
  if (!(found instanceof HTMLInputElement)) throw new Error('No input');
  return found;
}

/** A clipboard or a drag with these in it. */
function transfer(files: File[], text = ''): object {
  return {
    files,
    types: [...(files.length > 0 ? ['Files'] : []), ...(text === '' ? [] : ['text/plain'])],
    items: files.map((one) => ({
      kind: 'file',
      webkitGetAsEntry: () => ({ isDirectory: one.type === 'folder', name: one.name }),
    })),
    getData: () => text,
    dropEffect: 'none',
  };
}

/** Pastes into the message; false: that was spent. */
export function paste(files: File[], text?: string): boolean {
  const box = screen.getByRole('textbox', { name: 'Mensagem' });
  return fireEvent(box, createEvent.paste(box, { clipboardData: transfer(files, text) }));
}

/** Drops on an element, as a browser does. */
export function dropOn(element: Element, files: File[]): void {
  const dataTransfer = transfer(files);
  fireEvent.dragEnter(element, { dataTransfer });
  fireEvent.dragOver(element, { dataTransfer });
  fireEvent.drop(element, { dataTransfer });
}
