import type { User } from '@artel/core/contract'
import { isInvitedToExecutors, paths } from '@artel/core/routes'
import { PRODUCT_NAME } from '@artel/core/shell'
import { TextLink } from '../kit/index.ts'
import { quietPart } from '../kit/lazy/index.ts'
import { footer } from './footer.ru.ts'
import { Logo } from './Logo.tsx'
import { ru } from './ru.ts'
import css from './SiteFooter.module.css'
import { hasDeals } from './SiteHeader.tsx'

const ColourMode = quietPart(() => import('./FooterColourMode.tsx').then((module) => module.FooterColourMode))

type FooterLink = readonly [to: string, label: string]

const hiring: readonly FooterLink[] = [
  [paths.taskCreate(), ru.createTask],
  [paths.executors(), ru.findExecutor],
  [paths.landings(), footer.services],
  [paths.catalog(), footer.goods],
  [paths.categories(), footer.categories],
]
const working: readonly FooterLink[] = [
  [paths.taskFind(), footer.allTasks],
  [paths.taskCategories(), footer.taskCategories],
  [paths.blog(), footer.blog],
]

const forCustomers = (viewer: User | null): readonly FooterLink[] => {
  if (!viewer) return [...hiring, [paths.registrationClient(), footer.register]]
  return hasDeals(viewer) ? hiring : []
}

/** What there is a page for: who has an account is not asked to register, staff post no tasks. */
const columnsFor = (viewer: User | null): readonly { title: string; links: readonly FooterLink[] }[] => [
  { title: footer.customers, links: forCustomers(viewer) },
  {
    title: footer.executors,
    links: [
      ...working,
      ...(isInvitedToExecutors(viewer) ? [[paths.becomeExecutor(), footer.becomeExecutor] as const] : []),
    ],
  },
  {
    title: footer.company,
    links: [
      [paths.aboutCompany(), footer.aboutCompany],
      [paths.faq(), footer.help],
      [paths.contacts(), footer.contacts],
      [paths.sitemap(), footer.sitemap],
    ],
  },
  {
    title: footer.documents,
    links: [
      [paths.termsOfUse(), footer.terms],
      [paths.privacyPolicy(), footer.privacy],
      [paths.publicOffer(), footer.offer],
      [paths.termsOfSaleAnnouncement(), footer.selling],
      [paths.termsOfAdvertising(), footer.advertising],
      [paths.cookiePolicy(), footer.cookies],
      [paths.licences(), footer.licences],
    ],
  },
]

/** Bottom of every page. */
export function SiteFooter({ viewer }: { viewer: User | null }) {
  return (
    <footer className={css.footer}>
      <div className={css.row}>
        <div className={css.about}>
          <p className={css.logo}>
            <Logo />
            {PRODUCT_NAME}
          </p>
          <p>{footer.about}</p>
        </div>
        {columnsFor(viewer)
          .filter(({ links }) => links.length > 0)
          .map(({ title, links }) => (
            <nav key={title} aria-label={title}>
              <p className={css.heading}>{title}</p>
              <ul className={css.links}>
                {links.map(([to, label]) => (
                  <li key={to}>
                    <TextLink to={to} quiet>
                      {label}
                    </TextLink>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
      </div>
      <div className={css.theme}>
        <ColourMode />
      </div>
    </footer>
  )
}
