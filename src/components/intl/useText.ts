import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import type ptBR from '../../locales/pt_BR.json';

/** The key of a text of the product. */
export type TextId = keyof typeof ptBR;

/** What a text may have filled in: names, numbers, dates. */
export type TextValues = Record<string, string | number | Date>;

/** Gives texts of the product in the language on screen: `t('login.user')`. */
export type Text = (id: TextId, values?: TextValues) => string;

/** The texts of the product, as a function of their key. */
export function useText(): Text {
  const intl = useIntl();
  return useCallback((id, values) => intl.formatMessage({ id }, values), [intl]);
}

/** Says whether a string is the key of a text. */
export type IsTextId = (id: string) => id is TextId;

/** Whether a string that came from outside the components is the key of a text. */
export function useIsTextId(): IsTextId {
  const { messages } = useIntl();
  return useCallback((id): id is TextId => Object.hasOwn(messages, id), [messages]);
}
