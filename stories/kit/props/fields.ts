import type * as kit from '@artel/ui/kit'
import type * as combobox from '@artel/ui/kit/combobox'
import type * as date from '@artel/ui/kit/date'
import type * as files from '@artel/ui/kit/files'
import type * as masked from '@artel/ui/kit/masked-input'
import type * as richText from '@artel/ui/kit/rich-text'
import type { PropWords } from '../../prop-words.ts'

const typed = 'Человек изменил значение'

/** Where one types. */
export const fieldProps = {
  Field: {
    label: 'Подпись над полем',
    labelHidden: 'Подпись только для тех, кто слушает: место само говорит, что это, как строка поиска',
    optional: 'Говорит «необязательно» рядом с подписью; тихо, когда необязательны все, как в фильтрах',
    children: 'Одно поле из набора: ввод, список, текст',
  },
  FieldGroup: {
    role: 'Группа, где один выбор исключает другой, так и называется для тех, кто слушает',
    children: 'Поля или флажки группы',
  },
  FormErrorSummary: {
    title: 'Сколько исправить: «Исправьте 2 ошибки»',
    errors: 'Ошибки со ссылками на свои поля',
    attempt: 'Которая попытка отправить: каждая новая приводит сюда фокус',
  },
  MoneyInput: { value: 'Сумма в копейках; null, пока пусто', onChange: `${typed}: сумма в копейках или null` },
  NumberInput: {
    value: 'Целое число самых мелких долей; null, пока пусто',
    onChange: `${typed}: число или null`,
    unit: 'Единица в конце поля: «м²», «дней»',
    decimals: 'Сколько знаков после запятой',
  },
  PasswordInput: {
    autoComplete: 'Прежний пароль или новый: от этого зависит, что предложит браузер',
    defaultValue: 'Что стоит в поле с самого начала',
  },
  PhoneInput: { value: 'Номер, как он показан в поле', onChange: `${typed}: номер, как он показан` },
  Textarea: {
    value: 'Текст в поле',
    rows: 'Сколько строк видно сначала; дальше поле растёт вместе с текстом',
  },
} satisfies PropWords<typeof kit>

export const maskedProps = {
  MaskedInput: {
    mask: 'Образец: # — цифра, @ — буква, * — то и другое; остальное стоит как есть',
    value: 'Текст, как он показан в поле',
    onChange: `${typed}: текст по образцу`,
  },
} satisfies PropWords<typeof masked>

export const comboboxProps = {
  Combobox: {
    text: 'Что набрано; когда спрашивать подсказки, решает хозяин поля',
    onTextChange: 'Человек печатает',
    status: 'Подсказки: ещё не спрашивали, идут, пришли или не пришли',
    options: 'Подсказки, которые пришли',
    onSelect: 'Выбрали подсказку',
    emptyText: 'Что сказать, когда ничего не нашлось: «Такого города нет в списке»',
    start: 'Значок в начале поля',
    failedText: 'Почему подсказок нет, если своих слов мало',
    onlySuggestions: 'Считается только подсказка, а не текст: Enter берёт первую',
    list: 'Список открывается под полем или стоит под ним всегда',
  },
} satisfies PropWords<typeof combobox>

const firstDay = 'Первый день, который предлагает календарь; набранное раньше него отклоняет форма'
const lastDay = 'Последний день, который предлагает календарь'

export const dateProps = {
  DatePicker: {
    value: 'День в виде 2026-11-21; пусто, если не выбран',
    onChange: 'Выбрали или набрали день',
    min: firstDay,
    max: lastDay,
  },
  PeriodPicker: {
    legend: 'Подпись над обоими днями',
    value: 'С какого дня и по какой; каждый может быть пуст',
    onChange: 'Изменили начало или конец',
    min: firstDay,
    max: lastDay,
  },
} satisfies PropWords<typeof date>

export const filesProps = {
  FileDrop: {
    rows: 'Файлы: в пути, на месте или отклонённые',
    refusal: 'Почему только что выбранное не взяли',
    canAdd: 'Есть ли место ещё для одного файла',
    limits: 'Сколько файлов, каких и какого размера можно',
    onAdd: 'Файлы выбрали или бросили на поле',
    onRemove: 'Файл убрали',
    onCancel: 'Отправку файла остановили',
    onRetry: 'Просят отправить файл ещё раз',
    onMove: 'Файл переставили кнопкой или перетащили: куда, считая с нуля',
    look: 'Строки или плитки: плитками стоят фото, чей порядок видят другие, первое — обложка',
    isHeld: 'Файлы ждут входа: гость выбрал их, а отправить может только тот, кто вошёл',
  },
} satisfies PropWords<typeof files>

export const richTextProps = {
  RichText: {
    blocks: 'Текст по частям: абзацы, заголовки, списки, картинки',
    pictures: 'Картинки текста по имени файла',
    headingId: 'Имя заголовка на странице, чтобы на него вела ссылка',
  },
  RichTextEditor: {
    label: 'Подпись над редактором',
    value: 'Текст по частям; пустых частей в нём нет',
    onChange: 'Текст изменили',
    pictures: 'Картинки текста по имени файла, какими их отдал сервер',
    onUpload: 'Принимает картинку и отвечает, где она лежит; без этого кнопки для картинок нет',
  },
} satisfies PropWords<typeof richText>
