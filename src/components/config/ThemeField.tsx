import { Radio } from 'antd';
import { useId, type ReactNode } from 'react';
import { useAppSelector, useRequest } from '../../store/hooks';
import { themeRequested } from '../../store/ui/actions';
import { selectTheme } from '../../store/ui/selectors';
import type { ThemeChoice } from '../../store/ui/types';
import { T } from '../intl/T';
import type { TextId } from '../intl/useText';

const CHOICES: ThemeChoice[] = ['system', 'light', 'dark'];

const NAMES: Record<ThemeChoice, TextId> = {
  system: 'settings.theme.system',
  light: 'settings.theme.light',
  dark: 'settings.theme.dark',
};

/** Light, dark or as the system says; counts at once, so that the agent sees it. */
export function ThemeField(): ReactNode {
  const request = useRequest();
  const id = useId();
  const theme = useAppSelector(selectTheme);
  return (
    <div className="field">
      <p className="field__label" id={id}>
        <T id="settings.theme" />
      </p>
      <Radio.Group
        aria-labelledby={id}
        value={theme}
        options={CHOICES.map((value) => ({ value, label: <T id={NAMES[value]} /> }))}
        onChange={({ target }: { target: { value?: ThemeChoice } }) => {
          if (target.value !== undefined) request(themeRequested({ theme: target.value }));
        }}
      />
    </div>
  );
}
