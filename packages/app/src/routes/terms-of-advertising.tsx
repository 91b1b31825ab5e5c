import { termsOfAdvertising } from '@artel/core/legal/texts'
import { routes } from '@artel/core/routes'
import { LegalView } from '@artel/ui/legal'
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/terms-of-advertising')({
  staticData: { page: routes.termsOfAdvertising },
  component: TermsOfAdvertising,
})

function TermsOfAdvertising() {
  return <LegalView text={termsOfAdvertising} />
}
