import type * as siteSearch from '@artel/ui/site-search'
import type { PropWords } from '../prop-words.ts'

export const siteSearchProps = {
  SiteSearchDialog: { level: 'Какое это окно в стопке, с нуля' },
  SiteSearchView: {
    view: 'Что набрано и что нашлось',
    paths: 'Куда ведёт найденное',
    onSearch: 'Набрали или стёрли букву',
    onSubmit: 'Нажат Enter: все задания по этим словам',
    onLeave: 'Перешли по ссылке',
  },
} satisfies PropWords<typeof siteSearch>
