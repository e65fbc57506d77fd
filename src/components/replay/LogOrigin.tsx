import type { ReactNode } from 'react';
import type { Doubt, LogOrigin as Origin, Translation } from '../../store/actionLog/types';
import { T, useText } from '../intl';
import type { TextId } from '../intl/useText';
import './logOrigin.css';

const FIDELITY: Record<Origin['fidelity'], TextId> = {
  exact: 'replay.origin.exact',
  translated: 'replay.origin.translated',
  inexact: 'replay.origin.inexact',
};

function DoubtText({ doubt }: { doubt: Doubt }): ReactNode {
  if (doubt.kind === 'untold') return <T id="replay.origin.untold" />;
  if (doubt.kind === 'guessed') return <T id="replay.origin.guessed" values={{ count: doubt.count }} />;
  const { kind, name, count } = doubt;
  const id = kind === 'unknownType' ? 'replay.origin.unknownType' : 'replay.origin.unknownDomain';
  return <T id={id} values={{ name, count }} />;
}

/** Where a translation stands, what it is of, and what it did. */
function TranslationLine({ translation }: { translation: Translation }): ReactNode {
  const t = useText();
  const { position, type, changes } = translation;
  const what = type === '' ? t('replay.origin.snapshot') : type;
  const line = [String(position), what, ...changes].join(' · ');
  return <li>{line}</li>;
}

interface Props {
  origin: Origin;
}

/** How well this version reads a log: said before anything of it is shown. */
export function Fidelity({ origin: { fidelity } }: Props): ReactNode {
  return (
    <p role="status" className={`log-origin__fidelity log-origin__fidelity--${fidelity}`}>
      <T id={FIDELITY[fidelity]} />
    </p>
  );
}

/** Why a log cannot be read exactly. */
export function Doubts({ origin: { doubts } }: Props): ReactNode {
  if (doubts.length === 0) return null;
  return (
    <ul className="log-origin__list">
      {doubts.map((doubt) => (
        <li key={'name' in doubt ? `${doubt.kind} ${doubt.name}` : doubt.kind}>
          <DoubtText doubt={doubt} />
        </li>
      ))}
    </ul>
  );
}

/** What was done to a log of an earlier schema, folded away; hundreds of lines keep to a part of the page. */
export function Translations({ origin: { translations } }: Props): ReactNode {
  const t = useText();
  if (translations.length === 0) return null;
  const words = t('replay.origin.translations', { count: translations.length });
  return (
    <details>
      <summary>{words}</summary>
      <ol className="log-origin__list log-origin__translations" tabIndex={0} aria-label={words}>
        {translations.map((translation) => (
          <TranslationLine key={`${translation.position} ${translation.type}`} translation={translation} />
        ))}
      </ol>
    </details>
  );
}
