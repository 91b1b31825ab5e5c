import { type ExecutorFilters, executorQueries, executorsQuery } from '@artel/core/executors'
import { words } from '@artel/core/format'
import { inOwnCity } from '@artel/core/search'
import { CountedSheet } from '../../lists/windows/index.ts'
import { useServices } from '../../services/index.ts'
import { ExecutorFilterFields, type ExecutorFilterFieldsProps } from './ExecutorFilterFields.tsx'
import { executors } from './executors-list.ts'

export interface ExecutorFilterSheetProps extends ExecutorFilterFieldsProps {
  open: boolean
  onClose: () => void
  /** `null`: all categories. */
  categoryId: number | null
  /** The list without filters of the sheet. */
  cleared: ExecutorFilters
}

/** The filters of the executors on a phone. */
export function ExecutorFilterSheet({ open, onClose, categoryId, cleared, ...fields }: ExecutorFilterSheetProps) {
  const { api } = useServices()
  return (
    <CountedSheet
      {...executors}
      open={open}
      onClose={onClose}
      form={fields.form}
      cleared={cleared}
      query={(asked) =>
        executorQueries(api).list(executorsQuery({ ...inOwnCity(asked, fields.own), page: 1 }, categoryId))
      }
      forms={words.executor}
    >
      <ExecutorFilterFields {...fields} />
    </CountedSheet>
  )
}
