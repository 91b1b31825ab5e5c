import { MODERATION_KINDS } from '@artel/core/contract'
import { aMessage, aModerationHold, aModerationItem, aSystemMessage, testUuid } from '@artel/core/testing'
import { ComplaintMessages, DeskView, type DeskViewProps, PersonOnDesk } from '@artel/ui/moderation'
import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { frozenTime } from '../frozen-time.tsx'
import { pageFrame } from '../page-frame.tsx'
import { aCategoryRequest, aComplaint, aDetails, aDraft, aFace, aFacedPerson, aQueue } from './desk-states.ts'

const noProblems = { rule: null, comment: null }
const reading = {
  status: 'reading',
  queue: aQueue(),
  details: aDetails(),
  draft: aDraft(),
  problems: noProblems,
  message: null,
} as const

const meta = preview.meta({
  title: 'Экраны/Сотрудники/Очередь модерации',
  component: DeskView,
  decorators: [frozenTime, pageFrame],
  parameters: { layout: 'fullscreen', machine: { id: 'moderationDesk' } },
  args: {
    kind: 'TASKS' as DeskViewProps['kind'],
    state: reading as DeskViewProps['state'],
    viewerId: testUuid(104),
    counts: MODERATION_KINDS.map((kind, at) => ({
      kind,
      count: at * 3,
      waitingSince: null,
    })) as DeskViewProps['counts'],
    sections: [] as { id: number; name: string }[],
    more: null as DeskViewProps['more'],
    onEvent: fn(),
    onVerified: fn(),
  },
})

/** Показывается, пока очередь не пришла. */
export const Loading = meta.story({
  name: 'Загружается',
  args: { state: { status: 'loading' }, counts: null },
  parameters: { machine: { state: 'loading' } },
})

/** Показывается, когда очередь не пришла: можно попробовать ещё раз. */
export const Failed = meta.story({
  name: 'Не загрузилась',
  args: { state: { status: 'failed', message: 'Что-то сломалось у нас.' }, counts: null },
  parameters: { machine: { state: 'failed' } },
})

/** Показывается, когда никто не ждёт. */
export const Empty = meta.story({
  name: 'Очередь пуста',
  args: { state: { status: 'empty' } },
  parameters: { machine: { state: 'empty' } },
})

/** Показывается, пока открывается следующее: очередь на месте. */
export const Opening = meta.story({
  name: 'Открывается следующее',
  args: { state: { status: 'opening', queue: aQueue() } },
  parameters: { machine: { state: 'opening' } },
})

/** Показывается новое задание: что нашёл фильтр, текст, автор и две кнопки. */
export const Reading = meta.story({
  name: 'Новое задание',
  parameters: { machine: { state: 'open.verdict.reading' } },
})

/** Показывается правка опубликованного задания: слова, которых не было, и слова, которых больше нет. */
export const Revision = meta.story({
  name: 'Правка: что изменилось',
  args: {
    state: {
      ...reading,
      details: aDetails({
        item: aModerationItem({
          title: 'Перевезти пианино с третьего этажа',
          text: 'Пианино «Заря», вес 220 кг. Нужны ремни и двое крепких людей. Наберите вечером: +7 916 023-45-67.',
          notes: ['Заказчик изменил задание: описание.', 'В тексте контакты: телефон.'],
        }),
        changes: [
          {
            label: 'Описание',
            before: 'Пианино «Заря», вес 220 кг. Лестница широкая. Звоните после шести.',
            after: 'Пианино «Заря», вес 220 кг. Нужны ремни и двое крепких людей. Наберите вечером: +7 916 023-45-67.',
          },
          { label: 'Город', before: 'Казань', after: 'Зеленодольск' },
        ],
      }),
    },
  },
  parameters: { machine: { state: 'open.verdict.reading' } },
})

/** Показывается, когда объект уже открыл коллега. */
export const Held = meta.story({
  name: 'Смотрит коллега',
  args: {
    state: { ...reading, details: aDetails({ item: aModerationItem({ notes: [], heldBy: aModerationHold() }) }) },
  },
  parameters: { machine: { state: 'open.verdict.reading' } },
})

/** Показывается, когда решение не дошло до сервера: можно повторить. */
export const NotTaken = meta.story({
  name: 'Решение не дошло',
  args: { state: { ...reading, message: 'Сервис временно недоступен. Попробуйте через минуту.' } },
  parameters: { machine: { state: 'open.verdict.reading' } },
})

/** Показывается, пока решение в пути. */
export const Judging = meta.story({
  name: 'Решение отправляется',
  args: { state: { ...reading, status: 'judging' } },
  parameters: { machine: { state: 'open.verdict.judging' } },
})

/** Показывается отказ: правило, поле и совет автору. */
export const Deciding = meta.story({
  name: 'Отказ по правилу',
  args: {
    state: {
      ...reading,
      status: 'deciding',
      draft: aDraft({
        decision: 'reject',
        rule: 'CONTACTS_IN_TEXT',
        field: 'DESCRIPTION',
        comment: 'Уберите телефон.',
      }),
    },
  },
  parameters: { machine: { state: 'open.verdict.deciding' } },
})

/** Показывается, когда отказ подтвердили без правила. */
export const NoRule = meta.story({
  name: 'Отказ без правила',
  args: {
    state: {
      ...reading,
      status: 'deciding',
      draft: aDraft({ decision: 'reject' }),
      problems: { rule: 'Выберите правило.', comment: null },
    },
  },
  parameters: { machine: { state: 'open.verdict.deciding' } },
})

/** Показывается жалоба: на что, на кого, кто и переписка, которую открыли. */
export const Complaint = meta.story({
  name: 'Жалоба с перепиской',
  args: {
    kind: 'COMPLAINT',
    state: { ...reading, queue: aQueue([aComplaint().item]), details: aComplaint() },
    more: (
      <ComplaintMessages
        messages={[
          aMessage({ createdAt: '2026-03-01T08:00:00.000Z' }),
          aSystemMessage({ id: testUuid(1102), seq: 2, createdAt: '2026-03-01T09:00:00.000Z' }),
        ]}
      />
    ),
  },
  parameters: { machine: { state: 'open.verdict.reading' } },
})

/** Показывается решение по жалобе: без слов его не вынести. */
export const ComplaintVerdict = meta.story({
  name: 'Решение по жалобе',
  args: {
    kind: 'COMPLAINT',
    state: {
      ...reading,
      status: 'deciding',
      queue: aQueue([aComplaint().item]),
      details: aComplaint(),
      problems: { rule: null, comment: 'Решение: заполните поле.' },
    },
  },
  parameters: { machine: { state: 'open.verdict.deciding' } },
})

/** Показывается человек: новое фото крупно, имя и рассказ с контактами. */
export const Person = meta.story({
  name: 'Человек: новое фото и рассказ',
  args: {
    kind: 'USERS',
    state: { ...reading, queue: aQueue([aFacedPerson().item]), details: aFacedPerson() },
    more: <PersonOnDesk person={aFace()} />,
  },
  parameters: { machine: { state: 'open.verdict.reading' } },
})

/** Показывается, когда не сказано, что в профиле нарушает правила. */
export const PersonVerdict = meta.story({
  name: 'Человек: что исправить',
  args: {
    kind: 'USERS',
    state: {
      ...reading,
      status: 'deciding',
      queue: aQueue([aFacedPerson().item]),
      details: aFacedPerson(),
      draft: aDraft({ decision: 'reject', rule: 'CONTACTS_IN_TEXT' }),
      problems: { rule: null, field: 'Выберите, что исправить.', comment: null },
    },
    more: <PersonOnDesk person={aFace()} />,
  },
  parameters: { machine: { state: 'open.verdict.deciding' } },
})

/** Показывается предложение категории: что в неё войдёт и кто её предложил. */
export const CategoryRequest = meta.story({
  name: 'Новая категория',
  args: {
    kind: 'CATEGORY_REQUESTS',
    state: { ...reading, queue: aQueue([aCategoryRequest().item]), details: aCategoryRequest() },
  },
  parameters: { machine: { state: 'open.verdict.reading' } },
})

/** Показывается перед добавлением: название можно поправить, раздел надо выбрать. */
export const CategoryVerdict = meta.story({
  name: 'Новая категория: раздел не выбран',
  args: {
    kind: 'CATEGORY_REQUESTS',
    sections: [
      { id: 1, name: 'Ремонт' },
      { id: 2, name: 'Мебель' },
    ],
    state: {
      ...reading,
      status: 'deciding',
      queue: aQueue([aCategoryRequest().item]),
      details: aCategoryRequest(),
      draft: aDraft({ category: { name: 'Ремонт кофемашин', parentId: null } }),
      problems: { ...noProblems, parent: 'Выберите раздел.' },
    },
  },
  parameters: { machine: { state: 'open.verdict.deciding' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Раздел'), 'Ремонт')
    await expect(args.onEvent).toHaveBeenLastCalledWith({
      type: 'verdict.category',
      category: { name: 'Ремонт кофемашин', parentId: 1 },
    })
  },
})

/** Показывается, когда коллега успел раньше или автор исправил текст. */
export const Conflict = meta.story({
  name: 'Коллега успел раньше',
  args: { state: { status: 'conflict', queue: aQueue() } },
  parameters: { machine: { state: 'conflict' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Дальше по очереди' })).toHaveFocus()
  },
})

/** Показывается, когда очередь есть, а объект не открылся. */
export const Broken = meta.story({
  name: 'Объект не открылся',
  args: { state: { status: 'broken', queue: aQueue(), message: 'Что-то сломалось у нас.' } },
  parameters: { machine: { state: 'broken' } },
})

const long = 'Перевезти пианино, два шкафа и библиотеку с третьего этажа без лифта во двор с узкой аркой и обратно, '

/** Показывается для самых длинных названий и текстов. */
export const LongText = meta.story({
  name: 'Длинный текст',
  args: {
    state: { ...reading, details: aDetails({ item: aModerationItem({ title: long, text: long.repeat(30) }) }) },
  },
  parameters: { machine: { state: 'open.verdict.reading' } },
})

/** Показывается на телефоне: сначала объект и решение, потом очередь. */
export const OnPhone = meta.story({
  name: 'На телефоне',
  globals: { viewport: { value: 'phone' } },
  parameters: { machine: { state: 'open.verdict.reading' } },
})

/** Показывается по «?»: клавиши очереди. */
export const Shortcuts = meta.story({
  name: 'Клавиши',
  play: async ({ userEvent }) => {
    await userEvent.keyboard('?')
    const dialog = await screen.findByRole('dialog', { name: 'Клавиши' })
    // It comes with a motion.
    await waitFor(() => expect(dialog).toBeVisible())
  },
  parameters: { machine: { state: 'open.verdict.reading' } },
})
