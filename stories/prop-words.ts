/** Props by name, whichever of its faces a component shows: each of a union counts. */
type Words<Props> = { readonly [Name in Props extends unknown ? keyof Props & string : never]?: string }

/**
 * What a designer reads about the props of the components of a module: `satisfies PropWords<typeof import('…')>` lets no
 * prop through that the component does not have.
 */
export type PropWords<Module> = {
  readonly [Name in keyof Module]?: Module[Name] extends (props: infer Props) => unknown ? Words<Props> : never
}

/** Props that mean the same wherever they are; a component may say it better. */
export const repeatedProps: Readonly<Record<string, string>> = {
  children: 'То, что стоит внутри',
  className: 'Класс снаружи: место и размер, а не вид',
  dense: '36 px в высоту вместо 44: там, где работают, а не решают',
  disabled: 'Недоступно: стоит на месте, но не нажимается. Рядом должно быть сказано почему',
  eager: 'Видна сразу: её картинка не ждёт, пока до неё долистают',
  error: 'Что не так, словами человека. Пока они есть, поле считается неверным',
  hint: 'Подсказка под подписью, видна всегда',
  id: 'Имя поля на странице: сюда ведёт список ошибок формы',
  legend: 'Подпись группы',
  onBlur: 'Человек ушёл из поля: пора проверить, что в нём',
  onClick: 'Нажали мышью, пальцем или с клавиатуры',
  onClose: 'Просят закрыть',
  onRetry: 'Человек просит попробовать ещё раз',
  onSignIn: 'Гость нажал «Войти»',
  onSubmit: 'Форму отправляют кнопкой или клавишей Enter',
  optional: 'Говорит «необязательно» рядом с подписью: без этого поле обязательное',
  placeholder: 'Пример внутри пустого поля; подпись он не заменяет',
}
