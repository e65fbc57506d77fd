import { useEffect, useRef, type RefObject } from 'react';
import { selectDraftFiles } from '../../../store/drafts/selectors';
import type { DraftFile } from '../../../store/drafts/types';
import { useAppSelector, useRequest } from '../../../store/hooks';
import { sendFileRequested } from '../../../store/outbox/actions';
import { selectFileProblem } from '../../../store/outbox/selectors';

/** The files beside what the agent writes. */
export interface DraftFiles {
  /** Those that the agent did not send yet. */
  files: readonly DraftFile[];
  /** One of them cannot be sent as it is. */
  isRefused: boolean;
  /** One of them could not be sent: what went with it is the agent's again. */
  hasFailed: boolean;
  /** Sends them, in order, the text with the first. */
  send: (caption: string) => void;
}

/** Follows the files of a conversation's draft; the input gets the focus when some come, to say what they are. */
export function useDraftFiles(
  conversationId: string,
  input: RefObject<HTMLTextAreaElement | null>,
): DraftFiles {
  const request = useRequest();
  const all = useAppSelector((state) => selectDraftFiles(state, conversationId));
  const isRefused = useAppSelector((state) =>
    all.some((file) => file.isSending !== true && selectFileProblem(state, file) !== null),
  );
  const files = all.filter(({ isSending }) => isSending !== true);
  const before = useRef(all.length);
  useEffect(() => {
    if (all.length > before.current) input.current?.focus();
    before.current = all.length;
  }, [all, input]);
  return {
    files,
    isRefused,
    hasFailed: all.some(({ failure }) => failure !== undefined),
    send(caption) {
      for (const [index, { uploadId, name, mimeType, bytes }] of files.entries()) {
        const file = { uploadId, name, mimeType, bytes };
        request(sendFileRequested({ conversationId, file, caption: index === 0 ? caption : '' }));
      }
    },
  };
}
