import { Icon } from '../ui/icons/Icon';
import { Tooltip } from 'antd';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { FAIR_FROM, GOOD_FROM } from '../../lib/mos';
import type { Call, CallQuality, MediaState } from '../../store/calls/types';
import { T, useText } from '../intl';

type Grade = 'good' | 'fair' | 'poor' | 'measuring' | Exclude<MediaState, 'connected'>;

function gradeOf({ media, quality }: Pick<Call, 'media' | 'quality'>): Grade {
  if (media !== 'connected') return media;
  if (quality === null) return 'measuring';
  const { mos } = quality.last;
  if (mos >= GOOD_FROM) return 'good';
  return mos >= FAIR_FROM ? 'fair' : 'poor';
}

const TROUBLED: readonly Grade[] = ['poor', 'interrupted', 'failed'];

/** The last, lowest, highest and average value of a call (MOS). */
export function QualityFigures({ quality }: { quality: CallQuality | null }): ReactNode {
  const intl = useIntl();
  if (quality === null) return <T id="call.notMeasured" />;
  const mos = (value: number) =>
    intl.formatNumber(value, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const { last, lowest, highest, average } = quality;
  return (
    <T
      id="call.mos"
      values={{ last: mos(last.mos), lowest: mos(lowest), highest: mos(highest), average: mos(average) }}
    />
  );
}

/** The quality of a call in words, with its figures. */
export function QualityFacts({ call }: { call: Call }): ReactNode {
  const t = useText();
  const grade = gradeOf(call);
  return (
    <p className={`quality-facts quality-facts--${grade}`}>
      <strong>{t('call.quality', { word: t(`call.quality.${grade}`) })}</strong>
      <span>
        <QualityFigures quality={call.quality} />
      </span>
    </p>
  );
}

/** How well the two sides hear each other, as an icon; its word and figures (MOS) on hover, focus or click. */
export function QualityIndicator({ call }: { call: Call }): ReactNode {
  const t = useText();
  const grade = gradeOf(call);
  const isTroubled = TROUBLED.includes(grade);
  return (
    <Tooltip title={<QualityFacts call={call} />} trigger={['hover', 'focus', 'click']}>
      <button
        type="button"
        className={`quality quality--${grade}`}
        aria-label={t('call.quality', { word: t(`call.quality.${grade}`) })}
      >
        {isTroubled ? <Icon name="alert" /> : <Icon name="signal" />}
      </button>
    </Tooltip>
  );
}
