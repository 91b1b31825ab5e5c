import { TEST_NOW } from '@artel/core/testing'
import { PageTimeProvider } from '@artel/ui/kit'
import type { ComponentType } from 'react'

/** Moment and zone in which stories stand still. */
export const storyTime = { now: Date.parse(TEST_NOW), timeZone: 'Europe/Moscow' } as const

/** Decorator: the page is rendered for {@link storyTime}. */
export const frozenTime = (Story: ComponentType) => (
  <PageTimeProvider time={storyTime}>
    <Story />
  </PageTimeProvider>
)
