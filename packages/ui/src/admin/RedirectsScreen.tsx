import { adminQueries, type RedirectFilters, redirectForm, redirectList } from '@artel/core/admin'
import { errorMessage, isApiError } from '@artel/core/api'
import type { Redirect } from '@artel/core/contract'
import { pageCount } from '@artel/core/format'
import { paths } from '@artel/core/routes'
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from '../forms/index.ts'
import { quietPart } from '../kit/lazy/index.ts'
import { useScreenMachine, useServices } from '../services/index.ts'
import { RedirectForm } from './RedirectForm.tsx'
import { RedirectsView } from './RedirectsView.tsx'
import { ru } from './ru.ts'
import { useDone, useSaid } from './use-done.ts'

const QuestionDialog = quietPart(async () => (await import('./QuestionDialog.tsx')).QuestionDialog)

function NewRedirect({ onAdded }: { onAdded: (from: string) => void }) {
  const { api } = useServices()
  const [machine] = useState(() => redirectForm.provide({ api }))
  const actor = useScreenMachine(machine, { input: {} })
  useDone(actor, ({ from }) => onAdded(from))
  return <RedirectForm {...useForm(actor, redirectForm.select)} />
}

/** Moved addresses over their query: one is added on the page, one is taken back in a window. */
export function RedirectsScreen({ filters }: { filters: RedirectFilters }) {
  const { api } = useServices()
  const said = useSaid()
  const query = useQuery({ ...adminQueries(api).redirects(filters), placeholderData: keepPreviousData })
  const [count, setCount] = useState(0)
  const [asked, ask] = useState<Redirect | null>(null)
  const close = () => ask(null)
  const remove = useMutation({
    mutationKey: ['admin', 'remove-redirect'],
    async mutationFn({ id }: Redirect) {
      try {
        await api.deleteRedirect({ params: { id } })
      } catch (error) {
        // A colleague has removed it, which is what was wanted.
        if (!isApiError(error, 'NOT_FOUND')) throw error
      }
    },
    onSuccess(_, { from }) {
      said(ru.redirects.removed(from))
      close()
    },
  })
  return (
    <>
      <RedirectsView
        status={query.status}
        redirects={query.data?.items ?? []}
        page={filters.page}
        pageCount={pageCount(query.data?.pagination.totalItems ?? 0)}
        pageTo={(page) => redirectList.address(paths.adminRedirects(), { page })}
        form={
          <NewRedirect
            key={count}
            onAdded={(from) => {
              said(ru.redirects.added(from))
              setCount(count + 1)
            }}
          />
        }
        onRemove={(redirect) => {
          remove.reset()
          ask(redirect)
        }}
        onRetry={() => void query.refetch()}
        isRetrying={query.isFetching}
      />
      {asked && (
        <QuestionDialog
          danger
          title={ru.redirects.askTitle}
          text={ru.redirects.askText(asked.from, asked.to)}
          confirm={ru.redirects.confirm}
          isBusy={remove.isPending}
          message={remove.isError ? errorMessage(remove.error) : null}
          onConfirm={() => remove.mutate(asked)}
          onClose={close}
          onFailed={close}
        />
      )}
    </>
  )
}
