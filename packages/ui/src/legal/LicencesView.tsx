import { LICENCES, type Licence } from '@artel/core/licences'
import { Table, type TableColumn } from '../kit/table/index.ts'
import css from './TextPage.module.css'
import { TextPage } from './TextPage.tsx'

const columns: readonly TableColumn<Licence>[] = [
  { id: 'title', header: 'Что', cell: ({ title, url }) => <a href={url}>{title}</a> },
  { id: 'author', header: 'Кто сделал', cell: ({ author }) => author },
  { id: 'licence', header: 'Лицензия', cell: ({ licence }) => <span className={css.whole}>{licence}</span> },
]

/** Works of others that the product shows (product §2.1), with thanks to those who made them. */
export function LicencesView() {
  return (
    <TextPage title="Лицензии">
      <p>
        Рисунки, шрифт, значки и карты, которые вы здесь видите, сделали люди и команды ниже и разрешили ими
        пользоваться. Спасибо им.
      </p>
      <Table
        caption="Чужие работы на сайте"
        captionHidden
        columns={columns}
        rows={LICENCES}
        rowKey={({ title }) => title}
      />
      <p>Материалы на обложках категорий — паркет, плитка, доски и другие — рисует сам сайт.</p>
    </TextPage>
  )
}
