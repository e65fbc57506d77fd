import { createContext, use, useState, type ReactNode } from 'react';

interface Place {
  element: HTMLElement | null;
  setElement: (element: HTMLElement | null) => void;
}

const PlaceContext = createContext<Place>({ element: null, setElement: () => undefined });

/** Lets a list or a page on the screen offer the dialog of a lost connection a place, see `LostPlace`. */
export function LostPlaces({ children }: { children: ReactNode }): ReactNode {
  const [element, setElement] = useState<HTMLElement | null>(null);
  return <PlaceContext value={{ element, setElement }}>{children}</PlaceContext>;
}

/** Where the dialog of a lost connection stands: below a list or a page, so that it covers nothing of them. */
export function LostPlace(): ReactNode {
  const { setElement } = use(PlaceContext);
  return <div ref={setElement} className="connection-lost-place" />;
}

/** The place that what is on the screen offers; null: there is none. */
export function useLostPlace(): HTMLElement | null {
  return use(PlaceContext).element;
}
