import type { GoneKind } from '@artel/core/contract'
import { GONE_TITLES, paths } from '@artel/core/routes'
import { ButtonLink } from '../kit/index.ts'
import { ru } from './gone.ru.ts'
import { StatusPage } from './StatusPage.tsx'

/** Where there is more of the kind. */
const others: Readonly<Record<GoneKind, () => string>> = {
  TASK: paths.taskFind,
  PRODUCT: paths.catalog,
  ARTICLE: paths.blog,
  CASE: paths.executors,
  EXECUTOR: paths.executors,
  CLIENT: paths.taskFind,
}

/** 410: what everybody was shown here is removed and does not come back (product §2.10). */
export function PageGone({ kind }: { kind: GoneKind }) {
  const { text, action } = ru[kind]
  return (
    <StatusPage
      look={{ material: 'boxes', object: 'lens' }}
      title={GONE_TITLES[kind]}
      text={text}
      action={<ButtonLink to={others[kind]()}>{action}</ButtonLink>}
    />
  )
}
