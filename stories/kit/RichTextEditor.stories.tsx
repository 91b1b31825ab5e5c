import { type ArticleBlock, articleBody } from '@artel/core/contract'
import { RichText, RichTextEditor } from '@artel/ui/kit/rich-text'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { drawn } from './drawn-picture.ts'
import { Live } from './Live.tsx'

const picture = drawn(1)

const article: ArticleBlock[] = [
  { type: 'heading', level: 2, runs: [{ text: 'Что проверить до начала' }] },
  {
    type: 'paragraph',
    runs: [
      { text: 'Плитка любит ровное. ' },
      { text: 'Сначала стены', bold: true },
      { text: ', потом клей. Примеры — ' },
      { text: 'в нашем блоге', href: '/blog' },
      { text: '.' },
    ],
  },
  { type: 'list', ordered: true, items: [[{ text: 'Отвес по всем углам' }], [{ text: 'Влажность стяжки' }]] },
  { type: 'quote', runs: [{ text: 'Кто торопится с клеем, встречается с перфоратором.', italic: true }] },
  { type: 'image', fileId: picture.id, alt: 'Ванная с уложенной плиткой' },
]

const meta = preview.meta({
  title: 'Компоненты/Редактор текста',
  component: RichTextEditor,
  args: {
    label: 'Текст статьи',
    hint: 'От 500 до 30 000 знаков',
    placeholder: 'Расскажите, как было дело',
    value: [] as readonly ArticleBlock[],
    onChange: fn(),
    onUpload: fn(async () => drawn(2)),
    pictures: { [picture.id]: picture },
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 'var(--size-article)' }}>
        <Story />
      </div>
    ),
  ],
  render: (args) => (
    <Live start={args.value}>
      {(value, change) => (
        <RichTextEditor
          {...args}
          value={value}
          onChange={(next) => {
            args.onChange(next)
            change(next)
          }}
        />
      )}
    </Live>
  ),
})

type Canvas = Pick<typeof screen, 'findByRole'>
const textOf = (canvas: Canvas) => canvas.findByRole('textbox', { name: 'Текст статьи' })

/** What went out last, as the contract takes it. */
const sent = (onChange: typeof meta.input.args.onChange) => articleBody.parse(onChange.mock.lastCall?.[0])

/** Показывается, пока ничего не написано. */
export const Empty = meta.story({
  name: 'Пустой',
  play: async ({ canvas }) => {
    const text = await textOf(canvas)
    await expect(text).toHaveAttribute('aria-placeholder', 'Расскажите, как было дело')
    await expect(text).toBeRequired()
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Жирный' })).toHaveAttribute('aria-disabled', 'false'),
    )
  },
})

/** Показывается, когда статью правят: каждый вид блоков на своём месте. */
export const Written = meta.story({
  name: 'Со статьёй',
  args: { value: article },
  play: async ({ canvas }) => {
    const text = within(await textOf(canvas))
    await expect(text.getByRole('heading', { level: 2 })).toHaveTextContent('Что проверить до начала')
    await expect(text.getByRole('textbox', { name: /Что на картинке/ })).toHaveValue('Ванная с уложенной плиткой')
  },
})

/** Показывается, когда текст не приняли. */
export const WithError = meta.story({
  name: 'С ошибкой',
  args: { value: article.slice(0, 1), error: 'Напишите ещё: статья не короче 500 знаков' },
  play: async ({ canvas }) => {
    await expect(await textOf(canvas)).toBeInvalid()
  },
})

/** Показывается, пока статья на проверке: читать можно, менять нельзя. */
export const Disabled = meta.story({
  name: 'Недоступен',
  args: { value: article, disabled: true },
  play: async ({ canvas }) => {
    await expect(await textOf(canvas)).toHaveAttribute('contenteditable', 'false')
  },
})

/** Показывается там, где картинок не бывает: в ответах на частые вопросы. */
export const WithoutPictures = meta.story({
  name: 'Без картинок',
  args: { onUpload: undefined, optional: true },
  play: async ({ canvas }) => {
    await textOf(canvas)
    await expect(canvas.queryByRole('button', { name: 'Добавить картинку' })).toBeNull()
  },
})

/** Показывается на телефоне: панель переносится, ничего не прячется. */
export const OnPhone = meta.story({
  name: 'На телефоне',
  args: { value: article },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await textOf(canvas)
  },
})

/** То, что написано, читатель видит таким же. */
export const SameForReader = meta.story({
  name: 'Как увидит читатель',
  args: { value: article },
  render: (args) => (
    <Live start={args.value}>
      {(value, change) => (
        <>
          <RichTextEditor {...args} value={value} onChange={change} />
          <hr style={{ margin: 'var(--space-6) 0', border: 0, borderTop: '1px solid var(--color-line)' }} />
          <section aria-label="Статья">
            <RichText blocks={value} pictures={{ [picture.id]: picture }} />
          </section>
        </>
      )}
    </Live>
  ),
  play: async ({ canvas, userEvent }) => {
    const text = await textOf(canvas)
    const item = within(text).getByText('Влажность стяжки')
    await userEvent.pointer({ target: item, node: item.firstChild ?? item, offset: 16, keys: '[MouseLeft]' })
    await userEvent.keyboard(', уровень пола')
    const reader = within(canvas.getByRole('region', { name: 'Статья' }))
    await waitFor(() => expect(reader.getByText('Влажность стяжки, уровень пола')).toBeVisible())
    await expect(reader.getByRole('link', { name: 'в нашем блоге' })).toHaveAttribute('href', '/blog')
  },
})

/** Панель — одно место в обходе: стрелки, Home и End ходят по ней, Alt + F10 ведёт в неё, Escape — обратно. */
export const Keyboard = meta.story({
  name: 'С клавиатуры',
  play: async ({ canvas, userEvent, args }) => {
    const text = await textOf(canvas)
    const tool = (name: string) => canvas.getByRole('button', { name })
    await userEvent.tab()
    await expect(tool('Жирный')).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(tool('Вернуть')).toHaveFocus()
    await userEvent.keyboard('{Home}{ArrowRight}')
    await expect(tool('Курсив')).toHaveFocus()
    await userEvent.tab()
    await expect(text).toHaveFocus()

    await userEvent.keyboard('Клей{Control>}a{/Control}')
    await userEvent.keyboard('{Alt>}{F10}{/Alt}')
    await expect(tool('Курсив')).toHaveFocus()
    await userEvent.keyboard('{Home}{Enter}')
    await expect(tool('Жирный')).toHaveAttribute('aria-pressed', 'true')
    await expect(tool('Жирный')).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{Enter}')
    await expect(tool('Заголовок')).toHaveAttribute('aria-pressed', 'true')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(text).toHaveFocus())
    await expect(sent(args.onChange)).toEqual([{ type: 'heading', level: 2, runs: [{ text: 'Клей', bold: true }] }])
    await userEvent.tab()
    await expect(text).not.toHaveFocus()
  },
})

/** Ссылка ставится на выбранные слова; с чужим началом её не поставить. */
export const Links = meta.story({
  name: 'Ссылка',
  args: { value: [{ type: 'paragraph', runs: [{ text: 'наш блог' }] }] },
  play: async ({ canvas, userEvent, args }) => {
    const text = await textOf(canvas)
    await userEvent.click(text)
    await userEvent.keyboard('{Control>}a{/Control}')
    await userEvent.click(canvas.getByRole('button', { name: 'Ссылка' }))
    const address = await canvas.findByRole('textbox', { name: /Адрес ссылки/ })
    await userEvent.type(address, 'javascript:alert(1){Enter}')
    await expect(address).toBeInvalid()
    await userEvent.clear(address)
    await userEvent.type(address, '/blog{Enter}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(sent(args.onChange)).toEqual([{ type: 'paragraph', runs: [{ text: 'наш блог', href: '/blog' }] }])
  },
})

/** Вставить можно только то, что бывает в статье: остальное становится словами или пропадает. */
export const Paste = meta.story({
  name: 'Вставка чужой страницы',
  play: async ({ canvas, userEvent, args }) => {
    const text = await textOf(canvas)
    await userEvent.click(text)
    const clipboardData = new DataTransfer()
    clipboardData.setData(
      'text/html',
      `<script>alert(1)</script><style>p{color:red}</style><h1 style="color:red" onclick="alert(1)">Полы</h1>
       <p>Клей <b>сохнет</b> <u>сутки</u>. <a href="javascript:alert(1)">Сюда</a>, <a href="https://artel.test">туда</a></p>
       <img src="x" onerror="alert(1)"><table><tr><td>Ячейка</td></tr></table><iframe src="https://evil.test"></iframe>
       <blockquote>Сказано</blockquote><ul><li>Раз<ul><li>Вложено</li></ul></li></ul>`,
    )
    text.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    await waitFor(() => expect(args.onChange).toHaveBeenCalled())
    await expect(sent(args.onChange)).toEqual([
      { type: 'heading', level: 2, runs: [{ text: 'Полы' }] },
      {
        type: 'paragraph',
        runs: [
          { text: 'Клей ' },
          { text: 'сохнет', bold: true },
          { text: ' сутки. Сюда, ' },
          { text: 'туда', href: 'https://artel.test' },
        ],
      },
      { type: 'paragraph', runs: [{ text: 'Ячейка' }] },
      { type: 'quote', runs: [{ text: 'Сказано' }] },
      { type: 'list', ordered: false, items: [[{ text: 'Раз' }]] },
      { type: 'list', ordered: false, items: [[{ text: 'Вложено' }]] },
    ])
    await expect(text.querySelector('script, style, iframe, u, table, [onclick], [style]')).toBeNull()
  },
})

/** Картинка загружается и встаёт туда, где стоял курсор; слова о ней пишутся тут же. */
export const AddPicture = meta.story({
  name: 'Картинка',
  args: { value: article.slice(1, 2) },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const text = await textOf(canvas)
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]')
    if (!input) throw new Error('There is no way to choose a file')
    await userEvent.upload(input, new File(['…'], 'vanna.png', { type: 'image/png' }))
    const alt = await within(text).findByRole('textbox', { name: /Что на картинке/ })
    await userEvent.type(alt, 'Готовая ванная')
    await expect(sent(args.onChange)).toContainEqual({ type: 'image', fileId: drawn(2).id, alt: 'Готовая ванная' })
    await userEvent.click(within(text).getByRole('button', { name: 'Убрать картинку' }))
    await waitFor(() => expect(within(text).queryByRole('img')).toBeNull())
  },
})

/** Показывается, когда картинку не удалось сохранить: текст цел. */
export const UploadFailed = meta.story({
  name: 'Картинка не загрузилась',
  args: { value: article.slice(0, 2), onUpload: fn(() => Promise.reject(new Error('offline'))) },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await textOf(canvas)
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]')
    if (!input) throw new Error('There is no way to choose a file')
    await userEvent.upload(input, new File(['…'], 'vanna.png', { type: 'image/png' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Картинка не загрузилась')
  },
})
