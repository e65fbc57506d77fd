import { Icon } from '../ui/icons/Icon';
import { useId, type ReactNode } from 'react';
import { settingsOpenRequested } from '../../store/devices/actions';
import { useRequest } from '../../store/hooks';
import { answerRequested, runRequested } from '../../store/selfCheck/actions';
import type { CheckId, CheckLine } from '../../store/selfCheck/types';
import { MicrophoneMeter } from '../devices/MicrophoneMeter';
import { T, useText } from '../intl';
import { useNow } from '../time/useNow';
import type { LineWords } from './useLineWords';

type Status = CheckLine['status'] | 'idle';

const ICONS: Record<Status, ReactNode> = {
  idle: <Icon name="skipped" />,
  waiting: <Icon name="clock" />,
  running: <Icon name="loading" />,
  asking: <Icon name="question" />,
  ok: <Icon name="active" />,
  warning: <Icon name="alert" />,
  failed: <Icon name="finished" />,
  skipped: <Icon name="skipped" />,
};

/** What the audio settings may mend. */
const OF_DEVICES: readonly CheckId[] = ['microphone', 'speaker', 'ring'];

const MEASURE_S = 10;

/** How far the measuring is, second by second. */
function Progress({ until, words }: { until: number; words: string }): ReactNode {
  const left = Math.max(0, (until - useNow()) / 1000);
  return (
    <progress className="self-check__progress" aria-label={words} max={MEASURE_S} value={MEASURE_S - left} />
  );
}

/** What is wanted of the agent while something is measured: to speak. */
function Measuring({ check, until }: { check: CheckId; until: number }): ReactNode {
  const t = useText();
  if (check === 'microphone') {
    return (
      <div className="self-check__measuring">
        <p>
          <T id="selfCheck.speak" />
        </p>
        <MicrophoneMeter />
      </div>
    );
  }
  return (
    <div className="self-check__measuring">
      <p>
        <T id="selfCheck.speakToEcho" />
      </p>
      <Progress until={until} words={t('selfCheck.name.echo')} />
    </div>
  );
}

/** The question whether a test was noticed. */
export function questionOf(check: CheckId) {
  return check === 'ring' || check === 'notifications'
    ? (`selfCheck.asked.${check}` as const)
    : 'selfCheck.asked.speaker';
}

function Question({ check }: { check: CheckId }): ReactNode {
  const request = useRequest();
  const id = useId();
  const answer = (isNoticed: boolean) => request(answerRequested({ check, isNoticed }));
  return (
    <div className="self-check__question" role="group" aria-labelledby={id}>
      <span id={id}>
        <T id={questionOf(check)} />
      </span>
      <button type="button" className="button button--primary" onClick={() => answer(true)}>
        <T id="selfCheck.yes" />
      </button>
      <button type="button" className="button" onClick={() => answer(false)}>
        <T id="selfCheck.no" />
      </button>
    </div>
  );
}

interface Props {
  check: CheckId;
  line: CheckLine | undefined;
  words: LineWords;
}

function CheckButton({ check, line, words: { name } }: Props): ReactNode {
  const t = useText();
  const request = useRequest();
  const run = () => request(runRequested({ checks: [check] }));
  if (check === 'notifications' && line?.reason !== 'noticesOff') {
    return (
      <button type="button" className="button" onClick={run}>
        <T id="selfCheck.testNotice" />
      </button>
    );
  }
  return (
    <button type="button" className="button" aria-label={t('selfCheck.checkOf', { name })} onClick={run}>
      <T id="selfCheck.check" />
    </button>
  );
}

/** One line of the check: how it stands, what was measured, what to do, and the way to check it again. */
export function CheckRow({ check, line, words }: Props): ReactNode {
  const request = useRequest();
  const id = useId();
  const status = line?.status ?? 'idle';
  const isTroubled = status === 'failed' || status === 'warning';
  return (
    <li className={`self-check__row self-check__row--${status}`} aria-labelledby={id}>
      <span className="self-check__icon">{ICONS[status]}</span>
      <div className="self-check__words">
        <h3 id={id} className="self-check__name">
          {words.name}
        </h3>
        <span className="self-check__status">{words.status}</span>
        {words.figures.length > 0 && (
          <span className="self-check__figures tabular">{words.figures.join(' · ')}</span>
        )}
        {words.fix !== null && <p className="self-check__fix">{words.fix}</p>}
        {status === 'running' && line?.until != null && <Measuring check={check} until={line.until} />}
        {status === 'asking' && <Question check={check} />}
      </div>
      <div className="self-check__actions">
        {isTroubled && OF_DEVICES.includes(check) && (
          <button
            type="button"
            className="button"
            aria-haspopup="dialog"
            onClick={() => request(settingsOpenRequested())}
          >
            <T id="devices.title" />
          </button>
        )}
        <CheckButton check={check} line={line} words={words} />
      </div>
    </li>
  );
}
