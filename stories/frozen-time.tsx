import { TEST_NOW } from '@artel/core/testing'
import { PageTimeProvider } from '@artel/ui/kit'
import type { ComponentType } from 'react'

/** Moment and zone in which stories stand still. */
export const storyTime = { now: Date.parse(TEST_NOW), timeZone: 'Europe/Moscow' } as const

/** Decorator: the page is rendered for that moment (ISO 8601). */
export const frozenAt = (moment: string) => (Story: ComponentType) => (
  <PageTimeProvider time={{ ...storyTime, now: Date.parse(moment) }}>
    <Story />
  </PageTimeProvider>
)

/** Decorator: the page is rendered for {@link storyTime}. */
export const frozenTime = frozenAt(TEST_NOW)
