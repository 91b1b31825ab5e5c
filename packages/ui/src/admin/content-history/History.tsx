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

export interface HistoryProps<T> extends Pick<HistoryViewProps, 'current' | 'textsOf'> {
  kind: ContentKind
  /** Number, slug or path of the text within its kind. */
  contentKey: string
  /** What follows when a former version is back, said before. */
  restoreText: string
  restore: (version: ContentVersion) => Promise<T>
  onRestored: (stored: T, said: string) => void
}

/** The history of one text over its query, and the way back to a version. */
export function History<T>({ kind, contentKey, restoreText, restore, onRestored, ...view }: HistoryProps<T>) {
  const { api } = useServices()
  const query = useInfiniteQuery(adminQueries(api).versions(kind, contentKey))
  const pages: readonly (readonly ContentVersion[])[] = query.data?.pages ?? []
  const versions = pages.flatMap((page, index) => (index === pages.length - 1 ? page : page.slice(0, VERSIONS_SHOWN)))
  const [asked, ask] = useState<ContentVersion | null>(null)
  const close = () => ask(null)
  const restoring = useMutation({
    mutationKey: ['admin', 'restore', kind],
    mutationFn: restore,
    onSuccess(stored, { version }) {
      onRestored(stored, ru.back(version))
      close()
    },
  })
  return (
    <>
      <HistoryView
        {...view}
        status={query.status}
        versions={versions}
        onMore={query.hasNextPage ? () => void query.fetchNextPage() : null}
        onRetry={() => void query.refetch()}
        isRetrying={query.isFetching}
        isBusy={restoring.isPending}
        onRestore={(version) => {
          restoring.reset()
          ask(version)
        }}
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
