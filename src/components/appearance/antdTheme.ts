import { theme, type MappingAlgorithm, type ThemeConfig } from 'antd';
import { CONTROL_PX, palettes, radius, ring, shadows, type } from '../theme';
import { scaledType, type Look } from './cssVariables';

const { compactAlgorithm, darkAlgorithm, defaultAlgorithm } = theme;

/** By the scale of the text: the library knows algorithms by identity, and computes with each only once. */
const algorithms = new Map<number, MappingAlgorithm>();

/** The tokens' own sizes: the library's scales round to even numbers and go under what people can read. */
function exactSizes(textScale: number): MappingAlgorithm {
  const known = algorithms.get(textScale);
  if (known !== undefined) return known;
  const sized = (size: number) => scaledType(size, textScale);
  const height = (px: number) => Math.round(px * textScale);
  const algorithm: MappingAlgorithm = (seed, mapped) => ({
    ...(mapped ?? defaultAlgorithm(seed)),
    fontSize: sized(type.body),
    fontSizeSM: sized(type.small),
    fontSizeLG: sized(type.large),
    fontSizeXL: sized(type.title),
    controlHeight: height(CONTROL_PX),
    controlHeightSM: height(24),
    controlHeightLG: height(40),
  });
  algorithms.set(textScale, algorithm);
  return algorithm;
}

/** The component library's theme on the product's tokens: compact, 14 px body, light or dark. */
export function antdTheme({ scheme, textScale }: Omit<Look, 'density'>): ThemeConfig {
  const palette = palettes[scheme];
  return {
    algorithm: [
      scheme === 'dark' ? darkAlgorithm : defaultAlgorithm,
      compactAlgorithm,
      exactSizes(textScale),
    ],
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
      colorTextTertiary: palette.textMuted,
      // Chevrons, switches that are off and what is disabled: seen by people with low vision, too.
      colorTextQuaternary: palette.borderStrong,
      colorTextDisabled: palette.borderStrong,
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
      // The focus ring of the library's own controls.
      lineWidthFocus: ring.width,
      controlOutlineWidth: 0,
      colorPrimaryBorder: palette.accentText,
      boxShadow: shadows[scheme].dialog,
      boxShadowSecondary: shadows[scheme].popover,
      fontFamily: type.family,
      borderRadius: radius.medium,
      borderRadiusLG: radius.large,
      motionDurationFast: '0.08s',
      motionDurationMid: '0.12s',
      motionDurationSlow: '0.12s',
    },
    // The library's own hover is a paler accent: too pale to read.
    components: {
      Button: {
        defaultHoverColor: palette.accentText,
        defaultActiveColor: palette.accentText,
        colorPrimaryHover: palette.accent,
        // On the dark scheme's pale red, white words cannot be read.
        dangerColor: palette.surface,
        colorErrorHover: palette.danger,
      },
      Switch: { colorTextTertiary: palette.textMuted },
    },
  };
}
