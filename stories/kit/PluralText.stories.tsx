import { words } from '@artel/core/format'
import { PluralText } from '@artel/ui/kit/formatted-text'
import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'

const meta = preview.meta({
  title: 'Компоненты/Число со словом',
  component: PluralText,
  args: { count: 5, forms: words.reply },
})

/** Показывается там, где что-то посчитано: слово согласовано, тысячи отделены. */
export const Counts = meta.story({
  name: 'Разные числа',
  render: (args) => (
    <ul>
      {[1, 2, 5, 11, 21, 22, 1234].map((count) => (
        <li key={count}>
          <PluralText {...args} count={count} />
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvas }) => {
    const said = canvas.getAllByRole('listitem').map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))
    await expect(said).toEqual([
      '1 отклик',
      '2 отклика',
      '5 откликов',
      '11 откликов',
      '21 отклик',
      '22 отклика',
      '1 234 отклика',
    ])
  },
})

/** Показывается, когда считать нечего и для этого есть слова. */
export const Zero = meta.story({ name: 'Ничего', args: { count: 0, zero: 'Пока без откликов' } })
