import { Button } from '@artel/ui/kit'
import { PersonHeader, PersonStats } from '@artel/ui/people'
import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { pageFrame } from '../page-frame.tsx'
import { andrey, longest, maria, newcomer, rovnaya, trusted, untried } from './sample-people.ts'

const actions = (
  <>
    <Button>Предложить задание</Button>
    <Button variant="secondary">Написать</Button>
  </>
)

const stats = (
  <PersonStats
    stats={[
      { value: '4,92', caption: '127 отзывов' },
      { value: '184', caption: 'задания, 98 % без споров' },
      { value: '15 минут', caption: 'обычно отвечает' },
      { value: '5 лет', caption: 'на Артели, с 2021 года' },
    ]}
  />
)

const cover = <div style={{ blockSize: '8.5rem', background: 'var(--mat-hex)' }} />

const meta = preview.meta({
  title: 'Паттерны/Люди/Шапка человека',
  component: PersonHeader,
  decorators: [pageFrame],
  parameters: { layout: 'fullscreen' },
  argTypes: { actions: { control: false }, stats: { control: false }, cover: { control: false } },
  args: { person: andrey, trust: trusted, actions },
})

/** Показывается на странице человека, который в сети и проверен. */
export const Usual = meta.story({
  name: 'Проверен, PRO, в сети',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: /Андрей Гусев/ })).toBeVisible()
    await expect(canvas.getByText('в сети')).toBeInTheDocument()
  },
})

/** Показывается на странице исполнителя: лицо на краю обложки, цифры вместо строки доверия. */
export const WithCover = meta.story({
  name: 'С обложкой и цифрами',
  args: { cover, stats, trust: { checked: 'Паспорт, ИНН и ОГРНИП сверены с реестром 12 марта 2026' } },
})

/** То же на телефоне: лицо над именем, цифры по две. */
export const WithCoverOnPhone = WithCover.extend({
  name: 'С обложкой на телефоне',
  globals: { viewport: { value: 'phone' } },
})

/** Показывается у того, кто фотографию не дал: буквы. */
export const WithoutPicture = meta.story({ name: 'Без фотографии', args: { person: rovnaya } })

/** Показывается у того, о ком ещё никто не написал. */
export const Newcomer = meta.story({ name: 'Новый на Артели', args: { person: newcomer, trust: untried } })

/** Показывается у клиента: ни дела, ни значков, предлагать нечего. */
export const Client = meta.story({
  name: 'Клиент',
  args: {
    person: maria,
    trust: { rating: { value: 4.8, count: '9 отзывов' }, jobs: '12 заданий', since: 'с 2024 года' },
    actions: undefined,
  },
})

/** Показывается на телефоне. */
export const OnPhone = meta.story({ name: 'На телефоне', globals: { viewport: { value: 'phone' } } })

/** Показывается, когда имя длиннее любой строки. */
export const Long = meta.story({ name: 'Длинное имя', args: { person: longest } })

/** То же на телефоне: имя перенесено внутри слова, ничего не выходит за край. */
export const LongOnPhone = Long.extend({
  name: 'Длинное имя на телефоне',
  globals: { viewport: { value: 'phone' } },
})
