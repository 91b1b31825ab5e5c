/** SYSTEM messages about an offer in its chat. */
export const offerLines = {
  offered: 'Заказчик предлагает вам задание. Ответить можно в течение трёх дней.',
  declined: 'Исполнитель отказался от предложения.',
  withdrawn: 'Заказчик отозвал предложение.',
  expired: 'Время на ответ вышло, предложение больше не действует.',
} as const
