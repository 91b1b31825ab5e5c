import type * as clients from '@artel/ui/clients'
import type { PropWords } from '../prop-words.ts'

export const clientProps = {
  ClientScreen: {
    id: 'Чья страница',
    filters: 'Порядок и страница отзывов из адреса',
  },
  ClientView: {
    client: 'Кто это, сколько заданий разместил и сколько завершил, что открыто сейчас',
    viewer: 'Своя страница, чужая или взгляд сотрудника: от этого зависит действие в шапке',
    reviews: 'Отзывы исполнителей',
  },
} satisfies PropWords<typeof clients>
