import type * as kit from '@artel/ui/kit'
import type * as rating from '@artel/ui/kit/rating-input'
import type * as slider from '@artel/ui/kit/slider'
import type * as switches from '@artel/ui/kit/switch'
import type * as tabs from '@artel/ui/kit/tabs'
import type * as tree from '@artel/ui/kit/tree'
import type { PropWords } from '../../prop-words.ts'

/** Where one chooses. */
export const choiceProps = {
  Checkbox: {
    name: 'Имя в форме, которую браузер отправляет сам',
    value: 'Что уйдёт с формой, пока флажок стоит; без этого «on»',
    checked: 'Стоит ли флажок',
    onChange: 'Флажок поставили или сняли',
    label: 'С чем человек соглашается',
  },
  RadioGroup: {
    options: 'Из чего выбирают',
    value: 'Что выбрано; null до первого выбора',
    onChange: 'Выбрали другое',
    look: 'Списком; карточками там, где выбор меняет следующий шаг',
  },
  Select: {
    children: 'Строки списка',
    defaultValue: 'Что выбрано с самого начала',
    onChange: 'Выбрали другую строку',
    placeholder: 'Первая строка, когда ничего не выбрано',
  },
} satisfies PropWords<typeof kit>

export const ratingInputProps = {
  RatingInput: {
    value: 'Оценка от 1 до 5; null до первого выбора',
    onChange: 'Поставили оценку',
  },
} satisfies PropWords<typeof rating>

export const sliderProps = {
  Slider: {
    label: 'Что выбирают: подпись над ползунком',
    min: 'Самое малое значение',
    max: 'Самое большое значение',
    step: 'Через сколько стоят значения',
    format: 'Как значение пишется и читается вслух: «до 20 км»',
    value: 'Где стоит ползунок',
    onChange: 'Ползунок сдвинули',
  },
} satisfies PropWords<typeof slider>

export const switchProps = {
  Switch: {
    checked: 'Включён ли',
    onChange: 'Включили или выключили: действует сразу, без кнопки «Сохранить»',
    label: 'Что включается',
  },
} satisfies PropWords<typeof switches>

const rowName = 'Имя ряда для тех, кто слушает'

export const tabsProps = {
  LinkTabs: { label: rowName, tabs: 'Вкладки с адресами; открытая та, чей адрес открыт' },
  Tabs: {
    label: rowName,
    tabs: 'Вкладки с подписями и тем, что под ними',
    value: 'Какая вкладка открыта',
    onChange: 'Открыли другую вкладку',
  },
} satisfies PropWords<typeof tabs>

export const treeProps = {
  TreePicker: {
    nodes: 'Дерево: разделы и то, что в них',
    value: 'Что выбрано: только концы веток, не сами разделы',
    onChange: 'Выбрали или сняли выбор',
    find: 'Концы веток, которые подходят к набранному',
    searchLabel: 'Подпись строки, которая ищет по дереву',
    most: 'Сколько можно выбрать: видно рядом с тем, сколько выбрано',
  },
} satisfies PropWords<typeof tree>
