import type * as kit from '@artel/ui/kit'
import type * as formatted from '@artel/ui/kit/formatted-text'
import type { PropWords } from '../../prop-words.ts'

/** What one presses and follows. */
export const actionProps = {
  Button: {
    children: 'Подпись: глагол, что произойдёт',
    variant: 'Вес действия: главное на виду одно, необратимое только перед шагом, который нельзя отменить',
    wide: 'Во всю ширину места, где стоит',
    loading: 'Ждёт ответа: ширина и фокус остаются, второе нажатие не проходит',
  },
  IconButton: {
    icon: 'Значок из набора Lucide',
    label: 'Что делает кнопка: её имя для тех, кто слушает, и подсказка',
    framed: 'С рамкой, когда кнопка стоит на странице одна; в панелях и полях без неё',
  },
  TextLink: {
    to: 'Адрес, куда ведёт ссылка',
    quiet: 'Тихая: цвет у текста вокруг, подчёркивается под указателем',
    children: 'Слова ссылки: понятны и без текста вокруг',
  },
  SkipLink: { target: 'Имя места на странице, куда она переносит с клавиатуры' },
  Tag: {
    children: 'Слово, к которому вещь относится',
    to: 'Адрес: метка становится ссылкой. Вместе с крестиком не бывает',
    onRemove: 'Нажали крестик; без этого крестика нет',
  },
} satisfies PropWords<typeof kit>

/** What becomes words or a link by itself. */
export const formattedProps = {
  DateText: {
    at: 'Момент по Гринвичу в виде 2026-11-21T12:00:00Z',
    look: 'Как сказать: «5 минут назад», «21 ноября» или «14:20»',
  },
  PhoneLink: {
    phone: 'Номер, как он приходит с сервера: +79001234567',
    label: 'Чей номер, когда этого не сказано рядом; читается вслух перед номером',
  },
  PluralText: {
    count: 'Сколько',
    forms: 'Слово в трёх видах: «отклик», «отклика», «откликов»',
    zero: 'Что сказать вместо «0 откликов»',
  },
} satisfies PropWords<typeof formatted>
