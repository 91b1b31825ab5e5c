import { routes } from '@artel/core/routes'
import { tariffSettingsList } from '@artel/core/tariffs'
import { TariffSettingsScreen } from '@artel/ui/tariffs'
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/tariff-settings')({
  staticData: { page: routes.tariffSettings },
  // The address is read as whatever text it holds.
  validateSearch: (search: Record<string, unknown>) => search,
  component: TariffSettings,
})

function TariffSettings() {
  return <TariffSettingsScreen filters={tariffSettingsList.parse(Route.useSearch())} />
}
