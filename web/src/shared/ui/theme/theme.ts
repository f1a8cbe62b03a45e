import { theme as antd, type MappingAlgorithm, type ThemeConfig } from 'antd';
import { getColour, type ColourName, type Scheme } from './palette.js';

const DIALOG_SHADOW = '0 24px 60px rgb(0 0 0 / .28)';
const TEXT = 'var(--text-font)';

/** Returns antd's theme for the whole application; pages, pictures and antd share `palette`. */
export function theme(scheme: Scheme, motion = true): ThemeConfig {
  const c = (name: ColourName) => getColour(name, scheme);
  return {
    algorithm: scheme === 'dark' ? [antd.darkAlgorithm, keepGivenColours] : antd.defaultAlgorithm,
    // A fixed key without hash: server-rendered markup and the browser agree on class names.
    cssVar: { key: 'spa' },
    hashed: false,
    token: { ...seed(c), ...map(c, scheme), motion },
    components: components(c),
  };
}

/** Works as antd's dark algorithm without its dimming of the given colours, which were chosen for dark mode already. */
const keepGivenColours: MappingAlgorithm = (seed, map = antd.darkAlgorithm(seed)) => ({
  ...map,
  colorPrimary: seed.colorPrimary,
  colorLink: seed.colorLink,
  colorInfo: seed.colorInfo,
  colorSuccess: seed.colorSuccess,
  colorWarning: seed.colorWarning,
  colorError: seed.colorError,
});

/** Nested inside `theme` on office screens: denser controls, 15 px text, no spacious headers. */
export const backOfficeTheme: ThemeConfig = {
  token: { fontSize: 15, controlHeight: 36, controlHeightLG: 44, controlHeightSM: 28 },
  components: { Modal: { titleFontSize: 24 } },
};

type Pick = (name: ColourName) => string;

const seed = (c: Pick): ThemeConfig['token'] => ({
  colorPrimary: c('accent'),
  colorLink: c('accent'),
  colorInfo: c('accent'),
  colorSuccess: c('confirmed'),
  colorWarning: c('pending'),
  colorError: c('cancelled'),
  colorTextBase: c('ink'),
  colorBgBase: c('surface'),
  borderRadius: 6,
  borderRadiusLG: 10,
  borderRadiusSM: 4,
  fontFamily: TEXT,
  fontSize: 16,
  controlHeight: 44,
  controlHeightLG: 48,
  controlHeightSM: 32,
  wireframe: false,
  motionDurationFast: '0.12s',
  motionDurationMid: '0.2s',
  motionDurationSlow: '0.32s',
  motionEaseInOut: 'cubic-bezier(.2,0,0,1)',
  motionEaseOut: 'cubic-bezier(.2,0,0,1)',
});

/**
 * Returns the map tokens that antd would derive from the seed. Several of its values miss the contrast that we promise,
 * so all are given.
 */
const map = (c: Pick, scheme: Scheme): ThemeConfig['token'] => ({
  colorPrimaryHover: c('accentHover'),
  colorPrimaryActive: c('accentHover'),
  colorLinkHover: c('accentHover'),
  colorLinkActive: c('accentHover'),
  colorPrimaryBg: c('wash'),
  colorPrimaryBgHover: c('wash'),
  colorPrimaryBorder: c('accent'),
  colorBgLayout: c('page'),
  colorBgContainer: c('surface'),
  colorBgElevated: c('surface'),
  colorBgContainerDisabled: c('page'),
  colorBorder: c('control'),
  colorBorderSecondary: c('hairline'),
  colorSplit: c('hairline'),
  colorText: c('ink'),
  colorTextHeading: c('ink'),
  colorTextSecondary: c('ink2'),
  colorTextTertiary: c('ink3'),
  colorTextQuaternary: c('ink3'),
  colorTextDescription: c('ink2'),
  colorTextPlaceholder: c('ink3'),
  colorTextLightSolid: c('onAccent'),
  colorIcon: c('ink2'),
  colorIconHover: c('ink'),
  colorFillSecondary: c('travertine'),
  controlItemBgActive: c('wash'),
  controlItemBgActiveHover: c('wash'),
  controlItemBgHover: c('page'),
  colorSuccessBg: c('confirmedFill'),
  colorSuccessBorder: c('confirmedFill'),
  colorSuccessText: c('confirmed'),
  colorWarningBg: c('pendingFill'),
  colorWarningBorder: c('pendingFill'),
  colorWarningText: c('pending'),
  colorErrorBg: c('cancelledFill'),
  colorErrorBorder: c('cancelledFill'),
  colorErrorText: c('cancelled'),
  colorErrorHover: c('cancelled'),
  colorErrorActive: c('cancelled'),
  colorInfoBg: c('wash'),
  colorInfoBorder: c('wash'),
  lineHeight: 1.625,
  colorBgMask: scheme === 'light' ? 'rgb(29 36 34 / .4)' : 'rgb(0 0 0 / .6)',
  boxShadow: '0 10px 28px rgb(0 0 0 / .16)',
  boxShadowSecondary: '0 10px 28px rgb(0 0 0 / .16)',
  // antd draws its own ring; the product's (2 px, 2 px offset) is in global.css.
  controlOutlineWidth: 0,
});

const components = (c: Pick): ThemeConfig['components'] => ({
  Button: {
    borderRadiusLG: 6,
    fontWeight: 500,
    primaryShadow: 'none',
    defaultShadow: 'none',
    dangerShadow: 'none',
    primaryColor: c('onAccent'),
    defaultBg: 'transparent',
    defaultHoverBg: 'transparent',
    defaultActiveBg: c('wash'),
    contentFontSizeLG: 16,
  },
  Modal: {
    contentBg: c('surface'),
    headerBg: c('surface'),
    titleFontSize: 28,
    titleLineHeight: 34 / 28,
    boxShadow: DIALOG_SHADOW,
  },
  Select: { optionSelectedBg: c('wash'), optionSelectedFontWeight: 600 },
  Alert: { defaultPadding: '10px 14px' },
  Drawer: { colorBgElevated: c('surface') },
});
