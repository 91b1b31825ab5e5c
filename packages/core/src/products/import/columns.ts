import { plainText } from '../../search/index.ts'

/** What a column of a table of goods holds; a column of an attribute says its name. */
export type ColumnKind =
  | 'title'
  | 'category'
  | 'description'
  | 'price'
  | 'unit'
  | 'availability'
  | 'orderDays'
  | 'delivery'
  | 'sku'

/** A column at its place. */
export type ProductColumn =
  | { readonly kind: ColumnKind; readonly heading: string }
  | { readonly kind: 'attribute'; readonly name: string; readonly heading: string }

/** Headings as a table of ours has them, in its order. */
export const COLUMN_HEADINGS: Readonly<Record<ColumnKind, string>> = {
  title: 'Название',
  category: 'Раздел',
  description: 'Описание',
  price: 'Цена',
  unit: 'Единица',
  availability: 'Наличие',
  orderDays: 'Дней изготовления',
  delivery: 'Получение',
  sku: 'Артикул',
}

/** Without these no product can be made. */
export const NEEDED_COLUMNS = ['title', 'category', 'description', 'price'] as const satisfies readonly ColumnKind[]

const SYNONYMS: Readonly<Record<ColumnKind, readonly string[]>> = {
  title: ['наименование', 'товар', 'имя', 'name', 'title'],
  category: ['категория', 'рубрика', 'category'],
  description: ['текст', 'подробности', 'description'],
  price: ['стоимость', 'цена руб', 'price'],
  unit: ['ед', 'ед изм', 'единица измерения', 'за что', 'unit'],
  availability: ['в наличии', 'остаток', 'availability'],
  orderDays: ['срок', 'срок изготовления', 'срок дней', 'дней', 'изготовление'],
  delivery: ['доставка', 'как получить', 'способ получения', 'delivery'],
  sku: ['арт', 'код', 'код товара', 'sku'],
}

/** «Цена, ₽» and «цена (руб.)» are the same words. */
const bare = (heading: string) =>
  plainText(heading)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

const KINDS = new Map(
  (Object.keys(COLUMN_HEADINGS) as ColumnKind[]).flatMap((kind) =>
    [COLUMN_HEADINGS[kind], ...SYNONYMS[kind]].map((word) => [bare(word), kind] as const),
  ),
)

const ATTRIBUTE = /^\s*(?:характеристика|свойство)\s*[:—–-]?\s*(.+)$/iu

/** What a heading names; `null` for what is not taken over. */
export const columnOf = (heading: string): ProductColumn | null => {
  const kind = KINDS.get(bare(heading))
  if (kind) return { kind, heading: COLUMN_HEADINGS[kind] }
  const name = ATTRIBUTE.exec(heading)?.[1]?.trim()
  return name ? { kind: 'attribute', name, heading: heading.trim() } : null
}
