import { isApiError } from '@artel/core/api'
import type { LegalDocument } from '@artel/core/contract'
import { editionPath, legalDayWords, legalPages, legalQueries } from '@artel/core/legal'
import { notFound } from '@tanstack/react-router'
import type { RouterContext } from '../router.tsx'
import type { PageWords } from './page-head.ts'

type Context = Pick<RouterContext, 'queryClient' | 'services'>

/** Loads an edition of a text of the law; a day without one is a 404, and only the one that holds is to be found. */
export const openLegal = async (
  { queryClient, services: { api } }: Context,
  document: LegalDocument,
  edition: string | undefined,
): Promise<PageWords> => {
  try {
    const { version, state } = await queryClient.ensureQueryData(legalQueries(api).edition(document, edition))
    const { title } = legalPages[document]
    const canonical = editionPath(document)
    return state === 'IN_FORCE'
      ? { title, canonical }
      : { title: `${title}, редакция от ${legalDayWords(version)}`, canonical, isUnlisted: true }
  } catch (error) {
    throw isApiError(error, 'NOT_FOUND') || isApiError(error, 'VALIDATION_FAILED') ? notFound() : error
  }
}
