import { useCallback } from 'react';
import { useAppSelector } from '../../../store/hooks';
import type { Failure } from '../../../lib/failure';
import { selectFileLimits } from '../../../store/outbox/selectors';
import type { OutboxFile } from '../../../store/outbox/types';
import { useFailureText } from '../../ui/feedback';
import { useText, type TextId } from '../../intl';
import { useFileSize } from '../timeline/attachments/useFileSize';

/** What the server refuses about the conversation, in the words that the spec has for files (spec 1 §5). */
const REFUSED: Readonly<Record<string, TextId>> = {
  ATENDIMENTO_ENCERRADO: 'refused.otherAgent',
  OUTRO_AGENTE: 'refused.otherAgent',
  NAO_ENCONTRADO: 'refused.notFound',
};

/** Words for why a file cannot be sent, with the server's own numbers. */
export function useFileProblem(): (file: OutboxFile, failure: Failure) => string {
  const t = useText();
  const size = useFileSize();
  const failureText = useFailureText();
  const limits = useAppSelector(selectFileLimits);
  return useCallback(
    (file, failure) => {
      const { code, message } = failure;
      if (code === 'fileTooLarge' && limits !== null) {
        return t('attach.tooLarge', { size: size(file.bytes), limit: size(limits.maxFileBytes) });
      }
      if (code === 'fileTypeBlocked') return t('attach.blocked', { type: file.mimeType });
      const refused = message === '' ? REFUSED[code] : undefined;
      return refused === undefined ? failureText(failure) : t(refused);
    },
    [t, size, failureText, limits],
  );
}
