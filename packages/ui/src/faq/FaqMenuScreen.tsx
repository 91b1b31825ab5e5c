import { faqQueries } from '@artel/core/faq'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useServices } from '../services/index.ts'
import { FaqMenuView } from './FaqMenuView.tsx'

/** All sections over their query. */
export function FaqMenuScreen() {
  const { api } = useServices()
  const { data: sections } = useSuspenseQuery(faqQueries(api).sections())
  return <FaqMenuView sections={sections} />
}
