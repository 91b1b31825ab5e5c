import type { SharedPage } from './shared-page.ts'

/** Words of sharing a page. */
export const ru = {
  share: 'Поделиться',
  text: {
    task: 'Задание по этой ссылке увидит любой, входить не нужно.',
    article: 'Статью по этой ссылке прочтёт любой, входить не нужно.',
    executor: 'Страницу исполнителя по этой ссылке увидит любой, входить не нужно.',
  } satisfies Record<SharedPage['kind'], string>,
  link: {
    task: 'Ссылка на задание',
    article: 'Ссылка на статью',
    executor: 'Ссылка на исполнителя',
  } satisfies Record<SharedPage['kind'], string>,
  copy: 'Скопировать ссылку',
  copied: 'Ссылка скопирована',
  notCopied: 'Не получилось скопировать: выделите ссылку и скопируйте её сами.',
  send: 'Отправить',
} as const
