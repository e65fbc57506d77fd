import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { leaveRequested } from '../../store/conversations/actions';
import { selectSettingsLocked } from '../../store/config/selectors';
import { useAppSelector, useRequest, type RequestAction } from '../../store/hooks';
import { closeRequested, drawerToggleRequested, overlayRequested } from '../../store/ui/actions';
import { LanguageChoice } from '../config/LanguageChoice';
import { T } from '../intl/T';
import type { TextId } from '../intl/useText';

const TOOLS: readonly (readonly [TextId, () => RequestAction])[] = [
  ['drawer.figures', () => overlayRequested({ overlay: 'dayStats' })],
  ['drawer.shortcuts', () => overlayRequested({ overlay: 'shortcuts' })],
  ['drawer.leave', () => closeRequested()],
];

/** Leads to the pre-shift check. */
function SelfCheckButton(): ReactNode {
  const request = useRequest();
  const navigate = useNavigate();
  return (
    <button
      type="button"
      className="button"
      onClick={() => {
        request(drawerToggleRequested());
        request(leaveRequested());
        void navigate('/verificacao');
      }}
    >
      <T id="selfCheck.title" />
    </button>
  );
}

/**
 * At the end of the drawer: the language, where the settings are locked, the pre-shift check, what the agent did today,
 * the shortcuts, the way out. The drawer gives way to what opens.
 */
export function DrawerTools(): ReactNode {
  const request = useRequest();
  const isLocked = useAppSelector(selectSettingsLocked);
  return (
    <div className="drawer__tools">
      {isLocked && <LanguageChoice />}
      <SelfCheckButton />
      {TOOLS.map(([name, open]) => (
        <button
          key={name}
          type="button"
          className="button"
          aria-haspopup="dialog"
          onClick={() => {
            request(drawerToggleRequested());
            request(open());
          }}
        >
          <T id={name} />
        </button>
      ))}
    </div>
  );
}
