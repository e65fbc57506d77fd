import type { MouseEvent, ReactNode } from 'react';
import { selectUser } from '../../store/auth/selectors';
import { useAppSelector, useRequest } from '../../store/hooks';
import { senderImagesRequested } from '../../store/ui/actions';
import { selectImageSenders } from '../../store/ui/selectors';
import { Icon } from '../ui/icons/Icon';
import { T } from '../intl';

/** Whether the agent always sees the remote images of what a sender (an address) writes. */
export function useIsImageSender(sender: string | null): boolean {
  return useAppSelector((state) => sender !== null && selectImageSenders(state).includes(sender));
}

/** The button that was pressed goes away: the focus stays with the mail. */
function giveFocusToMail({ currentTarget }: MouseEvent): void {
  currentTarget.closest<HTMLElement>('article')?.focus({ preventScroll: true });
}

interface Props {
  /** How many the mail has. */
  remote: number;
  areShown: boolean;
  /** Whose mail it is, by address; null where it is nobody's in particular. */
  sender: string | null;
  onShow: () => void;
}

/** Says that remote images were left out, and lets the agent see them: those of this mail, or all of its sender's. */
export function RemoteImages({ remote, areShown, sender, onShow }: Props): ReactNode {
  const request = useRequest();
  const agent = useAppSelector(selectUser)?.login ?? '';
  const isTrusted = useIsImageSender(sender);
  const choose = (event: MouseEvent, shown: boolean) => {
    giveFocusToMail(event);
    if (sender !== null) request(senderImagesRequested({ agent, sender, shown }));
  };
  if (remote === 0) return null;
  if (isTrusted)
    return (
      <div className="mail__images">
        <T id="mail.imagesTrusted" values={{ sender: sender ?? '' }} />
        <button type="button" className="button button--quiet" onClick={(event) => choose(event, false)}>
          <T id="mail.imagesBlock" />
        </button>
      </div>
    );
  if (areShown) return null;
  return (
    <div className="mail__images" role="note">
      <span className="mail__note">
        <Icon name="ban" />
        <T id="mail.imagesBlocked" values={{ count: remote }} />
      </span>
      <button
        type="button"
        className="button"
        onClick={(event) => {
          giveFocusToMail(event);
          onShow();
        }}
      >
        <T id="mail.showImages" />
      </button>
      {sender !== null && (
        <button type="button" className="button button--quiet" onClick={(event) => choose(event, true)}>
          <T id="mail.showImagesOf" values={{ sender }} />
        </button>
      )}
    </div>
  );
}
