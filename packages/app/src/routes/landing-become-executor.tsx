import { routes } from '@artel/core/routes'
import { BecomeExecutorScreen } from '@artel/ui/landings/become'
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/landing-become-executor')({
  staticData: { page: routes.becomeExecutor },
  loader: async ({ context }) => {
    const { openBecomeExecutor } = await import('../pages/become-executor.ts')
    return openBecomeExecutor(context)
  },
  component: BecomeExecutorScreen,
})
