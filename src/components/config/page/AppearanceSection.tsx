import type { ReactNode } from 'react';
import { selectUser } from '../../../store/auth/selectors';
import { useAppSelector, useRequest } from '../../../store/hooks';
import { densityRequested, textSizeRequested } from '../../../store/layout/actions';
import { selectLayout } from '../../../store/layout/selectors';
import type { Density, TextSize } from '../../../store/layout/types';
import { useText } from '../../intl';
import { Pills } from '../../ui/pills/Pills';
import { LanguageField } from '../LanguageField';
import { ThemeField } from '../ThemeField';

const DENSITIES: readonly Density[] = ['comfortable', 'compact'];

const SIZES: Readonly<Record<`${TextSize}`, TextSize>> = { '90': 90, '100': 100, '110': 110, '125': 125 };

const SIZE_NAMES = ['90', '100', '110', '125'] as const;

function LayoutFields(): ReactNode {
  const t = useText();
  const request = useRequest();
  const agent = useAppSelector(selectUser)?.login;
  const { density, textSize } = useAppSelector(selectLayout);
  if (agent === undefined) return null;
  return (
    <>
      <Pills
        label="settings.density"
        value={density}
        pills={DENSITIES.map((value) => ({ value, name: t(`settings.density.${value}`) }))}
        onChoose={(chosen) => request(densityRequested({ agent, density: chosen }))}
      />
      <Pills
        label="settings.textSize"
        value={`${textSize}`}
        pills={SIZE_NAMES.map((value) => ({ value, name: t('settings.percent', { number: SIZES[value] }) }))}
        onChoose={(chosen) => request(textSizeRequested({ agent, textSize: SIZES[chosen] }))}
      />
    </>
  );
}

/** How the console looks, and in which language. */
export function AppearanceSection(): ReactNode {
  return (
    <>
      <ThemeField />
      <LanguageField />
      <LayoutFields />
    </>
  );
}
