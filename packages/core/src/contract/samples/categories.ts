import type { Category, CategoryProperty } from '../categories.ts'

/** A required question with three answers. */
export const aCategoryProperty = (overrides: Partial<CategoryProperty> = {}): CategoryProperty => ({
  id: 'fixture',
  name: 'Что нужно сделать',
  type: 'choice',
  required: true,
  options: ['Починить', 'Установить', 'Заменить'],
  unit: null,
  ...overrides,
})

/** A leaf: plumbing. */
export const aCategory = (overrides: Partial<Category> = {}): Category => ({
  id: 11,
  slug: 'santehnika',
  name: 'Сантехника',
  parentId: 1,
  properties: [aCategoryProperty()],
  meta: { description: 'Ремонт и установка смесителей, труб и бытовой сантехники.' },
  tasksCount: 24,
  typicalPrice: 4_500_00,
  childCategories: [],
  ...overrides,
})

/** A small tree: one leaf has properties of its own, one inherits its parent's, one root is a leaf itself. */
export const aCategoryTree = (): Category[] => [
  aCategory({
    id: 1,
    slug: 'remont',
    name: 'Ремонт и отделка',
    parentId: null,
    properties: [aCategoryProperty({ id: 'area', name: 'Площадь', type: 'number', options: [], unit: 'м²' })],
    meta: { description: 'Мастера по ремонту квартир и домов.' },
    tasksCount: 61,
    typicalPrice: null,
    childCategories: [
      aCategory(),
      aCategory({
        id: 12,
        slug: 'ukladka-plitki',
        name: 'Укладка плитки',
        properties: [],
        meta: { description: 'Плитка в ванной, на кухне и на полу.' },
        tasksCount: 37,
        typicalPrice: 38_000_00,
      }),
    ],
  }),
  aCategory({
    id: 2,
    slug: 'gruzoperevozki',
    name: 'Грузоперевозки',
    parentId: null,
    properties: [
      aCategoryProperty({ id: 'movers', name: 'Нужны грузчики', type: 'boolean', required: false, options: [] }),
    ],
    meta: { description: 'Переезды и доставка по городу и области.' },
    tasksCount: 18,
  }),
]
