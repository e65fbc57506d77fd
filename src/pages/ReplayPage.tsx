import { useEffect, useState, type ReactNode } from 'react';
import { T, useText } from '../components/intl';
import type { OpenLog, Opening } from '../components/replay/engine';
import { OpenFile } from '../components/replay/OpenFile';
import { ReplayView } from '../components/replay/ReplayView';
import { ErrorBoundary } from '../components/ui/feedback';
import '../components/replay/replay.css';

/** Opens a recorded log and walks through it. Nothing here reaches a server or a running console. */
export function ReplayPage({ open }: { open: OpenLog }): ReactNode {
  const t = useText();
  const [opening, setOpening] = useState<Opening | null>(null);
  const [opened, setOpened] = useState(0);
  useEffect(() => {
    document.title = t('replay.title');
  }, [t]);

  function onText(text: string): void {
    setOpening(open(text));
    setOpened((before) => before + 1);
  }

  return (
    <main className={opening?.ok === true ? 'replay' : 'replay replay--empty'}>
      <div className="replay__head">
        <h1>
          <T id="replay.title" />
        </h1>
        <OpenFile
          isOpened={opening?.ok === true}
          problem={opening?.ok === false ? opening.problem : null}
          onText={onText}
        />
      </div>
      {opening?.ok === true && (
        <ErrorBoundary
          key={opened}
          fallback={
            <p role="alert" className="replay__problem">
              <T id="replay.broken" />
            </p>
          }
        >
          <ReplayView replay={opening.replay} />
        </ErrorBoundary>
      )}
    </main>
  );
}
