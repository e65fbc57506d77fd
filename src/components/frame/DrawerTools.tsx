import type { ReactNode } from 'react';
import { useRequest } from '../../store/hooks';
import { drawerToggleRequested, overlayRequested } from '../../store/ui/actions';
import type { Overlay } from '../../store/ui/types';
import { T } from '../intl/T';
import type { TextId } from '../intl/useText';

const TOOLS: readonly (readonly [Overlay, TextId])[] = [
  ['dayStats', 'drawer.figures'],
  ['shortcuts', 'drawer.shortcuts'],
];

/** At the end of the drawer: what the agent did today, and the shortcuts. The drawer gives way to them. */
export function DrawerTools(): ReactNode {
  const request = useRequest();
  return (
    <div className="drawer__tools">
      {TOOLS.map(([overlay, name]) => (
        <button
          key={overlay}
          type="button"
          className="button"
          aria-haspopup="dialog"
          onClick={() => {
            request(drawerToggleRequested());
            request(overlayRequested({ overlay }));
          }}
        >
          <T id={name} />
        </button>
      ))}
    </div>
  );
}
