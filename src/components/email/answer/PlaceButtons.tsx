import type { ReactNode } from 'react';
import { selectUser } from '../../../store/auth/selectors';
import { useAppSelector, useRequest } from '../../../store/hooks';
import { mailPlaceRequested } from '../../../store/layout/actions';
import { selectLayout } from '../../../store/layout/selectors';
import type { MailPlace } from '../../../store/layout/types';
import { useText } from '../../intl';
import { IconButton } from '../../ui/IconButton';
import { Icon } from '../../ui/icons/Icon';

/** Where else a mail can be written: in all of the conversation's height, in a dialog, or below the thread again. */
export function PlaceButtons({ isFullOnly = false }: { isFullOnly?: boolean }): ReactNode {
  const t = useText();
  const request = useRequest();
  const agent = useAppSelector(selectUser)?.login ?? '';
  const { mailPlace = 'docked' } = useAppSelector(selectLayout);
  const isFull = mailPlace === 'full';
  const go = (place: MailPlace) => request(mailPlaceRequested({ agent, place }));
  if (mailPlace === 'popup')
    return (
      <IconButton label={t('answer.docked')} onClick={() => go('docked')}>
        <Icon name="down" />
      </IconButton>
    );
  return (
    <>
      {!isFullOnly && (
        <IconButton
          label={t('answer.full')}
          aria-pressed={isFull}
          onClick={() => go(isFull ? 'docked' : 'full')}
        >
          <Icon name={isFull ? 'fullscreenExit' : 'fullscreen'} />
        </IconButton>
      )}
      <IconButton label={t('answer.popup')} onClick={() => go('popup')}>
        <Icon name="windows" />
      </IconButton>
    </>
  );
}
