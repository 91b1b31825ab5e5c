import type * as profile from '@artel/ui/profile'
import type { PropWords } from '../prop-words.ts'

export const profileProps = {
  CropDialog: {
    src: 'Адрес выбранного фото',
    busy: 'Фото сохраняется',
    size: 'Ширина и высота фото в пикселях',
    error: 'Почему фото не сохранилось; null, если всё в порядке',
    onUse: 'Кадр выбран',
  },
  FaceField: {
    seed: 'Номер человека: от него цвет под инициалами',
    initials: 'Инициалы, пока фото нет',
    src: 'Адрес лица; нет его — инициалы',
    problem: 'Почему последний файл не подошёл',
    isRemoving: 'Фото убирается',
    onChoose: 'Файл выбрали, перетащили или сняли',
    onRemove: 'Фото просят убрать',
  },
  VerificationView: {
    state: 'Где проверка и сколько раз ещё можно отправить',
    businessType: 'Форма работы: от неё зависят документы',
    verifiedAt: 'Когда документы признали верными',
    form: 'Форма отправки; видна, пока отправить можно',
    onWithdraw: 'Документы просят отозвать',
  },
} satisfies PropWords<typeof profile>
