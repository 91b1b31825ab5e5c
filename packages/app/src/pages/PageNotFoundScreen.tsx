import { PageNotFound } from '@artel/ui/shell'

/** 404 (spec §2). */
export function PageNotFoundScreen() {
  return <PageNotFound />
}
