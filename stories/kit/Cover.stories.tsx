import { COVERED_TRADES } from '@artel/core/covers/address'
import { lookOf } from '@artel/core/covers/looks'
import { Cover } from '@artel/ui/kit/cover'
import preview from '../../.storybook/preview.tsx'
import css from './Cover.module.css'

const meta = preview.meta({
  title: 'Компоненты/Обложка',
  component: Cover,
  args: { look: lookOf('remont-i-otdelka'), seed: 231 },
  decorators: [
    (Story) => (
      <div className={css.place}>
        <Story />
      </div>
    ),
  ],
})

/** Показывается там, где у дела нет фотографии: паркет и молоток. */
export const Tile = meta.story({ name: 'Плитка' })

/** Показывается во главе страницы. */
export const Band = meta.story({ name: 'Полоса', args: { size: 'band', look: lookOf('santekhnika-i-elektrika') } })

/** Показывается у услуги: материал раздела, предмет ближе к делу. */
export const CloserObject = meta.story({ name: 'Предмет услуги', args: { look: lookOf('pokleyka-oboev') } })

/** Показывается под словами: материал без предмета. */
export const WithoutObject = meta.story({ name: 'Без предмета', args: { bare: true, look: lookOf('uborka') } })

/** Показывается у того, что не отнесено ни к одному разделу. */
export const Unknown = meta.story({ name: 'Без раздела', args: { look: lookOf('chto-to-drugoe') } })

/** Двенадцать материалов, по одному на раздел. */
export const All = meta.story({
  name: 'Все материалы',
  parameters: { controls: { disable: true } },
  render: () => (
    <ul className={css.all}>
      {COVERED_TRADES.map((category) => (
        <li key={category}>
          <Cover look={lookOf(category)} seed={1} />
        </li>
      ))}
    </ul>
  ),
})
