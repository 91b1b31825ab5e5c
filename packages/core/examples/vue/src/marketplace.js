import { browserPorts } from '@artel/core/browser'
import { createMarketplace } from '@artel/core/marketplace'

export const ports = browserPorts()
export const market = createMarketplace(ports)
