import { createContext } from 'react';

/** Whether a search leads to the text of this row: it is shown whole, since the word may be anywhere in it. */
export const FoundText = createContext(false);
