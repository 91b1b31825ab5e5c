import { routes } from '@artel/core/routes'
import { FaqMenuScreen } from '@artel/ui/faq'
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/faq/menu')({
  staticData: { page: routes.faqMenu },
  loader: async ({ context }) => {
    const { openFaqMenu } = await import('../pages/faq.ts')
    return openFaqMenu(context)
  },
  component: FaqMenuScreen,
})
