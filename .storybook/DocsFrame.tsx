import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import type { PropsWithChildren } from 'react'
import { speakRussian } from './russian.ts'

/** What stands around every page of the workshop, written or made from stories. */
export function DocsFrame({ children, ...props }: PropsWithChildren<DocsContainerProps>) {
  return (
    <DocsContainer {...props}>
      <div ref={speakRussian}>{children}</div>
    </DocsContainer>
  )
}
