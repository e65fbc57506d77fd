import { createContext, useContext } from 'react';

/** Whether the words of all screens are loaded; so it is where nobody loads them in parts. */
export const AllWordsContext = createContext(true);

/** Whether the words of all screens are loaded; before that only the login and the settings can speak. */
export function useHasAllWords(): boolean {
  return useContext(AllWordsContext);
}
