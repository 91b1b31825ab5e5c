import { breakpoints } from '@artel/ui/tokens'

const widths = { phone: 360, ...breakpoints }

const names: Record<keyof typeof widths, string> = {
  phone: 'Телефон',
  sm: 'Большой телефон',
  md: 'Планшет',
  lg: 'Планшет лёжа',
  xl: 'Ноутбук',
  '2xl': 'Большой экран',
}

/** Widths of the toolbar: a phone and every breakpoint of the tokens. */
export const viewports = Object.fromEntries(
  (Object.keys(widths) as (keyof typeof widths)[]).map((key) => [
    key,
    { name: `${names[key]}, ${widths[key]}`, styles: { width: `${widths[key]}px`, height: '800px' } },
  ]),
)
