import type { ReactNode } from 'react';
import { languageRequested } from '../../store/config/actions';
import { selectLanguage } from '../../store/config/selectors';
import { useAppSelector, useRequest } from '../../store/hooks';
import { LANGUAGES, languageTag } from '../intl/languages';
import { useText } from '../intl/useText';
import { Pills } from '../ui/pills/Pills';

/** The language of the console; counts at once, also behind the dialog. */
export function LanguageField(): ReactNode {
  const t = useText();
  const request = useRequest();
  return (
    <Pills
      label="settings.language"
      value={useAppSelector(selectLanguage)}
      pills={LANGUAGES.map((value) => ({ value, name: t(`language.${value}`), lang: languageTag(value) }))}
      onChoose={(language) => request(languageRequested({ language }))}
    />
  );
}
