import { type AccountExport, EXPORT_LIST_LENGTH, EXPORTS_AN_HOUR } from '@artel/core/contract'
import { groupedByCategory } from '@artel/core/executors'
import type { Clock } from '@artel/core/ports'
import type { Kysely } from 'kysely'
import { Refusal } from '../../domain/refusal.ts'
import type { UserViewer } from '../../domain/viewer.ts'
import type { Schema } from '../../platform/db/schema.ts'
import type { Rates } from '../../platform/rates/rates.ts'
import { deviceName } from '../auth/device-name.ts'
import * as queries from './account-export.queries.ts'
import type { CompanyService } from './companies.service.ts'

/** A copy of everything that is held of a person, for the person. */
export interface AccountExportService {
  /** @throws Refusal RATE_LIMITED */
  make(viewer: UserViewer): Promise<AccountExport>
}

export interface AccountExportDeps {
  readonly db: Kysely<Schema>
  readonly clock: Pick<Clock, 'now'>
  readonly rates: Rates
  readonly companies: Pick<CompanyService, 'mine'>
}

const HOUR_MS = 3_600_000

const iso = (at: Date): string => at.toISOString()
const isoOrNull = (at: Date | null): string | null => at?.toISOString() ?? null

/** `created_at` of a row as the contract writes it. */
const dated = <R extends { readonly created_at: Date }>({ created_at, ...row }: R) => ({
  ...row,
  createdAt: iso(created_at),
})

/** The category of a row as the contract writes it. */
const placed = <R extends { readonly category_id: number; readonly category_name: string }>({
  category_id,
  category_name,
  ...row
}: R) => ({ ...row, category: { id: category_id, name: category_name } })

export function createAccountExport({ db, clock, rates, companies }: AccountExportDeps): AccountExportService {
  const rate = rates.limit('account exports', EXPORTS_AN_HOUR, HOUR_MS)

  const companyOf = async (viewer: UserViewer): Promise<AccountExport['company']> => {
    if (viewer.role !== 'EXECUTOR') return null
    const { version, ...company } = await companies.mine(viewer)
    return company
  }

  return {
    async make(viewer) {
      const allowance = await rate.take(viewer.id)
      if (!allowance.ok) throw new Refusal('RATE_LIMITED', { retryAfter: Math.ceil(allowance.waitMs / 1000) })
      const { id } = viewer
      const row = await queries.selectProfile(db, id)
      if (!row) throw new Refusal('SESSION_ENDED')
      const { email_confirmed_at, phone_confirmed_at, last_visit_at, ...profile } = dated(row)

      let isWhole = true
      // One after another: a copy is in no hurry, and the pool is everybody's.
      const listed = async <R, W>(rows: Promise<readonly R[]>, write: (row: R) => W): Promise<W[]> => {
        const found = await rows
        if (found.length > EXPORT_LIST_LENGTH) isWhole = false
        return found.slice(0, EXPORT_LIST_LENGTH).map(write)
      }

      const lists = {
        consents: await listed(queries.selectConsents(db, id), ({ given_at, ...one }) => ({
          ...one,
          givenAt: iso(given_at),
        })),
        sessions: await listed(queries.selectSessions(db, id), ({ user_agent, ip, created_at, last_used_at }) => ({
          device: deviceName(user_agent),
          ip,
          createdAt: iso(created_at),
          lastUsedAt: iso(last_used_at),
        })),
        tasks: await listed(queries.selectTasks(db, id), ({ ended_at, ...one }) => ({
          ...dated(one),
          endedAt: isoOrNull(ended_at),
        })),
        jobs: await listed(queries.selectJobs(db, id), ({ ended_at, ...one }) => ({
          ...one,
          endedAt: isoOrNull(ended_at),
        })),
        replies: await listed(queries.selectReplies(db, id), dated),
        offers: await listed(queries.selectOffers(db, id), ({ client_id, message, ...one }) => ({
          ...dated(one),
          isMine: client_id === id,
          message: client_id === id ? message : null,
        })),
        reviewsWritten: await listed(queries.selectReviewsWritten(db, id), dated),
        reviewsAbout: await listed(queries.selectReviewsAbout(db, id), dated),
        messages: await listed(queries.selectMessages(db, id), dated),
        notifications: await listed(queries.selectNotifications(db, id), ({ read_at, ...one }) => ({
          ...dated(one),
          isRead: read_at !== null,
        })),
        notificationSettings: await queries.selectNotificationSettings(db, id),
        savedSearches: (await queries.selectSavedSearches(db, id)).map(dated),
        services: groupedByCategory((await queries.selectServices(db, id)).map(placed)),
        cases: await listed(queries.selectCases(db, id), (one) => placed(dated(one))),
        products: await listed(queries.selectProducts(db, id), (one) => placed(dated(one))),
        productReviews: await listed(queries.selectProductReviews(db, id), dated),
        articles: await listed(queries.selectArticles(db, id), ({ published_at, ...one }) => ({
          ...dated(one),
          publishedAt: isoOrNull(published_at),
        })),
        payments: await listed(queries.selectPayments(db, id), ({ paid_at, ...one }) => ({
          ...dated(one),
          paidAt: isoOrNull(paid_at),
        })),
        complaints: await listed(queries.selectComplaints(db, id), dated),
        files: await listed(queries.selectFiles(db, id), dated),
      }
      return {
        madeAt: iso(new Date(clock.now())),
        isWhole,
        profile: {
          ...profile,
          emailConfirmed: email_confirmed_at !== null,
          phoneConfirmed: phone_confirmed_at !== null,
          lastVisitAt: isoOrNull(last_visit_at),
        },
        company: await companyOf(viewer),
        ...lists,
      }
    },
  }
}
