import { Button } from 'antd';
import { useEffect, type ReactNode } from 'react';
import { useAppSelector, useRequest } from '../../store/hooks';
import { crashedLogExportRequested, crashedLogsReadRequested } from '../../store/ui/actions';
import { selectCrashedLogs } from '../../store/ui/selectors';
import { T } from '../intl/T';
import { useToday } from '../time/useNow';
import { isOnDay, useTimeFormat } from '../time/useTimeFormat';

/** Hands out what happened before a crash, for each session that crashed lately; nothing where none did. */
export function CrashedLogs(): ReactNode {
  const request = useRequest();
  const logs = useAppSelector(selectCrashedLogs);
  const format = useTimeFormat();
  const today = useToday();
  useEffect(() => {
    request(crashedLogsReadRequested());
  }, [request]);
  if (logs.length === 0) return null;
  return (
    <div className="field" role="group" aria-labelledby="crashed-logs-title">
      <p className="field__label" id="crashed-logs-title">
        <T id="settings.crashed" />
      </p>
      <p className="field__hint">
        <T id="settings.crashedHint" />
      </p>
      <div className="settings__buttons">
        {logs.map((log) => (
          <Button key={log.page} onClick={() => request(crashedLogExportRequested(log))}>
            <T
              id={isOnDay(log.endedAt, today) ? 'settings.crashedToday' : 'settings.crashedOn'}
              values={{ time: format.time(log.endedAt), date: format.date(log.endedAt) }}
            />
          </Button>
        ))}
      </div>
    </div>
  );
}
