import type { CategoryRejectRule } from '../contract/category-request-terms.ts'
import type { Notification } from '../contract/notifications.ts'
import type { Role } from '../contract/operations.ts'
import { NBSP, quoted } from '../format/index.ts'
import { paths } from '../routes/index.ts'

type Notice = Pick<Notification, 'kind' | 'title' | 'text' | 'path'>

/** Rules that a request is turned down by, in words. */
export const categoryRuleLabels: Readonly<Record<CategoryRejectRule, string>> = {
  EXISTS: 'Такая категория уже есть',
  TOO_NARROW: 'Слишком узкая: эти работы есть в более широкой категории',
  UNCLEAR: 'Непонятно, какие работы сюда войдут',
  PROHIBITED: 'Запрещённые работы',
}

/** A request as staff see it in their queue. @param section where its author wants it; `null` where they have not said it */
export const categoryRequestText = (about: string, section: string | null): string =>
  `${about}\n\nРаздел: ${section ?? 'автор не выбрал'}`

/** What is said where the name is taken. */
export const categoryExists = (name: string, section: string | null): string =>
  `Такая категория уже есть: ${quoted(name)}${section === null ? '' : `, раздел ${quoted(section)}`}.`

/** The category as it stands now, and what was asked for. */
interface Added {
  readonly name: string
  readonly slug: string
  readonly section: string
  readonly asked: string
}

const nextStep = (role: Role, slug: string): Pick<Notice, 'text' | 'path'> =>
  role === 'EXECUTOR'
    ? { text: 'Отметьте её в профиле, и заказчики найдут вас в ней.', path: paths.profile() }
    : { text: 'В ней уже можно разместить задание.', path: paths.taskCreate({ category: slug }) }

/** What the one who asked is told when the category is there. */
export const categoryAddedNotice = ({ name, slug, section, asked }: Added, role: Role): Notice => {
  const { text, path } = nextStep(role, slug)
  const renamed = asked === name ? '' : ` Вы предлагали ${quoted(asked)}.`
  return {
    kind: 'CATEGORY_REQUESTS',
    title: `Категория ${quoted(name)} добавлена`,
    text: `Она в разделе ${quoted(section)}.${renamed} ${text}`,
    path,
  }
}

/** What the one who asked is told when it was turned down. */
export const categoryRejectedNotice = (
  name: string,
  { rule, comment }: { readonly rule: CategoryRejectRule; readonly comment: string | null },
): Notice => ({
  kind: 'CATEGORY_REQUESTS',
  title: `Категорию ${quoted(name)} не добавили`,
  text: [`${categoryRuleLabels[rule]}.`, ...(comment ? [comment] : [])].join(' '),
  path: paths.taskCategories(),
})

/** What everybody reads of an added category: what somebody wrote to staff is not for everybody. */
export const addedCategoryText = (name: string, section: string): string =>
  `${name}: задания и${NBSP}исполнители раздела ${quoted(section)}.`
