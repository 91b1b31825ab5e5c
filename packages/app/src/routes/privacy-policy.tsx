import { privacyPolicy } from '@artel/core/legal/texts'
import { routes } from '@artel/core/routes'
import { LegalView } from '@artel/ui/legal'
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/privacy-policy')({
  staticData: { page: routes.privacyPolicy },
  component: PrivacyPolicy,
})

function PrivacyPolicy() {
  return <LegalView text={privacyPolicy} />
}
