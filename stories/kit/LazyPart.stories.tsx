import { SkeletonText } from '@artel/ui/kit'
import { lazyPart } from '@artel/ui/kit/lazy'
import { useState } from 'react'
import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'

const Editor = () => <p>Редактор на месте.</p>

interface SceneProps {
  /** What becomes of each asking for the code. */
  answers: readonly ('never' | 'fails' | 'comes')[]
}

/** A part whose code is on its way. */
function Scene({ answers }: SceneProps) {
  const [Part] = useState(() => {
    let count = 0
    return lazyPart(() => {
      const answer = answers[count] ?? 'comes'
      count += 1
      if (answer === 'fails') return Promise.reject(new Error('No code'))
      return answer === 'comes' ? Promise.resolve(Editor) : new Promise<typeof Editor>(() => {})
    })
  })
  return <Part fallback={<SkeletonText lines={3} />} failed="Редактор не загрузился" />
}

const meta = preview.meta({ title: 'Компоненты/Отложенная часть', component: Scene })

/** Показывается, пока код в пути: место занято, страница потом не прыгнет. */
export const Waiting = meta.story({ name: 'Загружается', args: { answers: ['never'] } })

/** Показывается, когда код пришёл. */
export const Here = meta.story({
  name: 'Загрузилась',
  args: { answers: ['comes'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Редактор на месте.')).toBeVisible()
  },
})

/** Показывается, когда код не пришёл: об этом сказано на своём месте, остальная страница работает. */
export const Failed = meta.story({
  name: 'Не загрузилась',
  args: { answers: ['fails'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Редактор не загрузился')).toBeVisible()
  },
})

/** Показывается, когда со второй попытки код пришёл. */
export const Again = meta.story({
  name: 'Со второго раза',
  tags: ['!dev'],
  args: { answers: ['fails', 'comes'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Повторить' }))
    await expect(await canvas.findByText('Редактор на месте.')).toBeVisible()
  },
})
