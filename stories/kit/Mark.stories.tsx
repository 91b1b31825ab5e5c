import { COVERED_TRADES } from '@artel/core/covers/address'
import { lookOf } from '@artel/core/covers/looks'
import { Mark } from '@artel/ui/kit/cover'
import preview from '../../.storybook/preview.tsx'
import css from './Cover.module.css'

const meta = preview.meta({
  title: 'Компоненты/Марка категории',
  component: Mark,
  args: { look: lookOf('gruzoperevozki') },
})

/** Показывается в строке списка. */
export const Row = meta.story({ name: 'В строке' })

/** Показывается в поле, перед названием выбранного. */
export const InField = meta.story({ name: 'В поле', args: { size: 28 } })

/** Показывается в фишке и в узкой строке. */
export const Small = meta.story({ name: 'Малая', args: { size: 40 } })

/** Показывается у названия страницы. */
export const Large = meta.story({ name: 'Большая', args: { size: 64 } })

/** Показывается над словами пустого места: предмет говорит, о чём речь. */
export const Empty = meta.story({
  name: 'Над пустым местом',
  args: { size: 112, look: { material: 'leaves', object: 'lens' } },
})

/** Двенадцать разделов рядом: каждый узнаётся и в 48 px. */
export const All = meta.story({
  name: 'Все разделы',
  parameters: { controls: { disable: true } },
  render: () => (
    <div className={css.marks}>
      {COVERED_TRADES.map((category) => (
        <Mark key={category} look={lookOf(category)} />
      ))}
    </div>
  ),
})
