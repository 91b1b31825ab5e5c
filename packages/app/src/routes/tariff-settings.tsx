import { routes } from '@artel/core/routes'
import { TariffSettingsScreen } from '@artel/ui/tariffs'
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/tariff-settings')({
  staticData: { page: routes.tariffSettings },
  component: TariffSettingsScreen,
})
