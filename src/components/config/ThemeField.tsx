import type { ReactNode } from 'react';
import { useAppSelector, useRequest } from '../../store/hooks';
import { themeRequested } from '../../store/ui/actions';
import { selectTheme } from '../../store/ui/selectors';
import type { ThemeChoice } from '../../store/ui/types';
import { useText } from '../intl/useText';
import { Pills } from '../ui/pills/Pills';

const CHOICES: readonly ThemeChoice[] = ['system', 'light', 'dark'];

/** Light, dark or as the system says; counts at once, so that the agent sees it. */
export function ThemeField(): ReactNode {
  const t = useText();
  const request = useRequest();
  return (
    <Pills
      label="settings.theme"
      value={useAppSelector(selectTheme)}
      pills={CHOICES.map((value) => ({ value, name: t(`settings.theme.${value}`) }))}
      onChoose={(theme) => request(themeRequested({ theme }))}
    />
  );
}
