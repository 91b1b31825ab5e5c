import { paths } from '@artel/core/routes'
import { createFileRoute, redirect } from '@tanstack/react-router'

/** The spec names it as the parent of its pages only; whoever cuts an address short means their own tasks. */
export const Route = createFileRoute('/personal-area/')({
  beforeLoad: () => {
    throw redirect({ href: paths.myTasks(), replace: true, statusCode: 302 })
  },
})
