import type { UnknownAction } from '@reduxjs/toolkit';
import { keepDrafts } from '../../src/sagas/outbox/drafts';
import { keepOutbox } from '../../src/sagas/outbox/watchOutbox';
import { saveRequested } from '../../src/store/config/actions';
import { DEFAULT_CONFIGURATION } from '../../src/store/config/defaults';
import type { UndoSeconds } from '../../src/store/config/types';
import { openRequested } from '../../src/store/conversations/actions';
import { mailKeepRequested, mailOpenRequested } from '../../src/store/drafts/actions';
import { selectMailDrafts } from '../../src/store/drafts/selectors';
import type { MailDraft } from '../../src/store/drafts/types';
import { sendMailRequested } from '../../src/store/messages/actions';
import type { Mail, MailFile, OutboxItem } from '../../src/store/outbox/types';
import { loaded as queuesLoaded } from '../../src/store/queues/actions';
import { FakeFile, type FakeDisk } from './fakes/fakeStorage';
import { bytesOf } from './fileBench';
import { outboxBench, type OutboxBench } from './outboxBench';
import { atWork } from './sagaFixtures';
import { createSagaHarness, type HarnessOptions } from './sagaHarness';
import { sampleMail, sampleMailFile } from './sampleMail';

/** An outbox and drafts at work, over one e-mail conversation. */
export interface MailBench extends OutboxBench {
  disk: FakeDisk;
  /** Deposits a file of so many bytes, as the editor does. */
  choose(name: string, bytes: number): MailFile;
  keep(mail: Mail): void;
  sendMail(mail: Mail): void;
  drafts(): readonly MailDraft[];
  /** The unsent items. */
  items(): OutboxItem[];
  /** Where each part of a file began that went to the server, with the file's name. */
  parts(): [name: string, offset: number][];
  /** The ids under which files are on disk. */
  filesOnDisk(): string[];
}

/** The sample agent with conversation 1001 in a queue of e-mails. */
export function mailFacts(): UnknownAction[] {
  const queue = { name: 'E-mail SAC', type: 4, mustClassify: false, instances: [] } as const;
  return [
    ...atWork({ id: '1001', queue: 'E-mail SAC', queueType: 4, fromId: 'maria@exemplo.com' }),
    queuesLoaded({ queues: [{ ...queue, instances: [], email: 'sac@exemplo.com' }] }),
  ];
}

/** How the bench begins. */
interface MailBenchOptions extends HarnessOptions {
  /** How long a mail can be taken back; not at all unless told. */
  undoSeconds?: UndoSeconds;
}

/** Runs them; the conversation is on screen. */
export async function startMails({
  facts = mailFacts,
  undoSeconds = 0,
  ...options
}: MailBenchOptions = {}): Promise<MailBench> {
  const settings = saveRequested({ ...DEFAULT_CONFIGURATION, undoSendSeconds: undoSeconds });
  const h = createSagaHarness({
    facts: () => [...facts(), openRequested({ conversationId: '1001' }), settings],
    ...options,
  });
  h.run(keepDrafts);
  h.run(keepOutbox);
  await h.settle();
  h.dispatch(
    mailOpenRequested({
      conversationId: '1001',
      key: 'answer:1',
      kind: 'answer',
      messageId: '1',
      toAll: false,
    }),
  );
  await h.settle();
  h.forget();
  const { disk, handles, uploads } = h.services;
  return {
    ...outboxBench(h),
    disk,
    choose: (name, bytes) => {
      const uploadId = handles.deposit(new FakeFile(bytesOf(bytes), 'application/pdf'));
      return sampleMailFile({ uploadId, name, bytes });
    },
    keep: (mail) => h.dispatch(mailKeepRequested({ conversationId: '1001', mail })),
    sendMail: (mail) =>
      h.dispatch(
        sendMailRequested({ conversationId: '1001', mail, html: '<p>Segue</p>', plainText: 'Segue' }),
      ),
    drafts: () => selectMailDrafts(h.state(), '1001'),
    items: () => Object.values(h.state().outbox.items),
    parts: () => uploads.sendChunk.calls.map(([_who, _reqId, { file }, offset]) => [file.name, offset]),
    filesOnDisk: () => [...disk.files.keys()],
  };
}

/** A mail with two files. */
export function mailWithFiles(bench: MailBench, fields: Partial<Mail> = {}): Mail {
  const files = [bench.choose('um.pdf', 100), bench.choose('dois.pdf', 200)];
  return sampleMail({ files, ...fields });
}
