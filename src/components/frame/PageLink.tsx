import type { MouseEvent, ReactNode } from 'react';
import { useHref, useLinkClickHandler, useLocation } from 'react-router-dom';

interface Props {
  to: string;
  className: string;
  title?: string;
  /** The id of what screen readers say after the name. */
  describedBy?: string | undefined;
  onClick?: () => void;
  children: ReactNode;
}

/**
 * A link to one of the pages; says when that page is the one shown. The router's own NavLink would
 * bring its forms and loaders along, some 3 kB.
 */
export function PageLink({ to, className, title, describedBy, onClick, children }: Props): ReactNode {
  const { pathname } = useLocation();
  const follow = useLinkClickHandler(to);
  const isShown = pathname === to || pathname.startsWith(`${to}/`);
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    follow(event);
    // A click that the router left alone opens another tab: nothing changes in this one.
    if (event.defaultPrevented) onClick?.();
  };
  return (
    <a
      href={useHref(to)}
      className={isShown ? `${className} active` : className}
      aria-current={isShown ? 'page' : undefined}
      aria-describedby={describedBy}
      title={title}
      onClick={open}
    >
      {children}
    </a>
  );
}
