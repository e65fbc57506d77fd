import { useCallback } from 'react';
import type { Failure } from '../../../lib/failure';
import { useIsTextId, useText } from '../../intl/useText';

/** What an error of the program itself is called (see `toFailure`); its message is for developers. */
const UNEXPECTED = 'unexpected';

/**
 * Words for a failure: the server's own as they came, else ours for the code (`failure.<code>`), else
 * that something failed, with the code.
 */
export function useFailureText(): (failure: Failure) => string {
  const t = useText();
  const isTextId = useIsTextId();
  return useCallback(
    ({ code, message }) => {
      if (message !== '' && code !== UNEXPECTED) return message;
      const id = `failure.${code}`;
      return isTextId(id) ? t(id) : t('failure.unknown', { code });
    },
    [t, isTextId],
  );
}
