import type { GoneKind } from '@artel/core/contract'

/** Words about what was there for everybody and does not come back: what became of it, and what to do next. */
export const ru: Readonly<Record<GoneKind, { readonly text: string; readonly action: string }>> = {
  TASK: { text: 'Заказчик удалил это задание. Посмотрите, что открыто сейчас.', action: 'Найти задание' },
  PRODUCT: {
    text: 'Его убрали из каталога насовсем. Посмотрите, что продают другие мастера.',
    action: 'Открыть каталог',
  },
  ARTICLE: { text: 'Её удалили из блога. Там есть что почитать и без неё.', action: 'Открыть блог' },
  CASE: { text: 'Исполнитель убрал её. Посмотрите, что и как делают другие.', action: 'Найти исполнителя' },
  EXECUTOR: { text: 'Этот аккаунт удалён. Посмотрите, кто ещё берётся за такую работу.', action: 'Найти исполнителя' },
  CLIENT: { text: 'Этот аккаунт удалён вместе с открытыми заданиями. Посмотрите другие.', action: 'Найти задание' },
}
