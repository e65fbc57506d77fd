import { createContext, use, useLayoutEffect, useMemo, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import './notices.css';

interface Places {
  /** Where notices stand: the place that a list or a page offers, else over the screen. */
  element: HTMLElement | null;
  offer: (element: HTMLElement | null) => void;
  /** Whether a collapsed list stands at the edge, which notices over the screen leave free. */
  standBesideRail: (isBeside: boolean) => void;
}

const PlacesContext = createContext<Places | null>(null);

/** Lets a list or a page offer notices a place in which they move nothing, see `NoticePlace`. */
export function NoticePlaces({ children }: { children: ReactNode }): ReactNode {
  const [offered, offer] = useState<HTMLElement | null>(null);
  const [over, setOver] = useState<HTMLElement | null>(null);
  const [isBesideRail, standBesideRail] = useState(false);
  const places = useMemo(() => ({ element: offered ?? over, offer, standBesideRail }), [offered, over]);
  const where = isBesideRail ? 'notice-place--over notice-place--beside-rail' : 'notice-place--over';
  return (
    <PlacesContext value={places}>
      {children}
      <div ref={setOver} className={`notice-place ${where}`} />
    </PlacesContext>
  );
}

/** Where notices stand: below a list or a page, so that they push none of its rows and cover nothing. */
export function NoticePlace(): ReactNode {
  const places = use(PlacesContext);
  return <div ref={places?.offer} className="notice-place" data-foot />;
}

/** In a collapsed list, which has no room for notices: they stand over the screen, beside it. */
export function NoticesBesideRail(): ReactNode {
  const standBesideRail = use(PlacesContext)?.standBesideRail;
  useLayoutEffect(() => {
    standBesideRail?.(true);
    return () => standBesideRail?.(false);
  }, [standBesideRail]);
  return null;
}

/** Notices that stay until something is done about them; a form among them keeps what is typed when the place changes. */
export function Notices({ children }: { children: ReactNode }): ReactNode {
  const places = use(PlacesContext);
  const element = places?.element ?? null;
  // An element of its own that moves from place to place: a portal into another element would begin anew.
  const [host] = useState(() => document.createElement('div'));
  useLayoutEffect(() => {
    element?.append(host);
    return () => host.remove();
  }, [element, host]);
  return places === null ? children : createPortal(children, host);
}
