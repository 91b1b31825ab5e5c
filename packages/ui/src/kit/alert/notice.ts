import { CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert } from 'lucide-react'

/** The four meanings of product §3. */
export type NoticeKind = 'success' | 'error' | 'warning' | 'info'

/** A meaning is told by its form as well: action green is a filled button, success green a check on a tint. */
export const noticeIcons: Record<NoticeKind, LucideIcon> = {
  success: CircleCheck,
  error: CircleAlert,
  warning: TriangleAlert,
  info: Info,
}
