import { PageNotFound } from '@artel/ui/shell'
import { useLocation } from '@tanstack/react-router'
import { Suspense } from 'react'
import { goneOf, LateGone } from './missing.ts'

/** 404, or 410 of what was there for everybody (product §2.10). @param props what the loader has thrown, where one did */
export function PageNotFoundScreen(props: { readonly data?: unknown }) {
  const path = useLocation({ select: ({ pathname }) => pathname })
  const gone = goneOf(props)
  if (!gone) return <PageNotFound path={path} />
  return (
    <Suspense>
      <LateGone kind={gone.gone} />
    </Suspense>
  )
}
