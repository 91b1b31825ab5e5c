import type * as complaints from '@artel/ui/complaints'
import type * as ask from '@artel/ui/complaints/ask'
import type { PropWords } from '../prop-words.ts'

export const complaintProps = {
  ComplaintDialog: {
    target: 'На что жалуются: от этого зависит заголовок',
    form: 'Форма целиком: что набрано, что не так и на каком она шаге отправки',
    files: 'Файлы жалобы; получает слова о том, что с ними не так',
    onChange: 'Поле жалобы изменили',
  },
} satisfies PropWords<typeof complaints>

export const complainProps = {
  ComplainButton: {
    subject: 'На что жалуются: вид и номер',
    look: 'Словом или одним флажком, где слову нет места',
  },
} satisfies PropWords<typeof ask>
