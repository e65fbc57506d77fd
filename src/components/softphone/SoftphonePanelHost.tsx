import { Suspense, type ReactNode } from 'react';
import { useAppSelector } from '../../store/hooks';
import { selectHasVoice } from '../../store/softphone/selectors';
import { lazyPart } from '../ui/feedback/lazyPart';

const SoftphonePanel = lazyPart(async () => ({
  default: (await import(/* webpackChunkName: "calls" */ './SoftphonePanel')).SoftphonePanel,
}));

/** The telephone in the drawer, for agents who have one. */
export function SoftphonePanelHost(): ReactNode {
  if (!useAppSelector(selectHasVoice)) return null;
  return (
    <Suspense fallback={null}>
      <SoftphonePanel />
    </Suspense>
  );
}
