import { companyFacts } from '@artel/core/company'
import { useQuery } from '@tanstack/react-query'
import { useServices } from '../services/index.ts'
import { AboutView } from './AboutView.tsx'

/** The company with its numbers as they are now. */
export function AboutScreen() {
  const { api } = useServices()
  const { data } = useQuery(companyFacts(api))
  return <AboutView facts={data ?? null} />
}
