import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { selectDevices } from '../../store/devices/selectors';
import { useAppSelector } from '../../store/hooks';
import type { CheckId, CheckLine, Figures } from '../../store/selfCheck/types';
import { useFileSize } from '../chat/timeline/attachments/useFileSize';
import { useDeviceOptions } from '../devices/useDeviceOptions';
import { useText } from '../intl';
import { useTimeFormat } from '../time/useTimeFormat';

/** A line of the check in words. */
export interface LineWords {
  name: string;
  status: string;
  /** What was measured, each by itself; the device first, where the check is about one. */
  figures: readonly string[];
  /** What to do about it; null where there is nothing to say. */
  fix: string | null;
}

/** What was measured, in the language on screen. */
function useFigures(): (figures: Figures) => string[] {
  const intl = useIntl();
  const t = useText();
  const size = useFileSize();
  const format = useTimeFormat();
  return useCallback(
    (figures) => {
      const { since, expiresAt, mos, lossFraction: loss, jitterMs, rttMs, tookMs, peak } = figures;
      const { usedBytes: used, quotaBytes: quota, offsetMs, browser, lacks } = figures;
      const percent = (value: number, digits = 0) =>
        intl.formatNumber(value, { style: 'percent', maximumFractionDigits: digits });
      const rows: (string | false | undefined)[] = [
        browser,
        tookMs !== undefined && t('selfCheck.figure.took', { ms: tookMs }),
        since !== undefined && t('selfCheck.figure.since', { time: format.time(since) }),
        expiresAt !== undefined && t('selfCheck.figure.expires', { time: format.time(expiresAt) }),
        peak !== undefined && t('selfCheck.figure.peak', { peak: percent(peak) }),
        mos !== undefined && t('selfCheck.figure.mos', { mos: intl.formatNumber(mos) }),
        loss !== undefined && t('selfCheck.figure.loss', { loss: percent(loss, 1) }),
        jitterMs !== undefined && t('selfCheck.figure.jitter', { ms: jitterMs }),
        rttMs !== undefined && t('selfCheck.figure.rtt', { ms: rttMs }),
        used !== undefined &&
          quota !== undefined &&
          t('selfCheck.figure.disk', { used: size(used), quota: size(quota) }),
        figures.isPersisted === true && t('selfCheck.figure.persisted'),
        offsetMs !== undefined &&
          t('selfCheck.figure.offset', {
            // Less than half a tenth behind is none, not less than none.
            seconds: intl.formatNumber(Math.round(offsetMs / 100) / 10 || 0),
          }),
        lacks !== undefined && t('selfCheck.figure.lacks', { lacks }),
      ];
      return rows.filter((row) => typeof row === 'string');
    },
    [intl, t, size, format],
  );
}

/** The devices that the checks of sound use, by name. */
function useDeviceNames(): Partial<Record<CheckId, string>> {
  const { chosen } = useAppSelector(selectDevices);
  const inputs = useDeviceOptions('input', chosen.input);
  const outputs = useDeviceOptions('output', chosen.output);
  const rings = useDeviceOptions('output', chosen.ring);
  const nameOf = (options: typeof inputs, id: string | null): string =>
    (options.find(({ value }) => value === id) ?? options[0])?.label ?? '';
  return {
    microphone: nameOf(inputs, chosen.input),
    speaker: nameOf(outputs, chosen.output),
    ring: nameOf(rings, chosen.ring),
  };
}

/** Puts lines of the check into words. */
export function useLineWords(): (check: CheckId, line: CheckLine | undefined) => LineWords {
  const t = useText();
  const figuresOf = useFigures();
  const devices = useDeviceNames();
  return (check, line) => {
    const device = devices[check];
    return {
      name: t(`selfCheck.name.${check}`),
      status: t(`selfCheck.status.${line?.status ?? 'idle'}`),
      figures: [...(device === undefined ? [] : [device]), ...figuresOf(line?.figures ?? {})],
      fix: line?.reason == null ? null : t(`selfCheck.fix.${line.reason}`),
    };
  };
}
