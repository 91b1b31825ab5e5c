import type * as settings from '@artel/ui/settings'
import type { PropWords } from '../prop-words.ts'

const form = 'Форма целиком: что набрано, что не так и на каком она шаге отправки'
const attempt = 'Сколько раз форма не ушла: каждый новый раз приводит фокус в первое неверное поле'
const onChange = 'Человек печатает'
const onCancel = 'Передумали'
const fields = { form, attempt, onChange, onCancel }

export const settingsProps = {
  EmailForm: fields,
  PhoneForm: fields,
  PasswordForm: fields,
  LeavingForm: fields,
  EmailConfirmationView: {
    email: 'Куда ушло письмо',
    status: 'Что с письмом, о котором попросили ещё раз',
    message: 'Почему оно не ушло',
    lettersPath: 'Где читать письма демо; null там, где письма уходят',
    onSend: 'Просят письмо ещё раз',
  },
  PhoneCodeView: {
    phone: 'Номер, который подтверждают',
    view: 'На каком шаге подтверждение и что сказал сервер',
    lettersPath: 'Где читать СМС демо; null там, где они уходят',
    onRequest: 'Просят код',
    onChange: 'Человек печатает или вставляет код',
    onSubmit: 'Отправляют код кнопкой',
  },
  SessionsView: {
    status: 'Ответ сервера: ждём, не пришёл или пришёл',
    sessions: 'Где открыт аккаунт, недавние первыми',
    done: 'Что завершено только что',
    isRetrying: 'Повтор уже идёт',
    onEnd: 'Просят завершить один; сначала об этом спросят',
    onEndOthers: 'Просят завершить все остальные; сначала об этом спросят',
  },
  EndSessionDialog: {
    device: 'Устройство сеанса; null, когда завершают все остальные',
    isBusy: 'Сервер ещё не ответил',
    message: 'Почему не получилось',
    onConfirm: 'Согласились',
  },
  CopyView: {
    status: 'Что с копией: не просили, собирается, готова или не вышла',
    words: 'Что сохранено или почему не вышло',
    onMake: 'Просят копию',
  },
  LeavingView: {
    isExecutor: 'Есть компания, тариф и отклики, которые пропадут',
    status: 'Известно ли, что мешает: ждём, не узнали или узнали',
    tasks: 'Задания в работе: пока они есть, удалить нельзя',
    isRetrying: 'Повтор уже идёт',
  },
} satisfies PropWords<typeof settings>
