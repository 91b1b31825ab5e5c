import { termsOfSaleAnnouncement } from '@artel/core/legal/texts'
import { routes } from '@artel/core/routes'
import { LegalView } from '@artel/ui/legal'
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/terms-of-sale-announcement')({
  staticData: { page: routes.termsOfSaleAnnouncement },
  component: TermsOfSaleAnnouncement,
})

function TermsOfSaleAnnouncement() {
  return <LegalView text={termsOfSaleAnnouncement} />
}
