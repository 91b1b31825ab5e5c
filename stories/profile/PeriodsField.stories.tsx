import { PeriodsField, type PeriodsFieldProps } from '@artel/ui/profile'
import { useState } from 'react'
import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { pageFrame } from '../page-frame.tsx'

const words = {
  legend: 'Опыт',
  add: 'Добавить место работы',
  title: 'Где и кем',
  placeholder: 'Отделка квартир, ИП',
  row: (place: number) => `Место работы ${place}`,
}

/** Holds what is typed, as the form does. */
function Typed(props: Omit<PeriodsFieldProps, 'onChange'>) {
  const [value, setValue] = useState(props.value)
  return <PeriodsField {...props} value={value} onChange={setValue} />
}

const meta = preview.meta({
  title: 'Экраны/Кабинет/Профиль/Опыт и образование',
  component: Typed,
  decorators: [pageFrame],
  parameters: { layout: 'fullscreen' },
  args: {
    id: 'experience',
    words,
    most: 20,
    error: undefined as string | undefined,
    value: [
      { key: 1, title: 'Отделка квартир, ИП', from: '2018', to: '' },
      { key: 2, title: 'СМУ-5, плиточник', from: '2012', to: '2018' },
    ] as PeriodsFieldProps['value'],
  },
})

/** Показывается с двумя строками: их правят, двигают и убирают. */
export const Filled = meta.story({ name: 'Заполнено' })

/** Показывается, пока строк нет. */
export const Empty = meta.story({ name: 'Пусто', args: { value: [] } })

/** Показывается, когда строку не сохранить: каждое поле говорит, что не так. */
export const Wrong = meta.story({
  name: 'С ошибками',
  args: { error: 'Проверьте строку 1.', value: [{ key: 1, title: '', from: '2018', to: '2011' }] },
})

/** Проверяет порядок строк: фокус остаётся у строки, которую двигали. */
export const Moved = meta.story({
  name: 'Порядок',
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ниже: Отделка квартир, ИП' }))
    const [first] = canvas.getAllByLabelText('Где и кем')
    await expect(first).toHaveValue('СМУ-5, плиточник')
    await userEvent.click(canvas.getByRole('button', { name: 'Убрать: СМУ-5, плиточник' }))
    await expect(canvas.getAllByLabelText('Где и кем')).toHaveLength(1)
  },
})
