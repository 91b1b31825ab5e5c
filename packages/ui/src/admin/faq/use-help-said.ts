import { useQueryClient } from '@tanstack/react-query'
import { useSaid } from '../use-done.ts'

/** Says that the help has changed, and asks anew for what shows it: here and on the pages of the help. */
export function useHelpSaid(): (text: string) => void {
  const queries = useQueryClient()
  const said = useSaid()
  return (text) => {
    void queries.invalidateQueries({ queryKey: ['faq'] })
    said(text)
  }
}
