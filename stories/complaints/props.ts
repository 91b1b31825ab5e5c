import type * as complaints from '@artel/ui/complaints'
import type { PropWords } from '../prop-words.ts'

export const complaintProps = {
  ComplaintDialog: {
    target: 'На что жалуются: от этого зависит заголовок',
    form: 'Форма целиком: что набрано, что не так и на каком она шаге отправки',
    files: 'Файлы жалобы; получает слова о том, что с ними не так',
    onChange: 'Поле жалобы изменили',
  },
} satisfies PropWords<typeof complaints>
