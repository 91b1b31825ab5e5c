import { routes } from '@artel/core/routes'
import { SettingsScreen } from '@artel/ui/settings'
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/personal-area/settings')({
  staticData: { page: routes.settings },
  component: SettingsScreen,
})
