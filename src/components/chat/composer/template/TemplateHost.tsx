import type { ReactNode } from 'react';
import { useAppSelector } from '../../../../store/hooks';
import { selectPhrasesFor } from '../../../../store/phrases/selectors';
import { DialogHost } from '../../../ui/dialog/DialogHost';
import { lazyPart } from '../../../ui/feedback/lazyPart';

const TemplateDialog = lazyPart(async () => ({
  default: (await import(/* webpackChunkName: "template" */ './TemplateDialog')).TemplateDialog,
}));

/** The dialog Enviar template, once an agent or the server asks for it. */
export function TemplateHost(): ReactNode {
  const isOpen = useAppSelector((state) => selectPhrasesFor(state, 'templates') !== null);
  return (
    <DialogHost isOpen={isOpen}>{(afterClose) => <TemplateDialog afterClose={afterClose} />}</DialogHost>
  );
}
