import { theme, type ThemeConfig } from 'antd';
import { palettes, radius, type, type Scheme } from '../theme';

const { compactAlgorithm, darkAlgorithm, defaultAlgorithm } = theme;

/** The component library's theme on the product's tokens: compact, 14 px body, light or dark. */
export function antdTheme(scheme: Scheme): ThemeConfig {
  const palette = palettes[scheme];
  return {
    algorithm: [scheme === 'dark' ? darkAlgorithm : defaultAlgorithm, compactAlgorithm],
    // One version of the library on the page: class names need no hash to keep two apart.
    hashed: false,
    cssVar: { key: 'console' },
    token: {
      colorPrimary: palette.accent,
      colorInfo: palette.accent,
      colorLink: palette.accentText,
      colorSuccess: palette.success,
      colorWarning: palette.warning,
      colorError: palette.danger,
      colorText: palette.text,
      colorTextSecondary: palette.textMuted,
      colorTextDescription: palette.textMuted,
      colorTextPlaceholder: palette.textMuted,
      colorBgLayout: palette.background,
      colorBgContainer: palette.surface,
      colorBgElevated: palette.raised,
      colorBgMask: palette.mask,
      colorBorder: palette.borderStrong,
      colorBorderSecondary: palette.border,
      controlItemBgHover: palette.hover,
      controlItemBgActive: palette.selected,
      fontFamily: type.family,
      // The compact algorithm takes one size less and 4 px off: these give 14 px text, 32 px controls.
      fontSize: type.large,
      controlHeight: 36,
      borderRadius: radius.medium,
      motionDurationFast: '0.08s',
      motionDurationMid: '0.12s',
      motionDurationSlow: '0.15s',
    },
    // The library's own hover is a paler accent: too pale to read.
    components: {
      Button: {
        defaultHoverColor: palette.accentText,
        defaultActiveColor: palette.accentText,
        colorPrimaryHover: palette.accent,
      },
    },
  };
}
