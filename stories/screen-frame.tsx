import { isApiError, isTransportError } from '@artel/core/api'
import type { ChosenCity } from '@artel/core/geolocation'
import type { PushPort } from '@artel/core/ports'
import { PageTimeProvider } from '@artel/ui/kit'
import { ServicesProvider } from '@artel/ui/services'
import { Overlays, PageFailed, PageNotFound, preloadLayouts, SiteLayout } from '@artel/ui/shell'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { Component, type ComponentType, type ReactNode, Suspense, useEffect, useState } from 'react'
import { storyTime } from './frozen-time.tsx'
import { type Persona, theWorld, userOf } from './mocks/index.ts'
import css from './page-frame.module.css'
import { createStoryServices } from './story-services.ts'

// A page of the server comes whole; so does a story, whatever of it is loaded late.
await preloadLayouts()

/** The persona as the backend knows it now, should a story have changed something about it. */
const viewerOf = (persona: Persona) => theWorld().accounts.find(({ id }) => id === userOf(persona)?.id) ?? null

/** A story has no address of its own; the page that says there is none needs one to name. */
const ADDRESS = '/takoy-stranitsy-net'

/** Shows instead of a screen what the app's routes show when its data could not be had. */
class PageBoundary extends Component<{ onRetry: () => void; children: ReactNode }, { error: unknown }> {
  override state: { error: unknown } = { error: null }

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  override render() {
    const { error } = this.state
    if (error === null) return this.props.children
    if (isApiError(error, 'NOT_FOUND')) return <PageNotFound path={ADDRESS} />
    const retry = () => {
      this.props.onRetry()
      this.setState({ error: null })
    }
    return <PageFailed isOffline={isTransportError(error)} onRetry={retry} />
  }
}

interface ScreenFrameProps {
  persona: Persona
  city: ChosenCity | null
  lettersPath: string | null
  push: PushPort | undefined
  kept: Readonly<Record<string, string>> | undefined
  /** What stands around the page. */
  around: ComponentType<{ children: ReactNode }>
  children: ReactNode
}

/** Everything that a connected screen finds around it in the app, over msw. */
function ScreenFrame({ persona, city, lettersPath, push, kept, around: Around, children }: ScreenFrameProps) {
  const [{ queryClient, story }] = useState(() => {
    const queryClient = new QueryClient({
      defaultOptions: { queries: { staleTime: 30_000, retry: false, refetchOnWindowFocus: false } },
    })
    return {
      queryClient,
      story: createStoryServices({
        viewer: viewerOf(persona),
        city,
        lettersPath,
        queryClient,
        ...(push && { push }),
        ...(kept && { kept }),
      }),
    }
  })
  useEffect(() => story.stop, [story])
  return (
    <QueryClientProvider client={queryClient}>
      <ServicesProvider services={story.services}>
        <PageTimeProvider time={storyTime}>
          <Around>
            <PageBoundary onRetry={() => queryClient.clear()}>
              <Suspense fallback={null}>{children}</Suspense>
            </PageBoundary>
          </Around>
        </PageTimeProvider>
      </ServicesProvider>
    </QueryClientProvider>
  )
}

/** What the frames read of a story: globals from the toolbar, the visitor's chosen city, where letters of the demo lie. */
interface FramedStory {
  readonly globals: { readonly viewer?: Persona; readonly network?: string }
  readonly parameters: {
    readonly city?: ChosenCity | null
    readonly lettersPath?: string
    readonly push?: PushPort
    readonly kept?: Readonly<Record<string, string>>
  }
}

const framed =
  (around: ScreenFrameProps['around']) =>
  (Story: ComponentType, { globals, parameters }: FramedStory) => {
    const { viewer = 'guest', network = 'normal' } = globals
    return (
      // Another persona or another network is another visit.
      <ScreenFrame
        key={`${viewer} ${network}`}
        persona={viewer}
        city={parameters.city ?? null}
        lettersPath={parameters.lettersPath ?? null}
        push={parameters.push}
        kept={parameters.kept}
        around={around}
      >
        <Story />
      </ScreenFrame>
    )
  }

/** Decorator: the services of the product over msw, as the persona of the toolbar, with modals and toasts. */
export const withServices = framed(({ children }) => (
  <>
    {children}
    <Overlays />
  </>
))

/** Decorator: the same within the frame of the site. */
export const onSite = framed(({ children }) => (
  <>
    <SiteLayout layout="default">{children}</SiteLayout>
    <div className={css.foot} />
  </>
))

/** Parameters of a page that stands alone: no margins, and a window of its own in docs, because its network is one per window. */
export const pageParameters = {
  layout: 'fullscreen',
  docs: { story: { inline: false, height: '720px' } },
} as const
