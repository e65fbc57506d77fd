import type { ReactNode } from 'react';
import { selectWriting } from '../../store/drafts/selectors';
import { useAppSelector } from '../../store/hooks';
import { DialogHost } from '../ui/dialog/DialogHost';
import { lazyPart } from '../ui/feedback/lazyPart';

const AnswerDialog = lazyPart(async () => ({
  default: (await import(/* webpackChunkName: "answer" */ './answer/AnswerDialog')).AnswerDialog,
}));

/** The editor of e-mails, around every screen: it stays whatever is opened meanwhile. */
export function AnswerHost(): ReactNode {
  const isOpen = useAppSelector(selectWriting) !== null;
  return <DialogHost isOpen={isOpen}>{(afterClose) => <AnswerDialog afterClose={afterClose} />}</DialogHost>;
}
