import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { HourFigures } from '../../store/dayStats/types';
import { useText, type TextId } from '../intl';
import { useTimeFormat } from '../time/useTimeFormat';
import { Chart, type Tone } from '../ui/chart/Chart';
import { Columns } from '../ui/chart/Columns';
import type { PictureProps } from './picture';

interface Kind {
  of: Exclude<keyof HourFigures, 'at'>;
  name: TextId;
  tone: Tone;
}

interface Props extends PictureProps {
  name: TextId;
  none: TextId;
  kinds: readonly Kind[];
}

function ByHour({ course, days, name, none, kinds }: Props): ReactNode {
  const t = useText();
  const { formatNumber } = useIntl();
  const format = useTimeFormat();
  const isEmpty = course.hours.every((hour) => kinds.every(({ of }) => hour[of] === 0));
  const hours = isEmpty ? [] : course.hours;
  const columns = [t('figures.hour'), ...kinds.map((kind) => t(kind.name))];
  const rows = hours.map((hour) => [format.time(hour.at), ...kinds.map(({ of }) => formatNumber(hour[of]))]);
  const legend = kinds.map((kind) => ({ name: t(kind.name), tone: kind.tone }));
  const series = kinds.map((kind) => ({
    name: t(kind.name),
    tone: kind.tone,
    values: hours.map((hour) => hour[kind.of]),
  }));
  return (
    <Chart name={name} table={{ columns, rows }} days={days} legend={legend} none={none}>
      <Columns steps={hours.map(({ at }) => format.time(at))} series={series} />
    </Chart>
  );
}

const CONVERSATIONS: readonly Kind[] = [
  { of: 'received', name: 'figures.hourReceived', tone: 'accent' },
  { of: 'answered', name: 'figures.hourAnswered', tone: 'success' },
];

/** Atendimentos por hora: those that came, and those in which the agent wrote first. */
export function ConversationsByHour(props: PictureProps): ReactNode {
  return (
    <ByHour
      {...props}
      name="figures.conversationsByHour"
      none="figures.noConversations"
      kinds={CONVERSATIONS}
    />
  );
}

const CALLS: readonly Kind[] = [
  { of: 'callsIn', name: 'figures.callsIn', tone: 'accent' },
  { of: 'callsOut', name: 'figures.callsOut', tone: 'success' },
  { of: 'callsMissed', name: 'figures.callsMissed', tone: 'danger' },
];

/** Ligações por hora: answered, dialled, missed. */
export function CallsByHour(props: PictureProps): ReactNode {
  return <ByHour {...props} name="figures.callsByHour" none="figures.noCalls" kinds={CALLS} />;
}
