import { Suspense, useState, type ReactNode } from 'react';
import { useAppSelector } from '../../store/hooks';
import { selectSettingsShown } from '../../store/ui/selectors';
import { ErrorBoundary } from '../ui/feedback/ErrorBoundary';
import { latePart } from '../intl/latePart';

const SettingsDialog = latePart(async () => ({
  default: (await import(/* webpackChunkName: "settings" */ './SettingsDialog')).SettingsDialog,
}));

/**
 * The settings dialog, fetched when it is first needed. Afterwards it stays mounted, so that on closing it can give the focus back to what opened it.
 */
export function Settings(): ReactNode {
  const isShown = useAppSelector(selectSettingsShown);
  const [wasShown, setWasShown] = useState(false);
  if (isShown && !wasShown) setWasShown(true);
  if (!wasShown) return null;
  return (
    <ErrorBoundary>
      <Suspense fallback={null}>
        <SettingsDialog isShown={isShown} />
      </Suspense>
    </ErrorBoundary>
  );
}
