import type { LegalDocument } from '@artel/core/contract'
import { routes } from '@artel/core/routes'
import { LegalDeskScreen } from '@artel/ui/admin'
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/admin/legal/$document')({
  staticData: { page: routes.adminLegalDocument },
  component: Document,
})

function Document() {
  // The route table lets no other name pass.
  const document = Route.useParams().document as LegalDocument
  return <LegalDeskScreen key={document} document={document} />
}
