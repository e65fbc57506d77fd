/** Light, dark, or as the system says. */
export type ThemeChoice = 'system' | 'light' | 'dark';
