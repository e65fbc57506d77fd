import { useEffect, useRef, type ReactNode } from 'react';
import {
  askRequested,
  chooseRequested,
  reportDismissRequested,
  stopRequested,
} from '../../../store/bulkActions/actions';
import { selectBulkRun, selectChosen, type BulkRun } from '../../../store/bulkActions/selectors';
import type { BulkKind } from '../../../store/bulkActions/types';
import { transferOpenRequested } from '../../../store/conversations/actions';
import { selectConversation } from '../../../store/conversations/selectors';
import { useAppSelector, useRequest } from '../../../store/hooks';
import { T, useText, type TextId } from '../../intl';
import { useFailureText } from '../../ui/feedback/failureText';
import { useToast } from '../../ui/feedback/Toasts';
import { Icon } from '../../ui/icons/Icon';
import { IconButton } from '../../ui/IconButton';
import { customerName, protocolOf } from '../customer';
import './bulk.css';

const RUNNING: Readonly<Record<BulkKind, TextId>> = {
  end: 'bulk.running.end',
  classify: 'bulk.running.classify',
  transfer: 'bulk.running.transfer',
};

const DONE: Readonly<Record<BulkKind, TextId>> = {
  end: 'bulk.done.end',
  classify: 'bulk.done.classify',
  transfer: 'bulk.done.transfer',
};

function Choice({ chosen }: { chosen: readonly string[] }): ReactNode {
  const t = useText();
  const request = useRequest();
  const [first] = chosen;
  return (
    <div className="bulk__choice">
      <span className="bulk__count">
        <T id="bulk.chosen" values={{ count: chosen.length }} />
      </span>
      <IconButton label={t('bulk.clear')} onClick={() => request(chooseRequested({ conversationIds: [] }))}>
        <Icon name="cross" />
      </IconButton>
      <div className="bulk__actions">
        <button type="button" className="button" onClick={() => request(askRequested({ kind: 'end' }))}>
          <T id="conversation.end" />
        </button>
        <button type="button" className="button" onClick={() => request(askRequested({ kind: 'classify' }))}>
          <T id="conversation.classify" />
        </button>
        <button
          type="button"
          className="button"
          onClick={() => {
            if (first === undefined) return;
            request(askRequested({ kind: 'transfer' }));
            request(transferOpenRequested({ conversationId: first }));
          }}
        >
          <T id="call.transfer" />
        </button>
      </div>
    </div>
  );
}

function Progress({ run }: { run: BulkRun }): ReactNode {
  const t = useText();
  const request = useRequest();
  const settled = run.done + run.failures.length;
  const max = run.conversationIds.length;
  const words = t(RUNNING[run.kind], { at: Math.min(settled + 1, max), max });
  return (
    <div className="bulk__progress">
      <span>{words}</span>
      <progress aria-label={words} value={settled} max={max} />
      <button type="button" className="button" onClick={() => request(stopRequested())}>
        <T id="bulk.stop" />
      </button>
    </div>
  );
}

function Failed({ conversationId, failure }: BulkRun['failures'][number]): ReactNode {
  const failureText = useFailureText();
  const conversation = useAppSelector((state) => selectConversation(state, conversationId));
  const who = conversation === undefined ? '' : customerName(conversation);
  return (
    <li>
      <T
        id="failure.ofField"
        values={{
          field: [who, protocolOf(conversationId)].join(' ').trim(),
          problem: failureText(failure),
        }}
      />
    </li>
  );
}

function Report({ run }: { run: BulkRun }): ReactNode {
  const request = useRequest();
  const t = useText();
  const left = run.conversationIds.length - run.done - run.failures.length;
  const words = [
    t(DONE[run.kind], { count: run.done }),
    ...(left > 0 ? [t('bulk.left', { count: left })] : []),
    ...(run.failures.length > 0 ? [t('bulk.notDone', { count: run.failures.length })] : []),
  ];
  return (
    <div className="bulk__report">
      <p>{words.join(' ')}</p>
      <ul className="bulk__failures">
        {run.failures.map((failed) => (
          <Failed key={failed.conversationId} {...failed} />
        ))}
      </ul>
      <button type="button" className="button" onClick={() => request(reportDismissRequested())}>
        <T id="action.ok" />
      </button>
    </div>
  );
}

/** A run of which nothing is left to be read: a toast says it. */
function useToastOfSuccess(run: BulkRun | null): void {
  const t = useText();
  const show = useToast();
  const request = useRequest();
  const told = useRef<BulkRun | null>(null);
  useEffect(() => {
    if (run === null || told.current === run || !isSmooth(run)) return;
    told.current = run;
    show(t(DONE[run.kind], { count: run.done }), 'success', 'bulk');
    request(reportDismissRequested());
  }, [run, request, show, t]);
}

function isSmooth({ conversationIds, done, isOver }: BulkRun): boolean {
  return isOver && done === conversationIds.length;
}

/** Below the list: what can be done with those that are chosen, how far it came, and what of it failed. */
export function BulkBar(): ReactNode {
  const t = useText();
  const chosen = useAppSelector(selectChosen);
  const run = useAppSelector(selectBulkRun);
  useToastOfSuccess(run);
  return (
    <section className="bulk" aria-label={t('bulk.title')}>
      {run !== null && !run.isOver && <Progress run={run} />}
      <div role="status">{run?.isOver === true && !isSmooth(run) && <Report run={run} />}</div>
      {run === null && chosen.length > 0 && <Choice chosen={chosen} />}
    </section>
  );
}
