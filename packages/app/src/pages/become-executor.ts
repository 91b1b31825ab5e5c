import { viewerOf } from '@artel/core/auth'
import { coverPictureUrl } from '@artel/core/covers/address'
import { isInvitedToExecutors, paths, routes } from '@artel/core/routes'
import { sitePageQueries } from '@artel/core/site-pages'
import { offeredTariffs } from '@artel/core/tariffs'
import { freshTasks } from '@artel/core/tasks'
import { redirect } from '@tanstack/react-router'
import type { RouterContext } from '../router.tsx'
import type { PageWords } from './page-head.ts'
import { questionsData } from './structured-data.ts'

/** Loads the invitation to executors; who is one already is led to their own page. */
export const openBecomeExecutor = async ({
  queryClient,
  services,
  page,
}: Pick<RouterContext, 'queryClient' | 'services' | 'page'>): Promise<PageWords> => {
  const { api, session, city } = services
  if (!isInvitedToExecutors(viewerOf(session.view.get()))) {
    throw redirect({ href: paths.executor(), replace: true, statusCode: 302 })
  }
  const [words] = await Promise.all([
    queryClient.ensureQueryData(sitePageQueries(api).one('become-executor')),
    queryClient.ensureQueryData(offeredTariffs(api)).catch(() => null),
    queryClient.ensureQueryData(freshTasks(api, (city.get() ?? page.city)?.id ?? null)).catch(() => null),
  ])
  return {
    // Registration is named so in the tab, too: this page tells what it leads to.
    title: `${routes.becomeExecutor.title}: условия и тарифы`,
    description:
      'Находите задания рядом, называйте свою цену и договаривайтесь с заказчиком напрямую: без комиссии, начать можно бесплатно.',
    image: coverPictureUrl({ material: 'planks', object: 'toolbox', seed: 'become-executor' }),
    ...(import.meta.env.SSR && { structured: questionsData(words.questions) }),
  }
}
