import type { Attachment, Message } from '../../../store/messages/types';

/** A file of a message, with where it came. */
export interface CameFile {
  /** One message can bring one file twice. */
  key: string;
  file: Attachment;
  /** Null: the server did not say. */
  sentAt: string | null;
}

/** The files of these messages, the latest first; not those of messages that were deleted. */
export function filesOf(messages: readonly Message[]): CameFile[] {
  return messages
    .flatMap(({ attachments, id, sentAt, status }) =>
      status === 'deleted'
        ? []
        : attachments.map((file, place) => ({ key: `${id} ${String(place)}`, file, sentAt })),
    )
    .toReversed();
}
