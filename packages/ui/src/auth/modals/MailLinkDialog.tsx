import { mailLinkQuery, paths, recogniseMailLink } from '@artel/core/routes'
import { useCallback, useEffect, useState } from 'react'
import { StopLettersDialog } from '../../notifications/index.ts'
import { useServices } from '../../services/index.ts'
import { ConfirmEmailDialog } from './ConfirmEmailDialog.tsx'

/** The address of this page without the link. */
const spentAddress = (): string => {
  const query = new URLSearchParams(location.search)
  query.delete('actionType')
  query.delete('hash')
  return query.size === 0 ? location.pathname : `${location.pathname}?${query}`
}

export interface MailLinkDialogProps {
  /** Place in the stack of modals, from 0. */
  level: number
  onClose: () => void
}

/** Does what the link of a letter asks for, on whatever page it led to (product §2). A new password has a page of its own. */
export function MailLinkDialog({ level, onClose }: MailLinkDialogProps) {
  const { navigate } = useServices()
  const [link] = useState(() => recogniseMailLink(Object.fromEntries(new URLSearchParams(location.search))))
  const forget = useCallback(() => navigate(spentAddress(), { replace: true }), [navigate])
  const isElsewhere = link === null || link.action === 'reset-password'
  useEffect(() => {
    if (!isElsewhere) return
    onClose()
    if (link) navigate(`${paths.resetPassword()}?${mailLinkQuery(link)}`, { replace: true })
  }, [isElsewhere, link, navigate, onClose])
  if (isElsewhere) return null
  if (link.action === 'stop-letters') {
    return <StopLettersDialog hash={link.hash} level={level} onSpent={forget} onClose={onClose} />
  }
  return <ConfirmEmailDialog hash={link.hash} level={level} onSpent={forget} onClose={onClose} />
}
