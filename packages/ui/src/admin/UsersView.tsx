import { type AdminUserFilters, accountStateLabels, roleLabels } from '@artel/core/admin'
import { ACCOUNT_STATES, type AdminUser, ROLES } from '@artel/core/contract'
import { formatDay, formatPhone, formatRelativeTime } from '@artel/core/format'
import { paths } from '@artel/core/routes'
import { Field, Input, Pagination, Select, TextLink, usePageTime } from '../kit/index.ts'
import { Table } from '../kit/table/index.ts'
import css from './Admin.module.css'
import { AdminFrame } from './AdminFrame.tsx'
import { AdminList, type AdminListProps } from './AdminList.tsx'
import { FilterBar, type FilterBarProps } from './FilterBar.tsx'
import { ru } from './ru.ts'
import { UserStateBadge } from './UserStateBadge.tsx'

export interface UsersViewProps
  extends Pick<AdminListProps, 'status' | 'onRetry' | 'isRetrying'>,
    Pick<FilterBarProps, 'onFilter'> {
  filters: AdminUserFilters
  users: readonly AdminUser[]
  /** How many there are on all pages. */
  total: number
  pageCount: number
  pageTo: (page: number) => string
}

/** All accounts, to be searched and narrowed. */
export function UsersView({ filters, users, total, pageCount, pageTo, onFilter, ...list }: UsersViewProps) {
  const { now, timeZone } = usePageTime()
  const words = ru.users
  const isOne = list.status === 'success'
  return (
    <AdminFrame section="users" title={words.caption}>
      <FilterBar key={JSON.stringify(filters)} action={paths.adminUsers()} onFilter={onFilter}>
        <div className={css.wide}>
          <Field label={words.search} optional="quiet">
            <Input dense type="search" name="q" maxLength={100} defaultValue={filters.q} />
          </Field>
        </div>
        <Field label={words.role} optional="quiet">
          <Select dense name="role" placeholder={ru.any} defaultValue={filters.role ?? ''}>
            {ROLES.map((role) => (
              <option key={role} value={role}>
                {roleLabels[role]}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={words.state} optional="quiet">
          <Select dense name="state" placeholder={ru.anyState} defaultValue={filters.state ?? ''}>
            {ACCOUNT_STATES.map((state) => (
              <option key={state} value={state}>
                {accountStateLabels[state]}
              </option>
            ))}
          </Select>
        </Field>
      </FilterBar>
      <AdminList
        {...list}
        failed={words.failed}
        empty={
          users.length === 0
            ? { title: words.none, text: words.noneText, reset: { to: paths.adminUsers(), label: words.reset } }
            : null
        }
      >
        <p className={css.quiet} role="status">
          {isOne && words.found(total)}
        </p>
        <Table
          caption={words.caption}
          captionHidden
          rows={users}
          rowKey={({ id }) => id}
          columns={[
            {
              id: 'name',
              header: words.name,
              cell: (user) => (
                <span className={css.line}>
                  <TextLink to={paths.adminUser(user.id)}>
                    {user.firstName} {user.lastName}
                  </TextLink>
                  <UserStateBadge state={user.state} />
                  {user.companyName && <span className={css.quiet}>{user.companyName}</span>}
                </span>
              ),
            },
            { id: 'role', header: words.role, cell: ({ role }) => roleLabels[role] },
            {
              id: 'contacts',
              header: words.contacts,
              cell: ({ email, phoneNumber }) => (
                <span className={css.person}>
                  <span>{email}</span>
                  {phoneNumber && <span className={css.quiet}>{formatPhone(phoneNumber)}</span>}
                </span>
              ),
            },
            { id: 'since', header: words.since, cell: ({ createdAt }) => formatDay(createdAt, now, timeZone) },
            {
              id: 'visit',
              header: words.visit,
              cell: ({ lastVisitAt }) =>
                lastVisitAt === null ? words.never : formatRelativeTime(lastVisitAt, now, timeZone),
            },
          ]}
        />
        <Pagination page={filters.page} pageCount={pageCount} to={pageTo} />
      </AdminList>
    </AdminFrame>
  )
}
