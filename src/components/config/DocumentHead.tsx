import { useEffect } from 'react';
import { selectLanguage, selectProductTitle } from '../../store/config/selectors';
import { useAppSelector } from '../../store/hooks';
import { manifestFile } from '../../lib/manifestFile';
import { languageTag } from '../intl/languages';

/** Keeps the document's title and language those of the product, and what an installed console's shortcuts are called. */
export function DocumentHead(): null {
  const title = useAppSelector(selectProductTitle);
  const language = useAppSelector(selectLanguage);
  useEffect(() => {
    document.title = title;
  }, [title]);
  useEffect(() => {
    document.documentElement.lang = languageTag(language);
    const manifest = document.querySelector<HTMLLinkElement>('link[rel="manifest"]');
    if (manifest !== null) manifest.href = `/${manifestFile(language)}`;
  }, [language]);
  return null;
}
