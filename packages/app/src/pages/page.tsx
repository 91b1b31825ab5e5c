import { type RouteName, routes } from '@artel/core/routes'
import { SiteLayout } from '@artel/ui/shell'
import type { ComponentType } from 'react'
import { Guarded } from './Guarded.tsx'

/** The component of a route: its layout and guards by the route table, its screen inside. */
export const page = (name: RouteName, Screen: ComponentType) => {
  const route = routes[name]
  return function Page() {
    return (
      <Guarded route={route}>
        <Screen />
      </Guarded>
    )
  }
}
