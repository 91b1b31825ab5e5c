import { ButtonLink, EmptyState } from '@artel/ui/kit'
import { Mark } from '@artel/ui/kit/cover'
import preview from '../../.storybook/preview.tsx'

const meta = preview.meta({
  title: 'Компоненты/Пусто',
  component: EmptyState,
  args: { title: 'Откликов пока нет', text: 'Обычно первый приходит в течение часа. Мы напишем на почту.' },
  argTypes: { mark: { control: false }, action: { control: false } },
})

/** Показывается, когда остаётся подождать. */
export const Waiting = meta.story({ name: 'Остаётся ждать' })

/** Показывается, когда ясно, что делать: одна кнопка. */
export const WithAction = meta.story({
  name: 'С кнопкой',
  args: {
    title: 'У вас ещё нет заданий',
    text: 'Опишите работу, и исполнители назовут цену и срок.',
    action: <ButtonLink to="/task-create">Создать задание</ButtonLink>,
  },
})

/** Показывается на странице, у которой нет ничего другого: предмет на своём материале. */
export const WithObject = meta.story({
  name: 'С предметом',
  args: {
    mark: <Mark look={{ material: 'leaves', object: 'lens' }} size={112} />,
    title: 'Заданий по таким условиям нет',
    text: 'Уберите часть фильтров или сохраните поиск, и мы напишем, когда появится новое.',
    action: <ButtonLink to="/task-find">Сбросить фильтры</ButtonLink>,
  },
})
