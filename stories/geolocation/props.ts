import type * as geolocation from '@artel/ui/geolocation'
import type { PropWords } from '../prop-words.ts'

export const geolocationProps = {
  CityChooser: {
    view: 'Поиск: что набрано, ищем, нашлось, не нашлось или ошибка',
    chosenId: 'Номер города, который выбран сейчас; null, если никакой',
    onSearch: 'Человек ищет город',
    onChoose: 'Город выбран',
  },
  CityDialog: { level: 'Место в стопке окон, с нуля: каждое следующее лежит выше' },
} satisfies PropWords<typeof geolocation>
