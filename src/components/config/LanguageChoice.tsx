import type { ReactNode } from 'react';
import { saveRequested } from '../../store/config/actions';
import { selectConfiguration, selectLanguage } from '../../store/config/selectors';
import { useAppSelector, useRequest } from '../../store/hooks';
import { LANGUAGES } from '../intl/languages';
import { useText } from '../intl/useText';

/** The language, for whoever may change nothing else of the settings: a plain element, as all of the sign-in is. */
export function LanguageChoice(): ReactNode {
  const t = useText();
  const request = useRequest();
  const chosen = useAppSelector(selectLanguage);
  const configuration = useAppSelector(selectConfiguration);
  if (configuration === null) return null;
  return (
    <select
      className="language-choice"
      aria-label={t('login.language')}
      value={chosen}
      onChange={({ target }) => {
        const language = LANGUAGES.find((one) => one === target.value);
        if (language !== undefined) request(saveRequested({ ...configuration, language }));
      }}
    >
      {LANGUAGES.map((one) => (
        <option key={one} value={one}>
          {t(`language.${one}`)}
        </option>
      ))}
    </select>
  );
}
