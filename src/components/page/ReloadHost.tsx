import { Suspense, type ReactNode } from 'react';
import { useAppSelector } from '../../store/hooks';
import { selectReloadDelayed } from '../../store/page/selectors';
import { lazyPart } from '../ui/feedback/lazyPart';

const ReloadBanner = lazyPart(async () => {
  const { ReloadBanner: banner } = await import(/* webpackChunkName: "other-tab" */ './ReloadBanner');
  return { default: banner };
});

/** Where it is said that the console failed and is not loaded anew by itself. */
export function ReloadHost(): ReactNode {
  const reason = useAppSelector(selectReloadDelayed);
  return (
    <div role="alert">
      <Suspense>{reason !== null && <ReloadBanner reason={reason} />}</Suspense>
    </div>
  );
}
