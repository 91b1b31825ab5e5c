import { routes } from '@artel/core/routes'
import { LandingScreen } from '@artel/ui/landings'
import { laterPart } from '@artel/ui/shell'
import { createFileRoute } from '@tanstack/react-router'

/** Asked for by those who go down to it. */
const Sections = laterPart(() => import('@artel/ui/landings/sections').then((module) => module.LandingSectionsScreen))

export const Route = createFileRoute('/landing/$')({
  staticData: { page: routes.landing },
  loader: async ({ context, params }) => {
    const { openLanding } = await import('../pages/landing.ts')
    const [words] = await Promise.all([openLanding(context, params._splat ?? ''), Sections.preload()])
    return words
  },
  component: Landing,
})

function Landing() {
  const slug = Route.useParams()._splat ?? ''
  return (
    <LandingScreen key={slug} slug={slug}>
      <Sections slug={slug} />
    </LandingScreen>
  )
}
