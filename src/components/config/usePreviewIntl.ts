import { useMemo } from 'react';
import { createIntl, useIntl, type IntlShape } from 'react-intl';
import type { Language } from '../../store/config/types';
import { languageTag } from '../intl/languages';
import { useMessages } from '../intl/useMessages';

/** The words of a language that is chosen but not saved; those on screen until they are loaded. */
export function usePreviewIntl(language: Language): IntlShape {
  const current = useIntl();
  const loaded = useMessages(language);
  return useMemo(() => {
    if (loaded?.isWhole !== true) return current;
    const locale = languageTag(loaded.language);
    return locale === current.locale ? current : createIntl({ locale, messages: loaded.messages });
  }, [current, loaded]);
}
