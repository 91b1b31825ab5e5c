import { Button, TextLink } from '../../kit/index.ts'
import { PagePopup } from '../../page-popup/index.ts'
import { ru } from './ru.ts'

export interface CookieBannerProps {
  /** The page about cookies; `null` where there is none. */
  policyPath: string | null
  onAccept: () => void
}

/** Asks for the consent to cookies (product §2.8). */
export function CookieBanner({ policyPath, onAccept }: CookieBannerProps) {
  return (
    <PagePopup title={ru.cookies} isTitleHidden actions={<Button onClick={onAccept}>{ru.accept}</Button>}>
      <p>
        {ru.cookiesText} {policyPath !== null && <TextLink to={policyPath}>{ru.cookiesMore}</TextLink>}
      </p>
    </PagePopup>
  )
}
