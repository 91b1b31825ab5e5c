import { guessedPlaceId } from '@artel/core/contract'
import { emptyWizardValues, type WizardStep, type WizardViewState } from '@artel/core/tasks'
import { aPlace } from '@artel/core/testing'
import { ExecutorsCount, TaskWizardView } from '@artel/ui/tasks'
import { expect, fn, userEvent as pointer, screen, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { frozenTime } from '../../frozen-time.tsx'
import { fileField } from './files.tsx'
import { siteFrame } from './frame.tsx'
import { placeFields } from './place.tsx'
import { categories, editingAt, pricelessCategories, wholeTask, wizardAt } from './task-draft.ts'

const street = { name: 'улица Баумана, 15', city: 'Казань', city_id: 551487, type: 'building', subtype: null } as const
const house = aPlace({ ...street, id: 'house', full_name: 'Казань, улица Баумана, 15' })
const guessedHouse = aPlace({
  ...street,
  id: guessedPlaceId(551487, 'Баумана'),
  name: 'Баумана',
  full_name: 'Баумана',
})

const stuck = 'Не загрузилось: «План квартиры.pdf». Загрузите снова или уберите из списка.'

const meta = preview.meta({
  title: 'Экраны/Создание задания/Шаги',
  component: TaskWizardView,
  decorators: [siteFrame, frozenTime],
  parameters: { machine: { id: 'taskWizard' }, layout: 'fullscreen' },
  argTypes: { place: { control: false }, categories: { control: false } },
  args: { view: wizardAt('what') as WizardViewState, attempt: 0, categories, place: placeFields(null), send: fn() },
})

/** Показывается тому, кто только пришёл. */
export const WhatEmpty = meta.story({
  name: 'Задача, пусто',
  parameters: { machine: { state: 'editing.what' } },
  args: { view: wizardAt('what', { own: {} }) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Что нужно сделать?' }), 'С')
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'field.change', name: 'title', value: 'С' })
  },
})

/** Показывается, когда по названию понятно, о чём речь: подходящие категории стоят карточками. */
export const WhatSuggested = meta.story({
  name: 'Задача, подсказаны категории',
  parameters: { machine: { state: 'editing.what' } },
  args: { view: wizardAt('what', { own: { title: wholeTask.title } }) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Сборка мебели' }))
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'field.change', name: 'categoryId', value: 501 })
  },
})

/** Показывается, когда задача названа и категория выбрана. */
export const WhatFilled = meta.story({ name: 'Задача, заполнено', parameters: { machine: { state: 'editing.what' } } })

/** Показывается, когда категорию ищут сами: под названием стоит раздел. */
export const WhatSearch = meta.story({
  name: 'Задача, поиск категории',
  parameters: { machine: { state: 'editing.what' } },
  args: { view: wizardAt('what', { own: { title: 'Помочь по дому' } }) },
  play: async ({ canvas, args }) => {
    await pointer.type(canvas.getByRole('combobox', { name: 'Категория' }), 'смесит')
    await pointer.click(await screen.findByRole('option', { name: /Смесители и краны/ }))
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'field.change', name: 'categoryId', value: 601 })
  },
})

/** Показывается после «Дальше», когда ничего не заполнено: фокус в списке ошибок. */
export const WhatErrors = meta.story({
  name: 'Задача, ошибки',
  parameters: { machine: { state: 'editing.what' } },
  args: { view: wizardAt('what', { own: {}, isTried: true }), attempt: 1 },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('region', { name: /Исправьте 2/ })).toHaveFocus())
    await userEvent.click(canvas.getByRole('link', { name: 'Выберите категорию.' }))
    await expect(canvas.getByRole('combobox', { name: 'Категория' })).toHaveFocus()
  },
})

/** Показывается, пока о задаче известны только название и категория; у категории есть вопросы всех видов. */
export const DetailsEmpty = meta.story({
  name: 'Детали, пусто',
  parameters: { machine: { state: 'editing.details' } },
  args: { view: wizardAt('details', { own: {} }) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Шкаф' }))
    await expect(args.send).toHaveBeenLastCalledWith({
      type: 'field.change',
      name: 'properties',
      value: { items: ['Шкаф'] },
    })
  },
})

/** Показывается, когда на вопросы отвечено: у чисел видны единицы, у описания — сколько набрано. */
export const DetailsFilled = meta.story({
  name: 'Детали, заполнено',
  parameters: { machine: { state: 'editing.details' } },
  args: { view: wizardAt('details') },
})

/** Показывается после «Дальше», когда не отвечено на обязательные вопросы. */
export const DetailsErrors = meta.story({
  name: 'Детали, ошибки',
  parameters: { machine: { state: 'editing.details' } },
  args: { view: wizardAt('details', { own: { description: 'Собрать кухню' }, isTried: true }), attempt: 1 },
})

/** Показывается, когда в описании есть телефон: предупреждаем о проверке, но не запрещаем. */
export const DetailsContacts = meta.story({
  name: 'Детали, контакты в тексте',
  parameters: { machine: { state: 'editing.details' } },
  args: {
    view: wizardAt('details', {
      own: { ...wholeTask, description: 'Собрать кухню из восьми модулей, звоните: 8 917 234-56-78, Ирина.' },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('8 917 234-56-78')
  },
})

/** Показывается, когда к описанию приложены файлы: одно фото уже здесь, документ в пути. */
export const DetailsFiles = meta.story({
  name: 'Детали, файлы',
  parameters: { machine: { state: 'editing.details' } },
  args: { view: wizardAt('details'), files: fileField() },
})

/** Показывается, когда задание ждёт файл, который не дошёл: ошибка стоит у файлов. */
export const DetailsFilesStuck = meta.story({
  name: 'Детали, файл не дошёл',
  parameters: { machine: { state: 'editing.details' } },
  args: {
    view: editingAt('details', { errors: { files: stuck } }),
    attempt: 1,
    files: fileField(stuck),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: stuck })).toBeVisible()
  },
})

/** Показывается, когда страница с выбранными файлами закрылась раньше, чем они ушли. */
export const DetailsFilesLost = meta.story({
  name: 'Детали, файлы выбрать снова',
  parameters: { machine: { state: 'editing.details' } },
  args: { view: editingAt('details', { lost: ['Кухня.jpg', 'План квартиры.pdf'] }) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Понятно' }))
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'lost.dismiss' })
  },
})

/** Показывается, пока не выбрано, где нужна работа. */
export const WhereEmpty = meta.story({
  name: 'Где, пусто',
  parameters: { machine: { state: 'editing.where' } },
  args: { view: wizardAt('where', { own: {} }) },
})

/** Показывается, когда работа у заказчика: город и адрес, с пояснением, кому он виден. */
export const WhereFilled = meta.story({
  name: 'Где, заполнено',
  parameters: { machine: { state: 'editing.where' } },
  args: { view: wizardAt('where'), place: placeFields('Казань') },
})

/** Показывается, пока адрес печатают: найденные дома, и слова, для которых точка встанет в середине города. */
export const WhereSuggested = meta.story({
  name: 'Где, подсказки адреса',
  parameters: { machine: { id: 'addressPin', state: 'search.ready' } },
  args: {
    view: wizardAt('where'),
    place: placeFields('Казань', undefined, undefined, {
      address: 'Баумана',
      search: { status: 'ready', suggestions: [house, guessedHouse] },
    }),
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: /^Адрес/ })
    await pointer.click(field)
    await pointer.keyboard('{ArrowDown}')
    await expect(await screen.findByRole('option', { name: /улица Баумана, 15/ })).toHaveAttribute(
      'aria-selected',
      'true',
    )
    await expect(screen.getByText(/Точка встанет в середине города: Казань/)).toBeVisible()
  },
})

/** Показывается, когда подсказки не пришли: адрес пишут сами. */
export const WhereSuggestionsFailed = meta.story({
  name: 'Где, без подсказок адреса',
  parameters: { machine: { id: 'addressPin', state: 'search.failed' } },
  args: {
    view: wizardAt('where'),
    place: placeFields('Казань', undefined, undefined, {
      address: 'Баумана',
      search: { status: 'failed', suggestions: [] },
    }),
  },
  play: async ({ canvas }) => {
    await pointer.click(canvas.getByRole('combobox', { name: /^Адрес/ }))
    await expect(await screen.findByText('Подсказок сейчас нет. Напишите адрес сами')).toBeVisible()
  },
})

/** Показывается, когда на карте стоит точка: её двигают, а что под ней, сказано словами. */
export const WherePin = meta.story({
  name: 'Где, точка на карте',
  parameters: { machine: { id: 'addressPin', state: 'pin.found' } },
  args: {
    view: wizardAt('where'),
    place: placeFields('Казань', undefined, undefined, {
      address: 'улица Баумана, 15',
      point: { lat: 55.83, lon: 49.15 },
      pin: {
        status: 'found',
        around: { address: null, city: { id: 551487, name: 'Казань', middle: { lat: 55.796, lon: 49.1082 } } },
      },
    }),
    matching: <ExecutorsCount count={12} city="Казань" />,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /^Место работы/ })).toBeVisible()
    await expect(canvas.getByText(/Казань, 4,6.км от середины города/)).toBeVisible()
    await expect(canvas.getByText(/12.исполнителей по этой категории/)).toBeVisible()
  },
})

/** Показывается, пока узнаём, что под точкой. */
export const WherePinFinding = meta.story({
  name: 'Где, узнаём место точки',
  parameters: { machine: { id: 'addressPin', state: 'pin.finding' } },
  args: {
    view: wizardAt('where'),
    place: placeFields('Казань', undefined, undefined, {
      point: { lat: 55.83, lon: 49.15 },
      pin: { status: 'finding', around: null },
    }),
  },
})

/** Показывается, когда точку увели за границу: она вернулась на прежнее место. */
export const WherePinAbroad = meta.story({
  name: 'Где, точка за границей',
  parameters: { machine: { id: 'addressPin', state: 'pin.abroad' } },
  args: {
    view: wizardAt('where'),
    place: placeFields('Казань', undefined, undefined, {
      point: { lat: 55.83, lon: 49.15 },
      pin: { status: 'abroad', around: null },
    }),
  },
})

/** Показывается, когда о месте точки не узнать: она остаётся, можно спросить ещё раз. */
export const WherePinFailed = meta.story({
  name: 'Где, о точке не узнать',
  parameters: { machine: { id: 'addressPin', state: 'pin.failed' } },
  args: {
    view: wizardAt('where'),
    place: placeFields('Казань', undefined, undefined, {
      point: { lat: 55.83, lon: 49.15 },
      pin: { status: 'failed', around: null },
    }),
  },
})

/** Показывается, когда по категории в городе никого нет. */
export const WhereNobody = meta.story({
  name: 'Где, исполнителей пока нет',
  parameters: { machine: { state: 'editing.where' } },
  args: {
    view: wizardAt('where'),
    place: placeFields('Казань'),
    matching: <ExecutorsCount count={0} city="Казань" />,
  },
})

/** Показывается, когда город ищут. */
export const WhereCities = meta.story({
  name: 'Где, поиск города',
  parameters: { machine: { state: 'editing.where' } },
  args: { view: wizardAt('where', { own: { placeMode: 'CLIENT', city: null } }) },
  play: async ({ canvas }) => {
    await pointer.click(canvas.getByRole('combobox', { name: 'Город' }))
    await expect(screen.getAllByRole('option')).toHaveLength(3)
  },
})

/** Показывается, когда города не загрузились. */
export const WhereCitiesFailed = meta.story({
  name: 'Где, города не загрузились',
  parameters: { machine: { state: 'editing.where' } },
  args: {
    view: wizardAt('where', { own: { placeMode: 'CLIENT', city: null } }),
    place: placeFields(null, undefined, { status: 'failed', text: '', message: 'Сервер долго не отвечает.' }),
  },
  play: async ({ canvas }) => {
    await pointer.click(canvas.getByRole('combobox', { name: 'Город' }))
    await expect(screen.getByRole('button', { name: 'Повторить' })).toBeVisible()
  },
})

/** Показывается, когда встречаться не нужно: ни города, ни адреса. */
export const WhereRemote = meta.story({
  name: 'Где, удалённо',
  parameters: { machine: { state: 'editing.where' } },
  args: { view: wizardAt('where', { own: { placeMode: 'REMOTE' } }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('combobox', { name: 'Город' })).toBeNull()
  },
})

/** Показывается после «Дальше» без города. */
export const WhereErrors = meta.story({
  name: 'Где, ошибки',
  parameters: { machine: { state: 'editing.where' } },
  args: {
    view: wizardAt('where', { own: { placeMode: 'CLIENT', city: null }, isTried: true }),
    place: placeFields(null, 'Выберите город.'),
    attempt: 1,
  },
})

/** Показывается, пока не выбрано, когда нужна работа. */
export const WhenEmpty = meta.story({
  name: 'Когда, пусто',
  parameters: { machine: { state: 'editing.when' } },
  args: { view: wizardAt('when', { own: {} }) },
})

/** Показывается, когда работа нужна в один день; прошедшие и слишком далёкие дни выбрать нельзя. */
export const WhenExact = meta.story({
  name: 'Когда, точная дата',
  parameters: { machine: { state: 'editing.when' } },
  args: { view: wizardAt('when', { own: { dateMode: 'EXACT', startDay: '2026-03-04' } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Дата' })).toHaveValue('04.03.2026')
    await pointer.click(canvas.getByRole('button', { name: 'Открыть календарь' }))
    const tooEarly = await canvas.findByRole('button', { name: /воскресенье, 1 марта/ })
    await expect(tooEarly).toBeDisabled()
    await pointer.keyboard('{Escape}')
  },
})

/** Показывается, когда подходит любой день из нескольких. */
export const WhenFilled = meta.story({
  name: 'Когда, период',
  parameters: { machine: { state: 'editing.when' } },
  args: { view: wizardAt('when') },
})

/** Показывается после «Дальше», когда конец раньше начала. */
export const WhenErrors = meta.story({
  name: 'Когда, ошибки',
  parameters: { machine: { state: 'editing.when' } },
  args: {
    view: wizardAt('when', {
      own: { dateMode: 'PERIOD', startDay: '2026-03-09', endDay: '2026-03-04' },
      isTried: true,
    }),
    attempt: 1,
  },
})

/** Показывается, пока не выбрано, сколько стоит работа. */
export const BudgetEmpty = meta.story({
  name: 'Бюджет, пусто',
  parameters: { machine: { state: 'editing.budget' } },
  args: { view: wizardAt('budget', { own: {} }) },
})

/** Показывается, когда сумма известна. */
export const BudgetFixed = meta.story({
  name: 'Бюджет, точная сумма',
  parameters: { machine: { state: 'editing.budget' } },
  args: { view: wizardAt('budget', { own: { budgetType: 'FIXED', budgetTo: 12_000_00 } }) },
})

/** Показывается, пока в категории мало откликов и обычной цены не назвать. */
export const BudgetWithoutTypical = meta.story({
  name: 'Бюджет, обычной цены не знаем',
  parameters: { machine: { state: 'editing.budget' } },
  args: { view: wizardAt('budget'), categories: pricelessCategories },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/Обычно просят/)).toBeNull()
  },
})

/** Показывается, когда известны границы, и видно, сколько просят обычно. */
export const BudgetFilled = meta.story({
  name: 'Бюджет, от и до',
  parameters: { machine: { state: 'editing.budget' } },
  args: { view: wizardAt('budget') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Обычно просят около 4.500.₽$/)).toBeVisible()
  },
})

/** Показывается после «Дальше», когда суммы перепутаны или слишком малы. */
export const BudgetErrors = meta.story({
  name: 'Бюджет, ошибки',
  parameters: { machine: { state: 'editing.budget' } },
  args: {
    view: wizardAt('budget', { own: { budgetType: 'RANGE', budgetFrom: 50_00, budgetTo: null }, isTried: true }),
    attempt: 1,
  },
})

/** Показывается, пока о связи ничего не менялось: выбран чат. */
export const Contacts = meta.story({
  name: 'Связь, только чат',
  parameters: { machine: { state: 'editing.contacts' } },
  args: { view: wizardAt('contacts', { own: {} }) },
})

/** Показывается, когда телефон увидит выбранный исполнитель, а откликнуться могут только проверенные. */
export const ContactsFilled = meta.story({
  name: 'Связь, чат и телефон',
  parameters: { machine: { state: 'editing.contacts' } },
  args: { view: wizardAt('contacts') },
})

/** Показывается в конце: всё сказанное с дорогой к каждому шагу. */
export const Review = meta.story({
  name: 'Проверка',
  parameters: { machine: { state: 'editing.review' } },
  args: { view: wizardAt('review') },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Изменить: Бюджет' }))
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'step.open', step: 'budget' })
    await userEvent.click(canvas.getByRole('button', { name: 'Опубликовать задание' }))
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'task.submit' })
  },
})

const longWord = 'Подоконник'.repeat(12)

/** Показывается, когда слова и числа длинные. */
export const LongText = meta.story({
  name: 'Проверка, длинный текст',
  parameters: { machine: { state: 'editing.review' } },
  args: {
    view: {
      ...wizardAt('review'),
      values: {
        ...wholeTask,
        title: longWord.slice(0, 100),
        description: `${longWord}\n\n${wholeTask.description.repeat(12)}`,
        addressDetail: longWord,
        budgetTo: 10_000_000_00,
      },
    } as WizardViewState,
  },
  globals: { viewport: { value: 'phone' } },
})

/** Показывается, когда в черновик попало не всё: часть шагов просит внимания. */
export const ReviewUnfinished = meta.story({
  name: 'Проверка, есть что исправить',
  parameters: { machine: { state: 'editing.review' } },
  args: {
    view: {
      ...wizardAt('review'),
      values: { ...wholeTask, startDay: '2026-02-01', endDay: '2026-02-03', city: null },
      steps: (['what', 'details', 'where', 'when', 'budget', 'contacts', 'review'] as const).map((step) => ({
        step,
        state: step === 'where' || step === 'when' ? 'unfinished' : step === 'review' ? 'current' : 'done',
      })),
    } as WizardViewState,
  },
})

/** Показывается на телефоне: кнопки под большим пальцем. */
export const OnPhone = meta.story({
  name: 'На телефоне',
  args: { view: wizardAt('details') },
  globals: { viewport: { value: 'phone' } },
})

/** Показывается, пока страница пришла с сервера, а скрипты ещё в пути: набранное сейчас пропало бы. */
export const BeforeScripts = meta.story({
  name: 'До загрузки скриптов',
  args: { view: wizardAt('what', { own: emptyWizardValues }), isInert: true },
})

// Every step has a story.
;({
  what: WhatFilled,
  details: DetailsFilled,
  where: WhereFilled,
  when: WhenFilled,
  budget: BudgetFilled,
  contacts: ContactsFilled,
  review: Review,
}) satisfies Record<WizardStep, unknown>
