import { Suspense, useState, type ReactNode } from 'react';
import { useAppSelector } from '../../store/hooks';
import { selectSettingsShown } from '../../store/ui/selectors';
import { AllWords } from '../intl/IntlRoot';
import { ErrorBoundary } from '../ui/feedback/ErrorBoundary';
import { lazyPart } from '../ui/feedback/lazyPart';

const SettingsDialog = lazyPart(async () => ({
  default: (await import(/* webpackChunkName: "settings" */ './SettingsDialog')).SettingsDialog,
}));

/**
 * The settings dialog, fetched when it is first needed: at the login too, which waits for fewer words than it
 * says. Afterwards it stays mounted, so that on closing it can give the focus back to what opened it.
 */
export function Settings(): ReactNode {
  const isShown = useAppSelector(selectSettingsShown);
  const [wasShown, setWasShown] = useState(false);
  if (isShown && !wasShown) setWasShown(true);
  if (!wasShown) return null;
  return (
    <ErrorBoundary>
      <Suspense fallback={null}>
        <AllWords>
          <SettingsDialog isShown={isShown} />
        </AllWords>
      </Suspense>
    </ErrorBoundary>
  );
}
