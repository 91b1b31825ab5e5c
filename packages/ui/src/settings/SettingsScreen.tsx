import type { User } from '@artel/core/contract'
import { SkeletonText } from '../kit/index.ts'
import { lazyPart } from '../kit/lazy/index.ts'
import { PersonalArea } from '../personal-area/index.ts'
import { useViewer } from '../services/index.ts'
import { ColourSection } from './ColourSection.tsx'
import { CopySection } from './CopySection.tsx'
import { EmailSection } from './EmailSection.tsx'
import { LeavingSection } from './LeavingSection.tsx'
import { PasswordSection } from './PasswordSection.tsx'
import { PhoneSection } from './PhoneSection.tsx'
import { ru } from './ru.ts'
import { SessionsSection } from './SessionsSection.tsx'
import { SettingsSection } from './SettingsSection.tsx'
import { type SettingsPart, SettingsView } from './SettingsView.tsx'

const NotificationSettings = lazyPart(
  async () => (await import('../notifications/index.ts')).NotificationSettingsScreen,
)

/** What one is told of, and by which way. */
const NotificationsSection = () => (
  <SettingsSection id="notifications" title={ru.notifications}>
    <NotificationSettings fallback={<SkeletonText lines={6} />} failed={ru.notificationsFailed} />
  </SettingsSection>
)

/** The parts of the settings in their order. */
const partsFor = (viewer: User): readonly SettingsPart[] => [
  { id: 'email', title: ru.email.title, content: <EmailSection viewer={viewer} /> },
  { id: 'phone', title: ru.phone.title, content: <PhoneSection viewer={viewer} /> },
  { id: 'password', title: ru.newPassword.title, content: <PasswordSection /> },
  { id: 'notifications', title: ru.notifications, content: <NotificationsSection /> },
  { id: 'sessions', title: ru.sessions.title, content: <SessionsSection /> },
  { id: 'colours', title: ru.colours.title, content: <ColourSection /> },
  { id: 'copy', title: ru.copy.title, content: <CopySection /> },
  { id: 'leaving', title: ru.leaving.title, content: <LeavingSection viewer={viewer} /> },
]

/** The settings of who is signed in; of another person, should another tab sign in as one. */
export function SettingsScreen() {
  const viewer = useViewer()
  if (!viewer) return null
  return (
    <PersonalArea>
      <SettingsView key={viewer.id} parts={partsFor(viewer)} />
    </PersonalArea>
  )
}
