import { Price } from '@artel/ui/kit'
import preview from '../../.storybook/preview.tsx'

const meta = preview.meta({
  title: 'Компоненты/Цена',
  component: Price,
  args: { children: 'до\u00a025\u00a0000\u00a0₽' },
})

/** Показывается на карточке: сильнее всего остального. */
export const Sum = meta.story({ name: 'Сумма' })

/** Показывается, когда надо сказать, за что. */
export const WithNote = meta.story({
  name: 'С пояснением',
  args: { children: 'от\u00a01\u00a0500\u00a0₽', note: 'за выезд' },
})

/** Показывается, когда цену назовёт исполнитель. */
export const Negotiable = meta.story({ name: 'По договорённости', args: { children: 'По договорённости' } })

/** Показывается у сделки и у тарифа: крупнее всего на странице. */
export const Large = meta.story({ name: 'Большая', args: { size: 'large' } })

/** Показывается в списке цен. */
export const Small = meta.story({
  name: 'Малая',
  args: { size: 'small', children: 'от\u00a01\u00a0400\u00a0₽ за\u00a0м²' },
})
