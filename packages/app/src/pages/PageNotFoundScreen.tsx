import { PageNotFound } from '@artel/ui/shell'
import { useLocation } from '@tanstack/react-router'

/** 404 (product §2). */
export function PageNotFoundScreen() {
  return <PageNotFound path={useLocation({ select: ({ pathname }) => pathname })} />
}
