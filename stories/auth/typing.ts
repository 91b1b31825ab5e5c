import { screen, within } from 'storybook/test'

/** The part of a story's user that fills forms in. */
export interface Typist {
  click(element: Element): Promise<void>
  paste(text: string): Promise<void>
}

/** Puts text into fields by their names, at once. */
export const fill = async (user: Typist, place: HTMLElement, texts: Readonly<Record<string, string>>) => {
  for (const [name, text] of Object.entries(texts)) {
    await user.click(within(place).getByLabelText(name))
    await user.paste(text)
  }
}

/** Somebody whom the marketplace does not know yet. */
export const newcomer = {
  Имя: 'Дарья',
  Фамилия: 'Миронова',
  Почта: 'darya@artel.test',
  Телефон: '9053001020',
  Пароль: 'Sirenevyi-tuman-7',
}

/** The two ticks without which there is no account. */
export const consent = async (user: Typist, place: HTMLElement) => {
  await user.click(within(place).getByRole('checkbox', { name: /персональных данных/ }))
  await user.click(within(place).getByRole('checkbox', { name: /пользовательского соглашения/ }))
}

/** The window of that name. */
export const dialogNamed = (name: string): Promise<HTMLElement> => screen.findByRole('dialog', { name })
