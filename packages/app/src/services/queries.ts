// TanStack Query as the screens get it (`vite-queries.ts`): with its hooks comes the client that they work on.
import './connect-queries.ts'

export * from '@tanstack/react-query'
