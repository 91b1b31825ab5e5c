import { PERSON_LIMITS } from '@artel/core/contract'
import { paths } from '@artel/core/routes'
import type { HelpSection } from './help.types.ts'

export const accountHelp: HelpSection = {
  slug: 'vhod-i-profil',
  title: 'Вход и профиль',
  about: 'Почта, пароль, уведомления, удаление',
  audience: 'ALL',
  items: [
    {
      slug: 'ne-prihodit-pismo',
      question: 'Не приходит письмо с подтверждением. Что делать?',
      answer: `Загляните в «Спам» и «Рассылки». Проверьте в [настройках](${paths.settings()}), нет ли опечатки в адресе: там же его можно исправить и попросить письмо ещё раз. Ссылка в письме работает 72 часа.`,
      related: ['zabyl-parol', 'kak-smenit-pochtu'],
    },
    {
      slug: 'zabyl-parol',
      question: 'Забыл пароль. Как войти?',
      answer: `Нажмите «Забыли пароль?» в окне входа или [откройте страницу восстановления](${paths.resetPassword()}). Мы пришлём ссылку, она работает час и один раз. После смены пароля все устройства, где вы входили, попросят войти заново.`,
      related: ['kakoy-parol', 'ne-prihodit-pismo'],
    },
    {
      slug: 'kakoy-parol',
      question: 'Какой пароль подойдёт?',
      answer: `От ${PERSON_LIMITS.password[0]} до ${PERSON_LIMITS.password[1]} символов, хотя бы одна буква и одна цифра. Распространённые пароли вроде «qwerty123» не принимаем: их подбирают первыми.`,
      related: ['zabyl-parol'],
    },
    {
      slug: 'kak-smenit-pochtu',
      question: 'Как сменить почту или телефон?',
      answer: `В [настройках](${paths.settings()}), раздел «Контакты». Новую почту нужно подтвердить по ссылке из письма; пока этого не сделано, письма приходят на прежнюю.`,
      related: ['ne-prihodit-pismo', 'kak-otklyuchit-pisma'],
    },
    {
      slug: 'kak-otklyuchit-pisma',
      question: 'Как отключить письма и уведомления?',
      answer: `В [настройках](${paths.settings()}) у каждого вида событий свои переключатели: письмо и сообщение на устройство. Ещё в конце каждого письма есть ссылка, которая отключает письма этого вида без входа. Письма о безопасности аккаунта приходят всегда.`,
      related: ['kak-smenit-pochtu'],
    },
    {
      slug: 'kak-stat-ispolnitelem',
      question: 'Как стать исполнителем?',
      answer: `Пройдите [регистрацию исполнителя](${paths.registrationExecutor()}): понадобятся форма работы (самозанятый, ИП или ООО), ИНН и категории, в которых вы работаете. Исполнитель тоже может размещать задания.`,
      related: ['kak-proyti-proverku', 'skolko-otklikov-v-tarife'],
    },
    {
      slug: 'kak-udalit-akkaunt',
      question: 'Как скачать свои данные или удалить аккаунт?',
      answer: `И то и другое в [настройках](${paths.settings()}). Копию данных мы собираем сразу. Удаление необратимо: открытые задания и отклики закроются, имя исчезнет со страниц. Если идёт работа, сначала завершите или отмените её.`,
      related: ['kak-otklyuchit-pisma'],
    },
  ],
}
