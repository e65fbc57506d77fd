import type { DesktopNotice } from '../../services/notifications/desktop';
import { selectLanguage, selectProductTitle } from '../../store/config/selectors';
import type { NoticeAbout } from '../../store/notifications/types';
import { notificationServices } from '../core/context';
import { call, select, type SagaGenerator } from '../core/effects';

/** A notice before it is put into words. */
export interface Unworded extends Omit<DesktopNotice, 'title' | 'body'> {
  subject: NoticeAbout;
}

/** Words a notice and shows it on the desktop; false where the browser does not. */
export function* show({ subject, ...notice }: Unworded, showsContent: boolean): SagaGenerator<boolean> {
  const { desktop, say } = yield* call(notificationServices);
  const language = yield* select(selectLanguage);
  const product = yield* select(selectProductTitle);
  const words = yield* call(say, language, subject, { product, showsContent });
  return desktop.show({ ...notice, ...words });
}
