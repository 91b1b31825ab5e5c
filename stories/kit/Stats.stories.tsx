import { Rating, Stats } from '@artel/ui/kit'
import preview from '../../.storybook/preview.tsx'

const items = [
  { label: 'задания выполнены', value: '184' },
  { label: 'оценка', value: '4,9', note: '127 отзывов' },
  { label: 'отвечает', value: 'за\u00a015\u00a0минут' },
  { label: 'на «Артели»', value: 'с\u00a02021\u00a0года' },
]

const meta = preview.meta({ title: 'Компоненты/Числа', component: Stats, args: { items } })

/** Показывается в профиле: четыре числа в ряд. */
export const Four = meta.story({ name: 'Четыре' })

/** Показывается, пока чисел мало. */
export const Two = meta.story({ name: 'Два', args: { items: items.slice(0, 2) } })

/** Показывается, когда вместо числа стоит часть со своим видом. */
export const WithPart = meta.story({
  name: 'С оценкой',
  args: { items: [{ label: 'оценка', value: <Rating value={4.9} count="127 отзывов" /> }, ...items.slice(2)] },
})

/** Показывается на телефоне: по два в ряд. */
export const OnPhone = meta.story({ name: 'На телефоне', globals: { viewport: { value: 'phone' } } })
