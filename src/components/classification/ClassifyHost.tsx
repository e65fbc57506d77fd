import type { ReactNode } from 'react';
import { selectClassifyDialog } from '../../store/classification/selectors';
import { useAppSelector } from '../../store/hooks';
import { DialogHost } from '../ui/dialog/DialogHost';
import { lazyPart } from '../ui/feedback/lazyPart';

const ClassifyDialog = lazyPart(async () => ({
  default: (await import(/* webpackChunkName: "classify", webpackPrefetch: true */ './ClassifyDialog'))
    .ClassifyDialog,
}));

/** The classify dialog, fetched when it is first needed. */
export function ClassifyHost(): ReactNode {
  const isOpen = useAppSelector(selectClassifyDialog) !== null;
  return (
    <DialogHost isOpen={isOpen}>{(afterClose) => <ClassifyDialog afterClose={afterClose} />}</DialogHost>
  );
}
