import type { MouseEvent, ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { T } from '../intl/T';
import type { TextId } from '../intl/useText';

/** Where the list and the conversation stand on one screen. */
const PLACES: Readonly<Record<string, readonly TextId[]>> = {
  '/home': ['frame.toList', 'frame.toConversation'],
  '/chat': ['frame.toList', 'frame.toConversation'],
  '/contatos': ['frame.toList', 'frame.toContent'],
  '/clientes': ['frame.toList', 'frame.toContent'],
};

const ELSEWHERE: readonly TextId[] = ['frame.toContent'];

/** What each leads to, the first that is there: the row that arrows start from, where one types, else the pane. */
const TARGETS: Readonly<Partial<Record<TextId, readonly string[]>>> = {
  'frame.toList': ['aside [role="row"][tabindex="0"]', 'aside .contact-row[tabindex="0"]', 'aside.list-pane'],
  'frame.toConversation': ['main [data-focus="composer"]:not(:disabled)', 'main'],
  'frame.toContent': ['main'],
};

function leadTo(place: TextId): void {
  for (const selector of TARGETS[place] ?? []) {
    const target = document.querySelector<HTMLElement>(selector);
    if (target === null) continue;
    if (target.tabIndex < 0 && !target.hasAttribute('tabindex')) target.tabIndex = -1;
    target.focus();
    return;
  }
}

/** The first stops of the keyboard: past the rail and the top bar. Seen while they have the focus (WCAG 2.4.1). */
export function SkipLinks(): ReactNode {
  const { pathname } = useLocation();
  const follow = (event: MouseEvent, place: TextId) => {
    // The address stays: it names the screen, not a place on it.
    event.preventDefault();
    leadTo(place);
  };
  return (PLACES[pathname] ?? ELSEWHERE).map((place) => (
    <a key={place} href={pathname} className="skip-link" onClick={(event) => follow(event, place)}>
      <T id={place} />
    </a>
  ));
}
