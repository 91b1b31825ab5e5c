import type { PropWords } from '../prop-words.ts'
import type * as catalogue from './Catalogue.tsx'
import type * as deleting from './DeletingService.tsx'
import type * as question from './QuestionForm.tsx'
import type * as replies from './RepliesBlock.tsx'

export const patternProps = {
  QuestionForm: {
    values: 'Что набрано',
    errors: 'Что не так, по полям',
    attempt: 'Которая попытка отправить: каждая новая приводит фокус к списку ошибок',
    status: 'Заполняют, отправляют или отправлено',
    refusal: 'Почему сервер отказал в последний раз; набранное остаётся',
    onChange: 'Поле изменили',
  },
  DeletingService: {
    status: 'Шаг: ещё не просили, спрашиваем, удаляем, не вышло, удалено',
    onAsk: 'Нажали «Удалить»: пора спросить',
    onConfirm: 'Подтвердили',
  },
  Catalogue: {
    filters: 'Выбранные фильтры',
    status: 'Список: загружается, готов, прежний на время новых фильтров, ошибка',
    people: 'Исполнители этой страницы',
    total: 'Сколько нашлось всего',
    page: 'Которая страница открыта, с единицы',
    onFilters: 'Фильтры изменили',
  },
  RepliesBlock: { status: 'Что с откликами: загружаются, пусто, ошибка, нет связи, пришли' },
} satisfies PropWords<typeof catalogue & typeof deleting & typeof question & typeof replies>
