import {
  createContext,
  Suspense,
  use,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { ErrorBoundary } from '../../../ui/feedback/ErrorBoundary';
import { useFocusReturn } from '../../../ui/dialog/useFocusReturn';
import { latePart } from '../../../intl/latePart';
import type { Player } from './player';

const Viewer = latePart(async () => ({
  default: (await import(/* webpackChunkName: "media" */ '../../viewer/Viewer')).Viewer,
}));

/** What the files of one timeline share: one of them plays at a time, and pictures open in one viewer. */
export interface MediaScopeValue {
  /** The player, made by whoever needs it first: it outlives the row that it was begun in. */
  player: (make: () => Player) => Player;
  /** Shows a picture large. */
  open: (path: string) => void;
}

const MediaScopeContext = createContext<MediaScopeValue | null>(null);

/** What the timeline around shares; throws outside of one. */
export function useMediaScope(): MediaScopeValue {
  const scope = use(MediaScopeContext);
  if (scope === null) throw new Error('useMediaScope needs MediaScope around it');
  return scope;
}

interface Props {
  conversationId: string;
  children: ReactNode;
}

/** Holds the player and the viewer of a timeline, whose rows come and go; with it the sound ends. */
export function MediaScope({ conversationId, children }: Props): ReactNode {
  const made = useRef<Player | null>(null);
  const [path, setPath] = useState<string | null>(null);
  const [wasOpen, setWasOpen] = useState(false);
  const giveFocusBack = useFocusReturn();
  const close = useCallback(() => setPath(null), []);

  const scope = useMemo<MediaScopeValue>(
    () => ({
      player: (make) => (made.current ??= make()),
      open: (picture) => {
        setPath(picture);
        setWasOpen(true);
      },
    }),
    [],
  );

  useEffect(
    () => () => {
      made.current?.stop();
      made.current = null;
    },
    [],
  );

  return (
    <MediaScopeContext value={scope}>
      {children}
      {wasOpen && (
        <ErrorBoundary>
          <Suspense fallback={null}>
            <Viewer
              conversationId={conversationId}
              path={path}
              onShow={setPath}
              onClose={close}
              afterClose={giveFocusBack}
            />
          </Suspense>
        </ErrorBoundary>
      )}
    </MediaScopeContext>
  );
}
