import { PRODUCT_NAME } from '@artel/core/shell'
import { Table, type TableColumn } from '../kit/table/index.ts'
import { TextPage } from './TextPage.tsx'

interface Kept {
  readonly name: string
  readonly purpose: string
  readonly term: string
}

const columns: readonly TableColumn<Kept>[] = [
  { id: 'name', header: 'Имя', cell: ({ name }) => name },
  { id: 'purpose', header: 'Зачем', cell: ({ purpose }) => purpose },
  { id: 'term', header: 'Сколько живёт', cell: ({ term }) => term },
]

const cookies: readonly Kept[] = [
  { name: 'artel_refresh', purpose: 'Помнит, что вы вошли. Скриптам страницы не виден', term: 'до года' },
  { name: 'XSRF-TOKEN', purpose: 'Защищает от действий от вашего имени с чужих сайтов', term: 'до года' },
  { name: 'artel_city', purpose: 'Выбранный город: с него начинаются списки', term: 'до года' },
  {
    name: 'artel_device',
    purpose: 'Отличает ваше устройство, когда вы без входа говорите, помог ли ответ',
    term: 'до года',
  },
  { name: 'artel_tz', purpose: 'Часовой пояс: время на страницах ваше', term: 'до года' },
]

/** What this site keeps in a browser and why (product §2.1). A draft for a lawyer; the tables are what the code does. */
export function CookiePolicyView() {
  return (
    <TextPage title="Политика использования cookie">
      <p>
        Cookie — небольшие записи, которые сайт оставляет в браузере. {PRODUCT_NAME} пользуется только своими: чтобы вы
        оставались в своём аккаунте, видели свой город и своё время. Чужих счётчиков и рекламных cookie здесь нет.
      </p>
      <section>
        <h2>Что мы храним в cookie</h2>
        <Table caption="Cookie сайта" captionHidden columns={columns} rows={cookies} rowKey={({ name }) => name} />
      </section>
      <section>
        <h2>Что остаётся только на вашем устройстве</h2>
        <p>В памяти браузера, откуда на сервер ничего не уходит само:</p>
        <ul>
          <li>ваше согласие с этой страницей и тема оформления;</li>
          <li>черновики заданий, откликов и сообщений;</li>
          <li>сообщения, которые ждут связи.</li>
        </ul>
      </section>
      <section>
        <h2>Как отказаться</h2>
        <p>
          Удалите или запретите cookie в настройках браузера. Читать сайт можно и без них; войти, написать сообщение или
          сохранить город не получится.
        </p>
      </section>
    </TextPage>
  )
}
