export { AllWords, ConsoleWords, IntlLanguage, IntlRoot } from './IntlRoot';
export { T } from './T';
export { useSpelling } from './useSpelling';
export { useText } from './useText';
export type { Text, TextId, TextValues } from './useText';
