import { useAppSelector } from '../../store/hooks';
import { selectTheme } from '../../store/ui/selectors';
import type { Scheme } from '../theme';
import { useMediaQuery } from './useMediaQuery';

/** The scheme on screen: what the agent chose, else what the system says. */
export function useScheme(): Scheme {
  const choice = useAppSelector(selectTheme);
  const systemIsDark = useMediaQuery('(prefers-color-scheme: dark)');
  if (choice !== 'system') return choice;
  return systemIsDark ? 'dark' : 'light';
}
