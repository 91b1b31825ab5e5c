import { NewVersionNotice } from '@artel/ui/shell/popups'
import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'

const meta = preview.meta({
  title: 'Экраны/Оболочка/Новая версия',
  component: NewVersionNotice,
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '260px' } },
    machine: { id: 'newVersion' },
  },
  args: { onReload: fn(), onPutOff: fn() },
})

/** Показывается, когда на сервере уже другая сборка: обновить можно сейчас или потом. */
export const Outdated = meta.story({
  name: 'Вышла новая версия',
  parameters: { machine: { state: 'outdated' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Обновить' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect([args.onReload, args.onPutOff].map((action) => action.mock.calls.length)).toEqual([1, 1])
  },
})

/** Показывается так же на телефоне: над нижней панелью. */
export const OnPhone = meta.story({
  name: 'На телефоне',
  parameters: { machine: { state: 'outdated' } },
  globals: { viewport: { value: 'phone' } },
})
