import { type StaffLogFilters, staffActionLabels, staffLogList } from '@artel/core/admin'
import { type LogLine, STAFF_ACTIONS, STAFF_OBJECTS } from '@artel/core/contract'
import { paths } from '@artel/core/routes'
import { AppliedFilters, Field, Pagination, Select } from '../kit/index.ts'
import { AdminFrame } from './AdminFrame.tsx'
import { AdminList, type AdminListProps } from './AdminList.tsx'
import { FilterBar, type FilterBarProps } from './FilterBar.tsx'
import { LogDay } from './LogDay.tsx'
import { LogLines } from './LogLines.tsx'
import { ru } from './ru.ts'

export interface LogViewProps
  extends Pick<AdminListProps, 'status' | 'onRetry' | 'isRetrying'>,
    Pick<FilterBarProps, 'onFilter'> {
  filters: StaffLogFilters
  lines: readonly LogLine[]
  pageCount: number
  /** Takes the whom or the what of a link away again. */
  onWiden: (filter: 'actor' | 'objectId') => void
  onReset: () => void
}

/** The journal of what staff have done. */
export function LogView({ filters, lines, pageCount, onFilter, onWiden, onReset, ...list }: LogViewProps) {
  const words = ru.log
  const to = (part: Partial<StaffLogFilters>) =>
    staffLogList.address(paths.adminLog(), { ...filters, page: 1, ...part })
  const narrowed = [
    ...(filters.actor ? [{ id: 'actor', label: words.onlyActor(lines[0]?.actor.name ?? filters.actor) }] : []),
    ...(filters.object && filters.objectId
      ? [{ id: 'objectId', label: lines[0]?.object.title || words.onlyObject }]
      : []),
  ]
  return (
    <AdminFrame section="log" title={ru.sections.log}>
      <FilterBar key={JSON.stringify(filters)} action={paths.adminLog()} onFilter={onFilter}>
        <Field label={words.action} optional="quiet">
          <Select dense name="action" placeholder={ru.anything} defaultValue={filters.action ?? ''}>
            {STAFF_ACTIONS.map((action) => (
              <option key={action} value={action}>
                {staffActionLabels[action]}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={words.object} optional="quiet">
          <Select dense name="object" placeholder={ru.anything} defaultValue={filters.object ?? ''}>
            {STAFF_OBJECTS.map((object) => (
              <option key={object} value={object}>
                {words.objects[object]}
              </option>
            ))}
          </Select>
        </Field>
        <LogDay name="dateFrom" label={words.from} value={filters.dateFrom} />
        <LogDay name="dateTo" label={words.to} value={filters.dateTo} />
      </FilterBar>
      {narrowed.length > 0 && (
        <AppliedFilters
          filters={narrowed}
          onRemove={(id) => onWiden(id === 'actor' ? 'actor' : 'objectId')}
          onReset={onReset}
        />
      )}
      <AdminList
        {...list}
        failed={words.failed}
        empty={
          lines.length === 0
            ? { title: words.none, text: words.noneText, reset: { to: paths.adminLog(), label: words.reset } }
            : null
        }
      >
        <LogLines lines={lines} label={words.entries} actorTo={(actor) => to({ actor })} />
        <Pagination page={filters.page} pageCount={pageCount} to={(page) => to({ page })} />
      </AdminList>
    </AdminFrame>
  )
}
