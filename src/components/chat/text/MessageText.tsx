import { Fragment, use, useMemo, useState, type MouseEvent, type ReactNode } from 'react';
import type { QueueType } from '../../../lib/queueType';
import { useAppSelector } from '../../../store/hooks';
import { selectHasTelephone } from '../../../store/softphone/selectors';
import { useLinkTarget } from '../../email/useLinkTarget';
import { T } from '../../intl';
import { shownPieces } from './fold';
import type { LinkToken, MonoToken, Token } from './tokens';
import { FoundText } from './foundText';
import './text.css';

const ELLIPSIS = '… ';

/** A number or an address opens the console's own dialog to dial it or to write there, whichever keys are held. */
function ContactLink({ token: { href, text } }: { token: LinkToken }): ReactNode {
  const open = useLinkTarget();
  const hasTelephone = useAppSelector(selectHasTelephone);
  // Without a telephone here, the system may have one.
  const isOwn = hasTelephone || !href.toLowerCase().startsWith('tel:');
  const onPress = (event: MouseEvent) => {
    if (!isOwn) return;
    event.preventDefault();
    open(href);
  };
  return (
    <a href={href} onClick={onPress} onAuxClick={isOwn ? (event) => event.preventDefault() : undefined}>
      {text}
    </a>
  );
}

function Link({ token }: { token: LinkToken }): ReactNode {
  const { href, text } = token;
  if (/^(?:mailto|tel):/iu.test(href)) return <ContactLink token={token} />;
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer nofollow"
      title={href === text ? undefined : href}
    >
      {text}
    </a>
  );
}

function Mono({ token: { text, block } }: { token: MonoToken }): ReactNode {
  return block ? <code className="text__block">{text}</code> : <code className="text__mono">{text}</code>;
}

function piece(token: Token): ReactNode {
  switch (token.kind) {
    case 'text':
      return token.text;
    case 'link':
      return <Link token={token} />;
    case 'mono':
      return <Mono token={token} />;
    case 'bold':
      return <strong>{pieces(token.children)}</strong>;
    case 'italic':
      return <em>{pieces(token.children)}</em>;
    case 'strike':
      return <s>{pieces(token.children)}</s>;
  }
}

function pieces(tokens: readonly Token[]): ReactNode {
  return tokens.map((token, index) => <Fragment key={index}>{piece(token)}</Fragment>);
}

interface Props {
  text: string;
  queueType: QueueType;
  /** Stands at the end of its last line. */
  end?: ReactNode;
}

/** The text of a message: line breaks, links and markup as elements; whatever it holds, never HTML. */
export function MessageText({ text, queueType, end }: Props): ReactNode {
  const isFound = use(FoundText);
  const [isWhole, setIsWhole] = useState(isFound);
  if (isFound && !isWhole) setIsWhole(true);
  const { tokens, isFolded } = useMemo(
    () => shownPieces(text, queueType, isWhole),
    [isWhole, queueType, text],
  );
  return (
    <div className="text" dir="auto">
      {pieces(tokens)}
      {isFolded && (
        <>
          {ELLIPSIS}
          <button type="button" className="text__more" onClick={() => setIsWhole(true)}>
            <T id="message.showAll" />
          </button>
        </>
      )}
      {end}
    </div>
  );
}
