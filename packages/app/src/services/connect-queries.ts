// No exports: who imports all of a file at runtime keeps all that it exports.
import { hydrate } from '@tanstack/react-query'
import { lateClient } from './late-client.ts'
import { createQueryClient } from './query-client.ts'

lateClient.connect(createQueryClient(), hydrate)
