import { useMemo } from 'react';
import { createIntl, useIntl, type IntlShape } from 'react-intl';
import type { Language } from '../../store/config/types';
import { languageTag } from '../intl/languages';
import { useLateMessages } from '../intl/LateWords';
import { useMessages } from '../intl/useMessages';

/** The words of a language that is chosen but not saved; those on screen until they are loaded. */
export function usePreviewIntl(language: Language): IntlShape {
  const current = useIntl();
  const loaded = useMessages(language);
  const late = useLateMessages(languageTag(language));
  return useMemo(() => {
    if (loaded === null || late === null || languageTag(loaded.language) === current.locale) return current;
    return createIntl({
      locale: languageTag(loaded.language),
      messages: Object.assign({}, loaded.messages, late),
    });
  }, [current, loaded, late]);
}
