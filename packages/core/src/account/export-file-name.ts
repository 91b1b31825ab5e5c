import type { AccountExport } from '../contract/account-export.ts'

/** What the file with a copy of one's data is called: `artel-2026-03-02.json`. */
export const exportFileName = ({ madeAt }: Pick<AccountExport, 'madeAt'>): string => `artel-${madeAt.slice(0, 10)}.json`
