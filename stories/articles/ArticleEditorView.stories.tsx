import { type ArticleValues, type ArticleEditorView as EditorState, NEW_ARTICLE } from '@artel/core/articles'
import { anArticle } from '@artel/core/testing'
import { ArticleEditorView, type ArticleEditorViewProps } from '@artel/ui/articles/editor'
import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { frozenTime } from '../frozen-time.tsx'
import { pageFrame } from '../page-frame.tsx'
import { bathroom, pictureOfText } from './sample-articles.ts'

const values: ArticleValues = {
  ...NEW_ARTICLE,
  title: bathroom.title,
  lead: bathroom.lead,
  category: 'CASES',
  body: bathroom.body,
  tags: bathroom.tags.join(', '),
}
const draft = anArticle({ ...bathroom, status: 'DRAFT', publishedAt: null })
const viewOf = (changes: Partial<EditorState> = {}): EditorState => ({
  status: 'kept',
  values,
  article: draft,
  errors: {},
  message: null,
  attempt: 0,
  isDraft: true,
  isUnfit: false,
  ...changes,
})

const meta = preview.meta({
  title: 'Экраны/Личный кабинет/Редактор статьи',
  component: ArticleEditorView,
  decorators: [pageFrame, frozenTime],
  parameters: { machine: { id: 'articleEditor' }, layout: 'fullscreen' },
  argTypes: { cover: { control: false }, room: { control: false } },
  args: {
    view: viewOf(),
    purpose: 'OWN' as ArticleEditorViewProps['purpose'],
    isStaff: false,
    isInert: false,
    room: null,
    cover: () => null,
    pictures: { [pictureOfText.id]: pictureOfText },
    isPreview: false,
    onPreview: fn(),
    onChange: fn(),
    onUpload: async () => pictureOfText,
    onSave: fn(),
    onSubmit: fn(),
    onReopen: fn(),
  },
})

/** Показывается тому, кто начинает писать. */
export const New = meta.story({
  name: 'Новая',
  args: { view: viewOf({ article: null, values: NEW_ARTICLE }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Текст' })).toBeVisible()
    await expect(canvas.queryByRole('option', { name: 'Новости' })).toBeNull()
  },
})

/** Показывается, когда сервер хранит всё, что напечатано. */
export const Kept = meta.story({
  name: 'Черновик сохранён',
  parameters: { machine: { state: 'kept' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('textbox', { name: 'Текст' })
    await expect(canvas.getByText('Сохранено')).toBeVisible()
  },
})

/** Показывается, пока напечатанное ждёт паузы. */
export const Changed = meta.story({
  name: 'Есть несохранённое',
  parameters: { machine: { state: 'changed' } },
  args: { view: viewOf({ status: 'changed' }) },
})

/** Показывается, пока черновику не хватает заголовка: он остаётся на устройстве. */
export const OnDevice = meta.story({
  name: 'Пока на устройстве',
  args: { view: viewOf({ status: 'changed', article: null, isUnfit: true, values: { ...values, title: 'Кран' } }) },
})

/** Показывается, пока черновик сохраняется. */
export const Saving = meta.story({
  name: 'Сохраняется',
  parameters: { machine: { state: 'saving' } },
  args: { view: viewOf({ status: 'saving' }) },
})

/** Показывается, когда сервер не ответил: текст на устройстве. */
export const UnkeptOffline = meta.story({
  name: 'Не сохранилось: нет связи',
  parameters: { machine: { state: 'unkept' } },
  args: { view: viewOf({ status: 'unkept', message: 'Нет связи.' }) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Сохранить сейчас' }))
    await expect(args.onSave).toHaveBeenCalled()
  },
})

/** Показывается, пока статья уходит модератору. */
export const Submitting = meta.story({
  name: 'Отправляется',
  parameters: { machine: { state: 'submitting' } },
  args: { view: viewOf({ status: 'submitting' }) },
})

/** Показывается, когда статью ещё нельзя отправить: сказано, чего не хватает. */
export const Invalid = meta.story({
  name: 'Не хватает текста',
  args: {
    view: viewOf({
      status: 'changed',
      attempt: 1,
      values: { ...values, lead: '', body: [] },
      errors: { lead: 'Расскажите в двух предложениях, о чём статья.', body: 'Текст короче 500 символов: сейчас 0.' },
    }),
  },
})

/** Показывается, когда сервер отказал: места по тарифу закончились. */
export const RefusedFailed = meta.story({
  name: 'Сервер отказал',
  parameters: { machine: { state: 'refused' } },
  args: {
    view: viewOf({
      status: 'refused',
      attempt: 1,
      message: 'Места по тарифу закончились. Скройте что-нибудь или смените тариф.',
    }),
  },
})

/** Показывается, когда статью сохранили в другом окне. */
export const Outdated = meta.story({
  name: 'Изменили в другом окне',
  parameters: { machine: { state: 'outdated' } },
  args: { view: viewOf({ status: 'outdated' }) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Открыть заново' }))
    await expect(args.onReopen).toHaveBeenCalled()
  },
})

/** Показывается, когда модератор отклонил статью: правило и его слова. */
export const Rejected = meta.story({
  name: 'Отклонена',
  args: {
    view: viewOf({
      isDraft: false,
      article: { ...draft, status: 'REJECTED', rejectRule: 'CONTACTS_IN_TEXT', rejectComment: 'Уберите телефон.' },
    }),
  },
})

/** Показывается, когда меняют опубликованную: она снова уйдёт на проверку. */
export const Published = meta.story({
  name: 'Опубликована',
  args: { view: viewOf({ isDraft: false, article: bathroom }) },
})

/** Показывается сотруднику: ему открыты все рубрики. */
export const OfStaff = meta.story({
  name: 'Сотрудник',
  parameters: { alike: 'Рубрики видно только в открытом списке: закрытый он одинаков у всех' },
  args: { isStaff: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('option', { name: 'Новости' })).toBeInTheDocument()
  },
})

/** Показывается, когда автор смотрит, как статью увидят читатели. */
export const Preview = meta.story({
  name: 'Предпросмотр',
  args: { isPreview: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Вернуться к тексту' }))
    await expect(args.onPreview).toHaveBeenCalledWith(false)
  },
})

/** То же, что черновик, на телефоне. */
export const KeptOnPhone = meta.story({ name: 'Черновик на телефоне', globals: { viewport: { value: 'phone' } } })

/** Показывается, когда в заголовке нет ни одного пробела. */
export const LongText = meta.story({
  name: 'Длинный заголовок',
  args: { isPreview: true, view: viewOf({ values: { ...values, title: 'Ж'.repeat(120) } }) },
})

/** Показывается сотруднику, который исправляет чужую статью: проверять её больше некому. */
export const Mending = meta.story({
  name: 'Исправляет сотрудник',
  args: { purpose: 'DESK', isStaff: true, view: viewOf({ article: bathroom, isDraft: false }) },
  play: async ({ args, canvas, userEvent }) => {
    await canvas.findByRole('textbox', { name: 'Текст' })
    await expect(canvas.getByText(/читатели сразу увидят новый текст/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Сохранить исправления' }))
    await expect(args.onSubmit).toHaveBeenCalled()
  },
})

/** Показывается сотруднику, который исправляет статью в очереди модератора. */
export const MendingWaiting = meta.story({
  name: 'Исправляет сотрудник: ждёт модератора',
  args: {
    purpose: 'DESK',
    isStaff: true,
    view: viewOf({ article: { ...bathroom, status: 'PENDING', publishedAt: null }, isDraft: false }),
  },
})
