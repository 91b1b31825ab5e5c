import { accountHelp } from './account.ts'
import { goodsHelp } from './goods.ts'
import type { HelpSection } from './help.types.ts'
import { replyHelp } from './replies.ts'
import { safetyHelp } from './safety.ts'
import { tariffHelp } from './tariffs.ts'
import { taskHelp } from './tasks.ts'
import { workHelp } from './work.ts'

/** The help as it is first written, in the order of its page; what staff have reworded since stays. */
export const helpSections: readonly HelpSection[] = [
  taskHelp,
  replyHelp,
  workHelp,
  safetyHelp,
  tariffHelp,
  goodsHelp,
  accountHelp,
]
