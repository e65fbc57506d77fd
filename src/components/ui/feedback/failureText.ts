import { useCallback } from 'react';
import type { Failure, FieldErrors } from '../../../lib/failure';
import { useIsTextId, useText, type IsTextId, type Text } from '../../intl/useText';

/** Codes whose message is for developers: of an error of the program itself (see `toFailure`), and of the socket. */
const UNTOLD: readonly string[] = ['unexpected', 'offline', 'lost'];

/** Fields that are lists: one of their rows has its number after the list's name. */
const LISTS = ['CamposAdicionais'];

/** What the server says of fields, with their names as agents know them; one that is not known goes by its own. */
function fieldTexts(errors: FieldErrors, t: Text, isTextId: IsTextId): string[] {
  return Object.entries(errors).map(([name, problem]) => {
    const list = LISTS.find((one) => name.startsWith(`${one}.`));
    const id = `refusedField.${list ?? name}`;
    return t('failure.ofField', { field: isTextId(id) ? t(id) : name, problem });
  });
}

/**
 * Words for a failure: the server's own as they came, else ours for the code (`failure.<code>`), else
 * that something failed, with the code. What the server says of fields follows.
 */
export function useFailureText(): (failure: Failure) => string {
  const t = useText();
  const isTextId = useIsTextId();
  return useCallback(
    ({ code, message, fieldErrors = {} }) => {
      const id = `failure.${code}`;
      const own = isTextId(id) ? t(id) : t('failure.unknown', { code });
      const words = message !== '' && !UNTOLD.includes(code) ? message : own;
      const ofFields = fieldTexts(fieldErrors, t, isTextId);
      return ofFields.length === 0 ? words : `${words} ${ofFields.join('; ')}`;
    },
    [t, isTextId],
  );
}
