import { termsOfUse } from '@artel/core/legal/texts'
import { routes } from '@artel/core/routes'
import { LegalView } from '@artel/ui/legal'
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/terms-of-use')({
  staticData: { page: routes.termsOfUse },
  component: TermsOfUse,
})

function TermsOfUse() {
  return <LegalView text={termsOfUse} />
}
