import type { ReactNode } from 'react';
import { useAppSelector } from '../../store/hooks';
import { CHECKS, selectSelfCheck } from '../../store/selfCheck/selectors';
import { useText } from '../intl';
import { questionOf } from './CheckRow';
import { useLineWords } from './useLineWords';

/** Reads each line out once, when it ended or asks something: several may end at the same moment. */
export function Progressed(): ReactNode {
  const t = useText();
  const wordsOf = useLineWords();
  const { lines } = useAppSelector(selectSelfCheck);
  return (
    <div className="visually-hidden" role="log">
      {CHECKS.map((check) => {
        const line = lines[check];
        if (line === undefined) return null;
        const { name, status, fix } = wordsOf(check, line);
        if (line.status === 'asking') return <p key={`${check}?`}>{t(questionOf(check))}</p>;
        if (line.endedAt === null) return null;
        const said = [t('selfCheck.said', { name, status }), ...(fix === null ? [] : [fix])];
        return <p key={`${check} ${line.endedAt}`}>{said.join('. ')}</p>;
      })}
    </div>
  );
}
