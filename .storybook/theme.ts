import { type ColorName, colors, palette, radius } from '@artel/ui/tokens'
import { create } from 'storybook/theming'

const light = (name: ColorName) => palette[colors[name].light]

/** Storybook's own frame in the product's colours; used by the manager and by docs pages. */
export const artelTheme = create({
  base: 'light',
  brandTitle: 'Артель',
  brandUrl: './',
  fontBase: '"Golos Text", system-ui, sans-serif',
  appBg: light('page'),
  appContentBg: light('surface'),
  appPreviewBg: light('page'),
  appBorderColor: light('line'),
  appBorderRadius: radius.control,
  barBg: light('surface'),
  barTextColor: light('text-quiet'),
  barSelectedColor: light('link'),
  barHoverColor: light('link'),
  colorPrimary: light('action'),
  colorSecondary: light('action'),
  textColor: light('text'),
  textMutedColor: light('text-quiet'),
  inputBg: light('surface'),
  inputBorder: light('control-line'),
  inputTextColor: light('text'),
  inputBorderRadius: radius.control,
})
