import type * as analytics from '@artel/ui/analytics'
import type { PropWords } from '../prop-words.ts'

export const analyticsProps = {
  AnalyticsView: {
    status: 'Загружается, не получилось или пришло',
    analytics: 'Статистика, насколько она открыта тарифом; null, пока не известна',
    filters: 'Из адреса: за сколько дней',
    file: 'Таблица: готовится ли, под каким именем сохранена, почему не вышло',
    onExport: 'Скачать таблицу',
    isRetrying: 'Повторный запрос уже идёт',
  },
  AnalyticsScreen: { filters: 'Из адреса: за сколько дней' },
} satisfies PropWords<typeof analytics>
