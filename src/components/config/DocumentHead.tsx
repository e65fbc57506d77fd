import { useEffect } from 'react';
import { selectLanguage, selectProductTitle } from '../../store/config/selectors';
import { useAppSelector } from '../../store/hooks';
import { languageTag } from '../intl/languages';

/** Keeps the document's title and language those of the product. */
export function DocumentHead(): null {
  const title = useAppSelector(selectProductTitle);
  const language = useAppSelector(selectLanguage);
  useEffect(() => {
    document.title = title;
  }, [title]);
  useEffect(() => {
    document.documentElement.lang = languageTag(language);
  }, [language]);
  return null;
}
