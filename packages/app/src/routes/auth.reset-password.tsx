import { recogniseMailLink, routes } from '@artel/core/routes'
import { ResetPasswordScreen } from '@artel/ui/auth'
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/auth/reset-password')({
  staticData: { page: routes.resetPassword },
  // The secret of a link is nobody else's business.
  head: () => ({ meta: [{ name: 'referrer', content: 'no-referrer' }] }),
  component: ResetPassword,
})

function ResetPassword() {
  const link = recogniseMailLink(Route.useSearch())
  return <ResetPasswordScreen hash={link?.action === 'reset-password' ? link.hash : null} />
}
