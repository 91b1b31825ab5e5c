import type { GoneKind } from '@artel/core/contract'
import { paths } from '@artel/core/routes'
import { ButtonLink } from '../../kit/index.ts'
import { StatusPage } from '../StatusPage.tsx'
import { ru } from './ru.ts'

/** Where there is more of the kind. */
const others: Readonly<Record<GoneKind, () => string>> = {
  TASK: paths.taskFind,
  PRODUCT: paths.catalog,
  ARTICLE: paths.blog,
  CASE: paths.executors,
  EXECUTOR: paths.executors,
  CLIENT: paths.taskFind,
}

/** What the browser's tab says. */
export const goneTitle = (kind: GoneKind): string => ru[kind].title

/** 410: what everybody was shown here is removed and does not come back (product §2.10). */
export function PageGone({ kind }: { kind: GoneKind }) {
  const { title, text, action } = ru[kind]
  return (
    <StatusPage
      look={{ material: 'boxes', object: 'lens' }}
      title={title}
      text={text}
      action={<ButtonLink to={others[kind]()}>{action}</ButtonLink>}
    />
  )
}
