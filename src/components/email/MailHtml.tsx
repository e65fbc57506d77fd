import { useCallback, type ReactNode } from 'react';
import { selectUser } from '../../store/auth/selectors';
import { useAppSelector, useRequest } from '../../store/hooks';
import { mailsDarkRequested } from '../../store/layout/actions';
import { selectLayout } from '../../store/layout/selectors';
import { T, useText } from '../intl';
import { useScheme } from '../appearance/useScheme';
import { MailFrame } from './MailFrame';
import type { MailView } from './mailView';
import { RemoteImages } from './RemoteImages';
import type { ShownMail } from './useShownMail';

/** Whether mails stand on a dark ground: in the dark scheme, for who wants that. */
function useAreMailsDark(): boolean {
  const wanted = useAppSelector(selectLayout).areMailsDark === true;
  return useScheme() === 'dark' && wanted;
}

/** Puts mails on a dark ground, for who works in the dark; in the light there is nothing to choose. */
function DarkGround({ isDark }: { isDark: boolean }): ReactNode {
  const request = useRequest();
  const agent = useAppSelector(selectUser)?.login ?? '';
  const isChoice = useScheme() === 'dark';
  if (!isChoice) return null;
  return (
    <button
      type="button"
      className="button button--quiet mail__more"
      aria-pressed={isDark}
      onClick={() => request(mailsDarkRequested({ agent, dark: !isDark }))}
    >
      <T id="mail.dark" />
    </button>
  );
}

/** Higher mails are cut until the agent wants the rest, px. */
const CUT = 500;

/** What a mail is taken to measure before it is drawn, px. */
const GUESS = 120;

interface Props {
  shown: ShownMail;
  view: MailView;
  onView: (changes: Partial<MailView>) => void;
  /** The sender's name. */
  who: string;
  sender: string | null;
  onLink: (href: string) => void;
}

function classesOf(isCut: boolean, isDark: boolean): string {
  return ['mail__body', isCut ? 'mail__body--cut' : '', isDark ? 'mail__body--dark' : ''].join(' ').trim();
}

/** A mail's HTML in its frame: no higher than a glance, with the ways to see more of it. */
export function MailHtml({ shown, view, onView, who, sender, onLink }: Props): ReactNode {
  const t = useText();
  const { mail, quote, allowImages, serverOrigin } = shown;
  const isDark = useAreMailsDark();
  const height = view.height ?? GUESS;
  const isCut = !view.isExpanded && height > CUT;
  const onHeight = useCallback((measured: number) => onView({ height: measured }), [onView]);
  // What has the focus is to be seen.
  const onFocus = useCallback(
    (bottom: number) => {
      if (bottom > CUT) onView({ isExpanded: true });
    },
    [onView],
  );
  return (
    <>
      <RemoteImages
        remote={mail.remote}
        areShown={allowImages}
        sender={sender}
        onShow={() => onView({ areImagesShown: true })}
      />
      <div className={classesOf(isCut, isDark)}>
        <MailFrame
          mail={mail}
          quote={quote}
          allowImages={allowImages}
          serverOrigin={serverOrigin}
          height={height}
          onHeight={onHeight}
          onLink={onLink}
          onFocus={onFocus}
          isQuoteShown={view.isQuoteShown}
          isDark={isDark}
          title={t('mail.frame', { who })}
        />
      </div>
      <DarkGround isDark={isDark} />
      {height > CUT && (
        <button
          type="button"
          className="button button--quiet mail__more"
          aria-expanded={view.isExpanded}
          onClick={() => onView({ isExpanded: !view.isExpanded })}
        >
          <T id={view.isExpanded ? 'mail.collapse' : 'mail.expand'} />
        </button>
      )}
    </>
  );
}
