import type { SitePageValues } from '@artel/core/admin'
import { landingQueries } from '@artel/core/categories'
import type { SitePageName } from '@artel/core/contract'
import { offeredTariffs } from '@artel/core/tariffs'
import { useQuery } from '@tanstack/react-query'
import { Skeleton } from '../../kit/index.ts'
import { lazyPart } from '../../kit/lazy/index.ts'
import { useServices } from '../../services/index.ts'
import css from './Landings.module.css'
import { ru } from './page.ru.ts'

const Invitation = lazyPart(async () => (await import('../../landings/become/index.ts')).BecomeExecutorView)
const Services = lazyPart(async () => (await import('../../landings/list/index.ts')).LandingsView)

const coming = { fallback: <Skeleton shape="block" className={css.coming} />, failed: ru.previewFailed }

/** The page with words that are not saved yet; the rest of it is that of the site. */
export function SitePagePreview({ page, words }: { page: SitePageName; words: SitePageValues }) {
  const points = words.points.filter(({ title }) => title.trim() !== '')
  const questions = words.questions.filter(({ question }) => question.trim() !== '')
  const shown = { ...words, points, questions }
  return page === 'services' ? <ServicesPreview words={shown} /> : <InvitationPreview words={shown} />
}

function ServicesPreview({ words }: { words: SitePageValues }) {
  const { api, report } = useServices()
  const { data: landings = [] } = useQuery({ ...landingQueries(api, report).tree(), throwOnError: false })
  return <Services {...coming} words={words} landings={landings} />
}

function InvitationPreview({ words }: { words: SitePageValues }) {
  const { api } = useServices()
  const { data: tariffs = [] } = useQuery({ ...offeredTariffs(api), throwOnError: false })
  return <Invitation {...coming} words={words} tariffs={tariffs} waiting={null} cityName={null} viewer="guest" />
}
