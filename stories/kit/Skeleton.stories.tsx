import { Card, Skeleton, SkeletonText } from '@artel/ui/kit'
import preview from '../../.storybook/preview.tsx'

const meta = preview.meta({ title: 'Компоненты/Заготовка', component: Skeleton })

/** Показывается на месте строки. */
export const Line = meta.story({ name: 'Строка' })

/** Показывается на месте названия. */
export const Title = meta.story({ name: 'Название', args: { shape: 'title' } })

/** Показывается на месте кнопки или поля. */
export const Control = meta.story({ name: 'Кнопка или поле', args: { shape: 'control' } })

/** Показывается на месте аватара. */
export const Circle = meta.story({ name: 'Круг', args: { shape: 'circle' } })

/** Показывается на месте абзаца. */
export const Paragraph = meta.story({ name: 'Абзац', render: () => <SkeletonText lines={4} /> })

/** Показывается, пока карточка грузится: та же высота, что у готовой. */
export const InCard = meta.story({
  name: 'В карточке',
  render: () => (
    <Card>
      <Skeleton shape="title" />
      <SkeletonText lines={2} />
    </Card>
  ),
})
