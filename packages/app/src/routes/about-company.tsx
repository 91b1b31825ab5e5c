import { companyFacts } from '@artel/core/company'
import { routes } from '@artel/core/routes'
import { AboutScreen } from '@artel/ui/company'
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/about-company')({
  staticData: { page: routes.aboutCompany },
  // Without numbers the page still says who we are.
  loader: async ({ context: { queryClient, services } }) => {
    await queryClient.ensureQueryData(companyFacts(services.api)).catch(() => null)
  },
  component: AboutScreen,
})
