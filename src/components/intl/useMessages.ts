import { useEffect, useState } from 'react';
import type { Language } from '../../store/config/types';
import { fetchPart } from '../ui/feedback/lazyPart';
import { languages, type Messages } from './languages';

/** The words of one language. */
export interface Loaded {
  language: Language;
  messages: Messages;
  /** Those of all screens, not only of the login. */
  isWhole: boolean;
}

async function loadInParts(language: Language, onLoaded: (loaded: Loaded) => void): Promise<void> {
  const { first, rest } = languages[language];
  const { default: firstMessages } = await fetchPart(first);
  onLoaded({ language, messages: firstMessages, isWhole: false });
  const { default: others } = await fetchPart(rest);
  onLoaded({ language, messages: Object.assign({}, firstMessages, others), isWhole: true });
}

/** Once there are words for all screens, part of another language does not replace them. */
function better(before: Loaded | null, next: Loaded): Loaded {
  return before?.isWhole === true && !next.isWhole ? before : next;
}

/** Loads the words of a language, the login's first, until they are there; the last ones stay meanwhile. */
export function useMessages(language: Language): Loaded | null {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [failures, setFailures] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    loadInParts(language, (next) => {
      if (isCurrent) setLoaded((before) => better(before, next));
    }).catch(() => {
      // Nothing can be shown without words, so it is never given up.
      if (isCurrent) setFailures((count) => count + 1);
    });
    return () => {
      isCurrent = false;
    };
  }, [language, failures]);
  return loaded;
}
