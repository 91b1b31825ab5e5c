import type { GoneKind } from '@artel/core/contract'

/** Words about what was there for everybody and does not come back: what became of it, and what to do next. */
export const ru: Readonly<
  Record<GoneKind, { readonly title: string; readonly text: string; readonly action: string }>
> = {
  TASK: {
    title: 'Объявление снято',
    text: 'Заказчик удалил это задание. Посмотрите, что открыто сейчас.',
    action: 'Найти задание',
  },
  PRODUCT: {
    title: 'Товар больше не продаётся',
    text: 'Его убрали из каталога насовсем. Посмотрите, что продают другие мастера.',
    action: 'Открыть каталог',
  },
  ARTICLE: {
    title: 'Статьи больше нет',
    text: 'Её удалили из блога. Там есть что почитать и без неё.',
    action: 'Открыть блог',
  },
  CASE: {
    title: 'Работы больше нет в портфолио',
    text: 'Исполнитель убрал её. Посмотрите, что и как делают другие.',
    action: 'Найти исполнителя',
  },
  EXECUTOR: {
    title: 'Исполнитель ушёл с площадки',
    text: 'Этот аккаунт удалён. Посмотрите, кто ещё берётся за такую работу.',
    action: 'Найти исполнителя',
  },
  CLIENT: {
    title: 'Заказчик ушёл с площадки',
    text: 'Этот аккаунт удалён вместе с открытыми заданиями. Посмотрите другие.',
    action: 'Найти задание',
  },
}
