import { PhoneLink } from '@artel/ui/kit/formatted-text'
import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'

const meta = preview.meta({
  title: 'Компоненты/Ссылка на телефон',
  component: PhoneLink,
  args: { phone: '+79001234567' },
})

/** Показывается там, где можно позвонить. */
export const Plain = meta.story({ name: 'Простая' })

/** Показывается, когда рядом не сказано, чей это номер: его назовут вслух. */
export const Named = meta.story({
  name: 'С именем',
  args: { label: 'Позвонить исполнителю' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    const link = canvas.getByRole('link', { name: 'Позвонить исполнителю: +7 (900) 123 45 67' })
    await expect(link).toHaveFocus()
    await expect(link).toHaveAttribute('href', 'tel:+79001234567')
  },
})
