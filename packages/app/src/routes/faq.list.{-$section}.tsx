import { routes } from '@artel/core/routes'
import { FaqSectionScreen } from '@artel/ui/faq'
import { createFileRoute, useLocation } from '@tanstack/react-router'

export const Route = createFileRoute('/faq/list/{-$section}')({
  staticData: { page: routes.faqList },
  loader: async ({ context, params }) => {
    const { openFaqSection } = await import('../pages/faq.ts')
    return openFaqSection(context, params.section)
  },
  component: FaqSection,
})

function FaqSection() {
  const { slug } = Route.useLoaderData()
  const opened = useLocation({ select: ({ hash }) => hash })
  return <FaqSectionScreen key={slug} slug={slug} opened={opened} />
}
