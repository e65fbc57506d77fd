import { createContext } from 'react';

/** The part of the page that stands for the window, with what opens in it; null: the page itself. */
export const PopupPlaceContext = createContext<HTMLElement | null>(null);
