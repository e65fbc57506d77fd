import { useCallback } from 'react';
import { useIntl } from 'react-intl';

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** Sizes of files in the language on screen: `183,4 kB`. */
export function useFileSize(): (bytes: number) => string {
  const intl = useIntl();
  return useCallback(
    (bytes) => {
      const step = Math.min(UNITS.length - 1, Math.floor(Math.log(Math.max(1, bytes)) / Math.log(1000)));
      return intl.formatNumber(bytes / 1000 ** step, {
        style: 'unit',
        unit: UNITS[step] ?? 'byte',
        unitDisplay: step === 0 ? 'long' : 'short',
        maximumFractionDigits: 1,
      });
    },
    [intl],
  );
}
