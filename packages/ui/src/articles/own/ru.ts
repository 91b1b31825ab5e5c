import type { PublicationStatus } from '@artel/core/contract'
import { quoted } from '@artel/core/format'

/** Words of one's own articles. */
export const ru = {
  title: 'Мои статьи',
  lead: 'Черновики, статьи на проверке и опубликованные. Опубликованные читают все в блоге и на вашей странице.',
  leadOfStaff: 'Черновики, статьи на проверке и опубликованные. В блоге они подписаны редакцией.',
  loading: 'Загружаем статьи',
  failed: 'Не удалось загрузить статьи',
  list: 'Мои статьи',
  add: 'Написать статью',
  room: 'Статьи в этом месяце',
  advice: 'Черновик можно дописать сейчас, а отправить в следующем месяце. Удалённая статья место не освобождает.',
  emptyTitle: 'Статей пока нет',
  emptyText: 'Расскажите о своей работе: статьи читают в блоге и на вашей странице, по ним приходят заказчики.',
  emptyStatus: 'Таких статей нет',
  states: 'Состояния',
  all: 'Все',
  status: {
    DRAFT: 'Черновики',
    PENDING: 'На проверке',
    PUBLISHED: 'Опубликованные',
    REJECTED: 'Отклонённые',
    HIDDEN: 'Скрытые',
  } satisfies Record<PublicationStatus, string>,
  state: {
    DRAFT: 'Черновик',
    PENDING: 'На проверке',
    PUBLISHED: 'Опубликована',
    REJECTED: 'Отклонена',
    HIDDEN: 'Скрыта',
  } satisfies Record<PublicationStatus, string>,
  view: 'Посмотреть',
  actions: (title: string) => `Действия со статьёй ${quoted(title)}`,
  edit: 'Изменить',
  remove: 'Удалить',
  removeNote: 'Вместе с картинками',
  removeTitle: 'Удалить статью?',
  removeText: (title: string) => `Статья ${quoted(title)} исчезнет вместе с картинками. Вернуть её нельзя.`,
  removed: 'Статья удалена',
} as const
