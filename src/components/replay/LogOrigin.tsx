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

const UNKNOWN = '–';

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

/** Which console recorded a log, and how well this one reads it: said before anything of it is shown. */
export function LogOrigin({ origin }: Props): ReactNode {
  const { app, build, schema, session, fidelity, doubts, translations } = origin;
  return (
    <div className="log-origin">
      <p>
        <T
          id="replay.origin.recorder"
          values={{
            version: app ?? UNKNOWN,
            build: build ?? UNKNOWN,
            schema: schema ?? UNKNOWN,
            session: session ?? UNKNOWN,
          }}
        />
      </p>
      <p role="status" className={`log-origin__fidelity log-origin__fidelity--${fidelity}`}>
        <T id={FIDELITY[fidelity]} />
      </p>
      {doubts.length > 0 && (
        <ul>
          {doubts.map((doubt) => (
            <li key={'name' in doubt ? `${doubt.kind} ${doubt.name}` : doubt.kind}>
              <DoubtText doubt={doubt} />
            </li>
          ))}
        </ul>
      )}
      {translations.length > 0 && (
        <details>
          <summary>
            <T id="replay.origin.translations" values={{ count: translations.length }} />
          </summary>
          <ol>
            {translations.map((translation) => (
              <TranslationLine
                key={`${translation.position} ${translation.type}`}
                translation={translation}
              />
            ))}
          </ol>
        </details>
      )}
    </div>
  );
}
