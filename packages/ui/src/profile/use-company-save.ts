import { type CompanySection, profileKeys, profileQueries } from '@artel/core/account'
import { isApiError } from '@artel/core/api'
import type { OwnCompany } from '@artel/core/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useServices } from '../services/index.ts'

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** One part of the company: what it was opened with, and how it is saved. */
export interface CompanySave<Values> {
  /** What the form begins with; another round is another form. */
  readonly initial: Values
  readonly round: number
  /** Somebody has saved something else in this part meanwhile. */
  readonly isConflict: boolean
  /** Tells that what is typed was meant to replace something else. */
  readonly onConflict: () => void
  /** Begins anew with what is stored. */
  readonly renew: (company?: OwnCompany) => void
  readonly save: (section: CompanySection) => Promise<OwnCompany>
}

/**
 * Saves a part of the company as it was read. What others have changed in other parts meanwhile stays as they left it; a change
 * of the same part is told, and the next try keeps what is typed here.
 */
export function useCompanySave<Values>(
  company: OwnCompany,
  valuesOf: (company: OwnCompany) => Values,
): CompanySave<Values> {
  const { api } = useServices()
  const queries = useQueryClient()
  const [opened, setOpened] = useState({ round: 0, base: company })
  const [isConflict, setIsConflict] = useState(false)
  /** The state of the part that the typed values are meant to replace. */
  const base = useRef(company)
  const begin = (next: OwnCompany) => {
    base.current = next
    setIsConflict(false)
    setOpened(({ round }) => ({ round: round + 1, base: next }))
  }
  const send = async (section: CompanySection, version: number) => {
    const { data } = await api.updateMyCompany({ body: { ...section, version } })
    queries.setQueryData(profileKeys.company, data)
    return data
  }
  const isUntouched = (latest: OwnCompany) => isSame(valuesOf(latest), valuesOf(base.current))
  const save = async (section: CompanySection): Promise<OwnCompany> => {
    const latest = queries.getQueryData<OwnCompany>(profileKeys.company) ?? company
    try {
      return await send(section, isUntouched(latest) ? latest.version : base.current.version)
    } catch (error) {
      if (!isApiError(error, 'VERSION_CONFLICT')) throw error
      const fresh = await queries.fetchQuery({ ...profileQueries(api).company(), staleTime: 0 })
      if (isUntouched(fresh)) return send(section, fresh.version)
      base.current = fresh
      setIsConflict(true)
      throw error
    }
  }
  return {
    initial: valuesOf(opened.base),
    round: opened.round,
    isConflict,
    onConflict: () => setIsConflict(true),
    renew: (next = queries.getQueryData<OwnCompany>(profileKeys.company) ?? company) => begin(next),
    save,
  }
}
