import { RouterClient } from '@tanstack/react-router/ssr/client'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { makeRouter } from './page.jsx'

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <RouterClient router={makeRouter()} />
    </StrictMode>,
  )
})
