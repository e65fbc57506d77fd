import type { ReactNode } from 'react';
import { protocolOf } from '../../conversations/customer';
import { useText } from '../../intl';
import { Icon } from '../../ui/icons/Icon';
import { dateAndTime } from '../../time/TimeText';
import { useTimeFormat } from '../../time/useTimeFormat';
import type { ProtocolMark } from './placement';

function isSaid(part: string | null | undefined): part is string {
  return part !== null && part !== undefined && part !== '';
}

/** The protocol of a conversation, its day and its queue. */
function Heading({ mark: { id, isOpen, queue, startedAt } }: { mark: ProtocolMark }): ReactNode {
  const t = useText();
  const format = useTimeFormat();
  const words = t(isOpen ? 'earlier.open' : 'earlier.mark', { protocol: protocolOf(id) });
  const known = [words, format.date(startedAt), queue].filter(isSaid);
  return (
    <h3 className="timeline__protocol" title={format.exact(startedAt)}>
      {known.join(' · ')}
    </h3>
  );
}

/** When it ended, as its day tells where that is another one, and who had it. */
function useWhen({ agent, endedAt = null, startedAt }: ProtocolMark): string {
  const t = useText();
  const format = useTimeFormat();
  const from = format.time(startedAt);
  const sameDay = format.date(startedAt) === format.date(endedAt);
  const until = sameDay ? format.time(endedAt) : dateAndTime(format, endedAt);
  const lasted = from !== '' && until !== '' ? t('earlier.lasted', { from, until }) : from;
  return [lasted, agent].filter(isSaid).join(' · ');
}

/** An earlier conversation: protocol, day and queue, how it was classified, from when to when and by whom. */
function Card({ mark }: { mark: ProtocolMark }): ReactNode {
  const when = useWhen(mark);
  const classes = [mark.classification, mark.subclassification].filter(isSaid);
  return (
    <div className="timeline__card">
      <Heading mark={mark} />
      {classes.length > 0 && (
        <span className="timeline__class">
          <Icon name="tag" />
          {classes.join(' › ')}
        </span>
      )}
      {when !== '' && <span className="tabular">{when}</span>}
    </div>
  );
}

/** Where a conversation begins: an earlier one as a card, the open one as a line. */
export function ProtocolMarkRow({ mark }: { mark: ProtocolMark }): ReactNode {
  return mark.isOpen ? <Heading mark={mark} /> : <Card mark={mark} />;
}
