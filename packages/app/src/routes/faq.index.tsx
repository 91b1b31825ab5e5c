import { faqSearchList } from '@artel/core/faq'
import { routes } from '@artel/core/routes'
import { FaqScreen } from '@artel/ui/faq'
import { createFileRoute, useLocation } from '@tanstack/react-router'

export const Route = createFileRoute('/faq/')({
  staticData: { page: routes.faq },
  // The search reads whatever text the address holds.
  validateSearch: (search: Record<string, unknown>) => search,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const { openFaq } = await import('../pages/faq.ts')
    return openFaq(context, faqSearchList.parse(deps).q)
  },
  component: Faq,
})

function Faq() {
  const anchor = useLocation({ select: ({ hash }) => hash })
  return <FaqScreen q={faqSearchList.parse(Route.useSearch()).q} anchor={anchor} />
}
