import type { LinkComponentProps } from '@artel/ui/kit'

/** A link that stays where it is: in Storybook a page of the product has nowhere to go. */
export function PlainLink({ to, onClick, ...rest }: LinkComponentProps) {
  return (
    <a
      {...rest}
      href={to}
      onClick={(event) => {
        onClick?.(event)
        event.preventDefault()
      }}
    />
  )
}
