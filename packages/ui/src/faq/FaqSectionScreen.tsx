import { faqQueries } from '@artel/core/faq'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useServices } from '../services/index.ts'
import { FaqSectionView } from './FaqSectionView.tsx'
import { RatingScreen } from './RatingScreen.tsx'

/** A section over its queries. @param props.opened slug of the answer that the address leads to */
export function FaqSectionScreen({ slug, opened }: { slug: string; opened: string }) {
  const { api } = useServices()
  const { data: sections } = useSuspenseQuery(faqQueries(api).sections())
  const { data: section } = useSuspenseQuery(faqQueries(api).section(slug))
  return (
    <FaqSectionView
      sections={sections}
      section={section}
      opened={opened}
      rating={(item) => <RatingScreen key={item.id} item={item} />}
    />
  )
}
