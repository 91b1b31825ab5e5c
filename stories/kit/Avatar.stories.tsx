import { Avatar } from '@artel/ui/kit'
import preview from '../../.storybook/preview.tsx'

const meta = preview.meta({
  title: 'Компоненты/Аватар',
  component: Avatar,
  args: { seed: '5e0c6d1a', initials: 'ИП', name: 'Пётр Иванов', size: 56 as const },
})

const face =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><rect width="96" height="96" fill="#d9c3a0"/>' +
      '<circle cx="48" cy="38" r="18" fill="#6b4a2f"/><path d="M12 96c4-26 20-36 36-36s32 10 36 36z" fill="#2c4a3b"/></svg>',
  )

/** Показывается, когда фотографии нет: буквы на своём постоянном цвете. */
export const Initials = meta.story({ name: 'Буквы' })

/** Показывается, когда есть фотография. */
export const Picture = meta.story({ name: 'Фотография', args: { src: face } })

/** Показывается, когда человек в сети. */
export const Online = meta.story({ name: 'В сети', args: { online: true } })

/** Показывается, когда человек с фотографией в сети. */
export const PictureOnline = meta.story({ name: 'Фотография, в сети', args: { src: face, online: true } })

/** Показывается рядом с именем: размеры для строки, карточки, шапки чата и профиля. */
export const Sizes = meta.story({
  name: 'Размеры',
  render: (args) => (
    <div style={{ display: 'flex', alignItems: 'center', gap: 'var(--space-4)' }}>
      {([32, 40, 56, 96] as const).map((size) => (
        <Avatar key={size} {...args} size={size} online />
      ))}
    </div>
  ),
})

/** Показывается в списке: у каждого свой тон, один и тот же везде. */
export const Tones = meta.story({
  name: 'Тона',
  render: (args) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--space-3)' }}>
      {['АБ', 'ВГ', 'ДЕ', 'ЖЗ', 'ИК', 'ЛМ', 'НО', 'ПР', 'СТ', 'УФ', 'ХЦ', 'ЧШ'].map((initials) => (
        <Avatar key={initials} {...args} seed={initials} initials={initials} name={initials} />
      ))}
    </div>
  ),
})
