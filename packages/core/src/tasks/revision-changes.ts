import type { Point } from '../contract/geocoder.ts'
import type { ModerationChange } from '../contract/moderation.ts'
import type { TaskInput } from '../contract/tasks.ts'
import { formatNumber } from '../format/number.ts'
import { placeModeLabels } from './task-list-labels.ts'

type Revised = Partial<
  Pick<
    TaskInput,
    'title' | 'categoryId' | 'properties' | 'description' | 'placeMode' | 'cityId' | 'point' | 'addressDetail'
  >
>

/** Names of what a task refers to by number. */
export interface RevisionNames {
  category(id: number): string
  city(id: number): string
}

const labels: Readonly<Record<keyof Revised, string>> = {
  title: 'Название',
  description: 'Описание',
  categoryId: 'Категория',
  properties: 'Подробности',
  placeMode: 'Где работать',
  cityId: 'Город',
  point: 'Точка на карте',
  addressDetail: 'Адрес',
}

/** «55,796; 49,108» */
const formatPoint = ({ lat, lon }: Point) => [lat, lon].map((degrees) => formatNumber(degrees, { max: 3 })).join('; ')

const inWords = (task: Revised, field: keyof Revised, names: RevisionNames): string => {
  switch (field) {
    case 'categoryId':
      return task.categoryId === undefined ? '' : names.category(task.categoryId)
    case 'cityId':
      return task.cityId == null ? '' : names.city(task.cityId)
    case 'point':
      return task.point ? formatPoint(task.point) : ''
    case 'placeMode':
      return task.placeMode ? placeModeLabels[task.placeMode] : ''
    case 'properties':
      return Object.values(task.properties ?? {})
        .flat()
        .map(String)
        .join(', ')
    default:
      return task[field] ?? ''
  }
}

/** What an author changes of a published task, value beside value, for who judges it. */
export const revisionChanges = (
  published: Revised,
  revision: Revised | null,
  names: RevisionNames,
): ModerationChange[] =>
  (Object.keys(labels) as (keyof Revised)[])
    .filter((field) => revision !== null && revision[field] !== undefined)
    .map((field) => ({
      label: labels[field],
      before: inWords(published, field, names),
      after: inWords(revision ?? {}, field, names),
    }))
    .filter(({ before, after }) => before !== after)
