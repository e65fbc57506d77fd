import type { Attachment, Message } from '../../../store/messages/types';
import { attachmentKind } from '../timeline/attachments/fileType';

/** The pictures of a conversation, the oldest first; not those of messages that were deleted. */
export function picturesOf(messages: readonly Message[]): Attachment[] {
  return messages.flatMap(({ attachments, status }) =>
    status === 'deleted' ? [] : attachments.filter((file) => attachmentKind(file) === 'picture'),
  );
}
