import type * as landings from '@artel/ui/landings'
import type * as become from '@artel/ui/landings/become'
import type * as list from '@artel/ui/landings/list'
import type { PropWords } from '../prop-words.ts'

export const landingProps = {
  LandingView: {
    landing: 'Слова страницы: заголовок, вступление, вопросы, где она стоит среди других',
    figures: 'Сколько исполнителей, какие цены, сроки и оценка; null, если их не узнать',
    cityName: 'Город, в котором сосчитаны исполнители; null — вся страна',
    start: 'Начало задания; null для сотрудника, который заданий не создаёт',
    children: 'Что ниже первого экрана',
  },
  LandingScreen: { slug: 'Адрес услуги: ярлыки через косую черту', children: 'Что ниже первого экрана' },
} satisfies PropWords<typeof landings>

export const landingListProps = {
  LandingsView: {
    words: 'Заголовок, вступление, шаги и вопросы: их пишут сотрудники',
    landings: 'Ремёсла и услуги каждого',
  },
} satisfies PropWords<typeof list>

export const becomeExecutorProps = {
  BecomeExecutorView: {
    words: 'Заголовок, вступление, шаги и вопросы: их пишут сотрудники',
    tariffs: 'Тарифы от меньшего к большему; пусто, если их не узнать',
    waiting: 'Сколько заданий открыто и где; null, если не сосчитать',
    cityName: 'Город человека, если он известен',
    viewer: 'Гость, заказчик, которому нужен второй аккаунт, или сотрудник, которого не зовут',
  },
} satisfies PropWords<typeof become>
