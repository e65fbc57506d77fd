import { useEffect, useId, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { selectProductTitle } from '../../store/config/selectors';
import { useAppSelector, useRequest } from '../../store/hooks';
import { leaveRequested, runRequested } from '../../store/selfCheck/actions';
import { CHECKS, selectSelfCheck } from '../../store/selfCheck/selectors';
import { T, useText } from '../intl';
import { useCopy } from '../ui/feedback';
import { VERSION_LABEL } from '../version';
import { CheckRow } from './CheckRow';
import { Progressed } from './Progressed';
import { useLineWords } from './useLineWords';
import './selfCheck.css';

/** The result as plain text: the versions, the time, and each line with its figures and what to do. */
function useReport(): () => string {
  const t = useText();
  const intl = useIntl();
  const wordsOf = useLineWords();
  const product = useAppSelector(selectProductTitle);
  const { lines } = useAppSelector(selectSelfCheck);
  return () => {
    const now = intl.formatDate(Date.now(), { dateStyle: 'short', timeStyle: 'long' });
    const rows = CHECKS.map((check) => {
      const { name, status, figures, fix } = wordsOf(check, lines[check]);
      const said = t('selfCheck.said', { name, status });
      return [said, ...figures, ...(fix === null ? [] : [fix])].join(' · ');
    });
    return [t('selfCheck.title'), `${product} ${VERSION_LABEL}`, now, ...rows].join('\n');
  };
}

/**
 * The pre-shift check: whether everything is there that an agent needs, line by line. It stops when it is left, and its
 * results stay.
 */
export function SelfCheck(): ReactNode {
  const t = useText();
  const title = useId();
  const request = useRequest();
  const copy = useCopy();
  const report = useReport();
  const wordsOf = useLineWords();
  const { lines } = useAppSelector(selectSelfCheck);
  const wasRun = Object.keys(lines).length > 0;
  useEffect(
    () => () => {
      request(leaveRequested());
    },
    [request],
  );
  return (
    <div className="self-check" role="region" aria-labelledby={title}>
      <h2 id={title} className="self-check__title">
        <T id="selfCheck.title" />
      </h2>
      <p className="self-check__intro">
        <T id="selfCheck.intro" />
      </p>
      <div className="self-check__tools">
        <button
          type="button"
          className="button button--primary"
          onClick={() => request(runRequested({ checks: CHECKS }))}
        >
          <T id="selfCheck.run" />
        </button>
        {wasRun && (
          <button type="button" className="button" onClick={() => copy(report())}>
            <T id="selfCheck.copy" />
          </button>
        )}
      </div>
      <ul className="self-check__list" role="list" aria-label={t('selfCheck.title')}>
        {CHECKS.map((check) => (
          <CheckRow key={check} check={check} line={lines[check]} words={wordsOf(check, lines[check])} />
        ))}
      </ul>
      <Progressed />
    </div>
  );
}
