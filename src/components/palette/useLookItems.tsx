import { saveRequested } from '../../store/config/actions';
import { selectConfiguration } from '../../store/config/selectors';
import { useAppSelector, useRequest } from '../../store/hooks';
import { themeRequested } from '../../store/ui/actions';
import { selectTheme } from '../../store/ui/selectors';
import type { ThemeChoice } from '../../store/ui/types';
import { Icon } from '../ui/icons/Icon';
import { useText } from '../intl';
import { LANGUAGES } from '../intl/languages';
import type { PaletteItem } from './items';

const THEMES: readonly ThemeChoice[] = ['light', 'dark', 'system'];

/** Light, dark, or as the system says: those that are not chosen. */
export function useThemeItems(): readonly PaletteItem[] {
  const t = useText();
  const request = useRequest();
  const chosen = useAppSelector(selectTheme);
  return THEMES.filter((theme) => theme !== chosen).map((theme) => ({
    id: `theme:${theme}`,
    group: 'theme',
    label: t('palette.theme', { name: t(`settings.theme.${theme}`) }),
    icon: <Icon name="active" />,
    run: () => request(themeRequested({ theme })),
  }));
}

/** The other languages: a choice of the agent's own, also of one who may change nothing else of the settings. */
export function useLanguageItems(): readonly PaletteItem[] {
  const t = useText();
  const request = useRequest();
  const configuration = useAppSelector(selectConfiguration);
  if (configuration === null) return [];
  return LANGUAGES.filter((language) => language !== configuration.language).map((language) => ({
    id: `language:${language}`,
    group: 'language',
    label: t('palette.language', { name: t(`language.${language}`) }),
    icon: <Icon name="chat" />,
    run: () => request(saveRequested({ ...configuration, language })),
  }));
}
