import { useEffect, useState } from 'react';
import type { Language } from '../../store/config/types';
import { fetchPart } from '../ui/feedback/lazyPart';
import { languages, loadMessages, type Messages } from './languages';

/** The words of one language. */
export interface Loaded {
  language: Language;
  messages: Messages;
  /** Those of the console, not only of the login. */
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

/** Loads the words of the console in a language, the login's first, until they are there; the last ones stay meanwhile. */
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

const allWords = new Map<Language, Messages>();

async function loadAll(language: Language): Promise<Messages> {
  const messages = allWords.get(language) ?? (await fetchPart(() => loadMessages(language)));
  allWords.set(language, messages);
  return messages;
}

/** All words of one language. */
export interface AllMessages {
  language: Language;
  messages: Messages;
}

function known(language: Language): AllMessages | null {
  const messages = allWords.get(language);
  return messages === undefined ? null : { language, messages };
}

/** Loads all words of a language until they are there; the last ones stay meanwhile. Null: there are none yet. */
export function useAllMessages(language: Language): AllMessages | null {
  const [loaded, setLoaded] = useState(() => known(language));
  const [failures, setFailures] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    loadAll(language).then(
      (messages) => {
        if (isCurrent) setLoaded({ language, messages });
      },
      () => {
        if (isCurrent) setFailures((count) => count + 1);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [language, failures]);
  return loaded;
}
