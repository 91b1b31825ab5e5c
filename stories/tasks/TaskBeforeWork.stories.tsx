import { aFile, testUuid } from '@artel/core/testing'
import { TaskView } from '@artel/ui/tasks'
import { expect, screen, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { frozenTime } from '../frozen-time.tsx'
import { photo } from '../mocks/fixtures/pictures.ts'
import { faces, type StoredTask } from '../mocks/index.ts'
import { pageFrame } from '../page-frame.tsx'
import { taskPage, type Viewers } from './task-page.tsx'

const meta = preview.meta({
  title: 'Экраны/Задания/Задание/До работы',
  component: TaskView,
  decorators: [pageFrame, frozenTime],
  parameters: { machine: { id: 'taskLifecycle' }, layout: 'fullscreen' },
  argTypes: { notice: { control: false }, replies: { control: false } },
  args: taskPage('guest'),
})

const sent = { status: 'PENDING', at: '2026-03-02T07:10:00.000Z' } as const

const pending: Partial<StoredTask> = {
  status: 'PENDING',
  publishedAt: null,
  repliesCount: 0,
  viewsCount: 0,
  history: [sent],
}

const rejected: Partial<StoredTask> = {
  ...pending,
  status: 'REJECTED',
  rejectReason: 'CONTACTS_IN_TEXT',
  rejectField: 'DESCRIPTION',
  rejectComment: 'Номер во втором предложении.',
  history: [sent, { status: 'REJECTED', at: '2026-03-02T07:20:00.000Z' }],
}

/** Показывается заказчику, пока задание проверяет модератор: можно только ждать или отменить. */
export const PendingAuthor = meta.story({
  name: 'На проверке: заказчик',
  parameters: { machine: { state: 'PENDING' } },
  args: taskPage('client', { task: pending, replies: [] }),
})

/** Показывается модератору, который решает, публиковать ли задание. */
export const PendingStaff = meta.story({
  name: 'На проверке: модератор',
  parameters: { machine: { state: 'PENDING' } },
  args: taskPage('moderator', { task: pending, replies: [] }),
})

/** Показывается заказчику, чьё задание отклонено: с правилом. */
export const RejectedAuthor = meta.story({
  name: 'Отклонено: заказчик',
  parameters: { machine: { state: 'REJECTED' } },
  args: taskPage('client', { task: rejected, replies: [] }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('В тексте указаны контакты')).toBeVisible()
  },
})

/** Показывается модератору после отказа. */
export const RejectedStaff = meta.story({
  name: 'Отклонено: модератор',
  parameters: { machine: { state: 'REJECTED' } },
  args: taskPage('moderator', { task: rejected, replies: [] }),
})

/** Показывается тому, кто не вошёл: адрес и телефон скрыты, откликнуться можно после входа. */
export const ApprovedGuest = meta.story({
  name: 'Ищет исполнителя: гость',
  parameters: { machine: { state: 'APPROVED' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Войти и откликнуться' })).toBeVisible()
    await expect(canvas.queryByText(/Чистопольская/)).toBeNull()
  },
})

/** Показывается заказчику, которому уже ответили: сравнить, написать, выбрать. */
export const ApprovedAuthor = meta.story({
  name: 'Ищет исполнителя: заказчик',
  parameters: { machine: { state: 'APPROVED' } },
  args: taskPage('client'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^Выбрать за 2.500/ })).toBeVisible()
    await expect(canvas.getAllByRole('button', { name: /^Выбрать: / })).toHaveLength(2)
    await expect(canvas.getByText('Предлагают')).toBeVisible()
  },
})

/** Показывается заказчику, пока никто не откликнулся. */
export const ApprovedAuthorAlone = meta.story({
  name: 'Ищет исполнителя: заказчик, откликов нет',
  parameters: { machine: { state: 'APPROVED' } },
  args: taskPage('client', { task: { repliesCount: 0 }, replies: [] }),
})

/** Показывается другому заказчику: посмотреть можно, откликнуться нельзя. */
export const ApprovedOtherClient = meta.story({
  name: 'Ищет исполнителя: другой заказчик',
  parameters: { machine: { state: 'APPROVED' } },
  args: taskPage('client', { task: { author: faces.oleg } }),
})

/** Показывается исполнителю, который ещё не откликнулся: с формой отклика. */
export const ApprovedOther = meta.story({
  name: 'Ищет исполнителя: исполнитель без отклика',
  parameters: { machine: { state: 'APPROVED' } },
  args: taskPage('executor', { task: { repliesCount: 0 }, replies: [] }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Ваш отклик' })).toBeVisible()
  },
})

/** Показывается компании без проверки, когда заказчик ждёт проверенных. */
export const ApprovedUnverified = meta.story({
  name: 'Ищет исполнителя: компания не проверена',
  parameters: { machine: { state: 'APPROVED' } },
  args: taskPage('company', { task: { verifiedOnly: true }, replies: [] }),
})

/** Показывается исполнителю, когда набралось двадцать откликов. */
export const ApprovedLimit = meta.story({
  name: 'Ищет исполнителя: откликов уже достаточно',
  parameters: { machine: { state: 'APPROVED' } },
  args: taskPage('executor', { task: { repliesCount: 20 }, replies: [] }),
})

/** Показывается исполнителю, который откликнулся: его отклик и путь в чат. */
export const ApprovedCandidate = meta.story({
  name: 'Ищет исполнителя: исполнитель с откликом',
  parameters: { machine: { state: 'APPROVED' } },
  args: taskPage('executor'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Перейти в чат' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Отозвать отклик' })).toBeVisible()
  },
})

/** Показывается модератору, который зашёл посмотреть. */
export const ApprovedStaff = meta.story({
  name: 'Ищет исполнителя: модератор',
  parameters: { machine: { state: 'APPROVED' } },
  args: taskPage('moderator'),
})

/** Показывается исполнителю, у которого отклики по тарифу закончились. */
export const ApprovedQuota = meta.story({
  name: 'Ищет исполнителя: отклики закончились',
  parameters: { machine: { state: 'APPROVED' } },
  args: taskPage('executor', { task: { repliesCount: 0 }, replies: [], isQuotaSpent: true }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Отклики по вашему тарифу закончились')).toBeVisible()
    await expect(canvas.getByText(/даёт 5.откликов/)).toBeVisible()
  },
})

/** Показывается заказчику, чьи изменения ждут модератора: исполнители видят прежнюю версию. */
export const ApprovedRevisedAuthor = meta.story({
  name: 'Ищет исполнителя: изменения на проверке',
  parameters: { machine: { state: 'APPROVED' } },
  args: taskPage('client', { task: { revision: { title: 'Починить кран и смеситель' } } }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Изменения проверяет модератор/)).toBeVisible()
  },
})

/** Показывается заказчику, чьи изменения модератор отклонил: исполнители видят прежнюю версию. */
export const ApprovedChangeRejected = meta.story({
  name: 'Ищет исполнителя: изменения отклонены',
  parameters: { machine: { state: 'APPROVED' } },
  args: taskPage('client', {
    task: { rejectReason: 'CONTACTS_IN_TEXT', rejectField: 'DESCRIPTION', rejectComment: 'Номер в последней строке.' },
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Изменения отклонены: в тексте указаны контакты')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Исправить и отправить снова' })).toBeVisible()
  },
})

/** Показывается модератору, который решает об изменениях. */
export const ApprovedRevisedStaff = meta.story({
  name: 'Ищет исполнителя: модератор проверяет изменения',
  parameters: { machine: { state: 'APPROVED' } },
  args: taskPage('moderator', { task: { revision: { title: 'Починить кран и смеситель' } } }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Опубликовать' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Отклонить' })).toBeVisible()
  },
})

/** Показывается администратору: он может снять задание с доски. */
export const ApprovedAdmin = meta.story({
  name: 'Ищет исполнителя: администратор',
  parameters: { machine: { state: 'APPROVED' } },
  args: taskPage('moderator', { role: 'ADMIN' }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ещё действия с заданием' }))
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Снять задание' })).toBeVisible())
  },
})

const photos = [1, 2, 3].map((number) => {
  const picture = photo(number)
  return aFile({ id: picture.id, name: `Фото ${number}.jpg`, picture })
})

/** Показывается, когда заказчик приложил фотографии и смету. */
export const WithPhotos = meta.story({
  name: 'С фотографиями и файлом',
  parameters: { machine: { state: 'APPROVED' } },
  args: taskPage('guest', {
    task: {
      files: [...photos, aFile({ id: testUuid(88), name: 'Смета.pdf', type: 'application/pdf', picture: null })],
    },
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Открыть крупно: Фото 1 из 3' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Смета.pdf' })).toBeVisible()
  },
})

/** То же на телефоне. */
export const WithPhotosOnPhone = WithPhotos.extend({
  name: 'С фотографиями на телефоне',
  globals: { viewport: { value: 'phone' } },
})

/** Показывается для удалённой работы: карты нет. */
export const Remote = meta.story({
  name: 'Удалённая работа',
  parameters: { machine: { state: 'APPROVED' } },
  args: taskPage('guest', { task: { placeMode: 'REMOTE', place: null } }),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading', { name: 'Где работать' })).toBeNull()
  },
})

/** Показывается для самого длинного: сто знаков в названии, много абзацев, слово без пробелов. */
export const LongText = meta.story({
  name: 'Длинный текст',
  args: taskPage('guest', {
    task: {
      title: 'Перевезти пианино, два книжных шкафа и сорок коробок с третьего этажа без лифта на шестой с лифтом',
      description: `${'Пианино старое, с чугунной рамой, весит около двухсот килограммов, ручек нет. '.repeat(6)}\n\n${'Шкафы разберём сами, коробки подписаны. '.repeat(5)}\n\nФотографии: https://photo.example/${'fotografii-pianino-'.repeat(9)}`,
      properties: [
        {
          id: 'fixture',
          name: 'Что нужно сделать с тем, что не поместится в машину с первого раза',
          value: 'Вторая ходка, подождать у подъезда и вернуться',
        },
      ],
    },
  }),
})

/** То же на телефоне. */
export const LongTextOnPhone = LongText.extend({
  name: 'Длинный текст на телефоне',
  globals: { viewport: { value: 'phone' } },
})

/** Показывается заказчику на телефоне: отклики друг под другом. */
export const AuthorOnPhone = ApprovedAuthor.extend({
  name: 'Заказчик на телефоне',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('region', { name: 'Следующий шаг' })
    await expect(within(bar).getByRole('button', { name: 'Сравнить отклики' })).toBeVisible()
  },
})

// Everyone who may see a task in these states has a story; to the others it does not exist.
;({
  PENDING: { AUTHOR: PendingAuthor, STAFF: PendingStaff },
  REJECTED: { AUTHOR: RejectedAuthor, STAFF: RejectedStaff },
  APPROVED: {
    GUEST: ApprovedGuest,
    AUTHOR: ApprovedAuthor,
    OTHER: ApprovedOther,
    CANDIDATE: ApprovedCandidate,
    STAFF: ApprovedStaff,
  },
}) satisfies Viewers<'PENDING' | 'REJECTED' | 'APPROVED'>
