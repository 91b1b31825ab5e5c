// TanStack Query as the screens get it (`vite-queries.ts`): with its hooks comes the client that they work on.
import { hydrate } from '@tanstack/react-query'
import { lateClient } from './late-client.ts'
import { createQueryClient } from './query-client.ts'

lateClient.connect(createQueryClient(), hydrate)

export * from '@tanstack/react-query'
