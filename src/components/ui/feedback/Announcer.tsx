import { createContext, use, useCallback, useState, type ReactNode } from 'react';

/** How a screen reader is told: when it is done with its sentence, or at once. */
export type Urgency = 'polite' | 'assertive';

/** Reads a text out to screen readers; nothing is seen. */
export type Announce = (text: string, urgency?: Urgency) => void;

const AnnounceContext = createContext<Announce | null>(null);

interface Said {
  text: string;
  count: number;
}

const SILENCE: Record<Urgency, Said> = {
  polite: { text: '', count: 0 },
  assertive: { text: '', count: 0 },
};

/** Keeps the page's two live regions, one polite and one assertive, and gives `useAnnounce` inside. */
export function Announcer({ children }: { children: ReactNode }): ReactNode {
  const [said, setSaid] = useState(SILENCE);
  const announce = useCallback<Announce>((text, urgency = 'polite') => {
    setSaid((before) => ({ ...before, [urgency]: { text, count: before[urgency].count + 1 } }));
  }, []);
  return (
    <AnnounceContext value={announce}>
      {children}
      <div className="visually-hidden" aria-live="polite" data-announcer="polite">
        {/* A new element each time: the same words twice are read twice. */}
        <span key={said.polite.count}>{said.polite.text}</span>
      </div>
      <div className="visually-hidden" aria-live="assertive" data-announcer="assertive">
        <span key={said.assertive.count}>{said.assertive.text}</span>
      </div>
    </AnnounceContext>
  );
}

/** The announcing function of the page; throws outside `Announcer`. */
export function useAnnounce(): Announce {
  const announce = use(AnnounceContext);
  if (announce === null) throw new Error('useAnnounce needs Announcer around it');
  return announce;
}
