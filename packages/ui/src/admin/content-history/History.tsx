import { adminQueries } from '@artel/core/admin'
import { errorMessage } from '@artel/core/api'
import { type ContentKind, type ContentVersion, VERSIONS_SHOWN } from '@artel/core/contract'
import { useInfiniteQuery, useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { quietPart } from '../../kit/lazy/index.ts'
import { useServices } from '../../services/index.ts'
import { HistoryView, type HistoryViewProps } from './HistoryView.tsx'
import { ru } from './ru.ts'

const QuestionDialog = quietPart(async () => (await import('../QuestionDialog.tsx')).QuestionDialog)

export interface HistoryProps<T> extends Pick<HistoryViewProps, 'textsOf'> {
  /** The version that is on the site; `LAST` where the last one always is, `null` where none is. */
  current: number | 'LAST' | null
  kind: ContentKind
  /** Number, slug or path of the text within its kind. */
  contentKey: string
  /** What follows when a former version is back, said before. */
  restoreText: string
  /** `null` where none can be brought back now. */
  restore: ((version: ContentVersion) => Promise<T>) | null
  onRestored: (stored: T, said: string) => void
}

/** The history of one text over its query, and the way back to a version. */
export function History<T>({ kind, contentKey, current, restoreText, restore, onRestored, ...view }: HistoryProps<T>) {
  const { api } = useServices()
  const query = useInfiniteQuery(adminQueries(api).versions(kind, contentKey))
  const pages: readonly (readonly ContentVersion[])[] = query.data?.pages ?? []
  const versions = pages.flatMap((page, index) => (index === pages.length - 1 ? page : page.slice(0, VERSIONS_SHOWN)))
  const [asked, ask] = useState<ContentVersion | null>(null)
  const close = () => ask(null)
  const restoring = useMutation({
    mutationKey: ['admin', 'restore', kind],
    mutationFn: async (version: ContentVersion) => {
      if (restore === null) throw new Error('Nothing can be brought back here')
      return restore(version)
    },
    onSuccess(stored, { version }) {
      onRestored(stored, ru.back(version))
      close()
    },
  })
  return (
    <>
      <HistoryView
        {...view}
        current={current === 'LAST' ? (versions[0]?.version ?? null) : current}
        status={query.status}
        versions={versions}
        onMore={query.hasNextPage ? () => void query.fetchNextPage() : null}
        onRetry={() => void query.refetch()}
        isRetrying={query.isFetching}
        isBusy={restoring.isPending}
        onRestore={
          restore &&
          ((version) => {
            restoring.reset()
            ask(version)
          })
        }
      />
      {asked && (
        <QuestionDialog
          title={ru.ask(asked.version)}
          text={restoreText}
          confirm={ru.confirm}
          isBusy={restoring.isPending}
          message={restoring.isError ? errorMessage(restoring.error) : null}
          onConfirm={() => restoring.mutate(asked)}
          onClose={close}
          onFailed={close}
        />
      )}
    </>
  )
}
