import { aVerificationRequest, aVerificationState } from '@artel/core/testing'
import { PapersForm, ProfileSection, VerificationView } from '@artel/ui/profile'
import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { frozenTime } from '../frozen-time.tsx'
import { pageFrame } from '../page-frame.tsx'

const nothing = fn()
const form = (
  <PapersForm
    uploads={{
      rows: [],
      refusal: null,
      isBusy: false,
      isHeld: false,
      canAdd: true,
      fileIds: [],
      stored: [],
      missing: [],
      failed: [],
    }}
    message={null}
    errors={{}}
    attempt={0}
    isBusy={false}
    onSubmit={nothing}
    onAdd={nothing}
    onRemove={nothing}
    onCancel={nothing}
    onRetry={nothing}
  />
)

const meta = preview.meta({
  title: 'Экраны/Кабинет/Профиль/Проверка',
  component: VerificationView,
  decorators: [
    (Story) => (
      <ProfileSection id="verification" title="Проверка документов">
        <Story />
      </ProfileSection>
    ),
    frozenTime,
    pageFrame,
  ],
  parameters: { machine: { id: 'verificationLifecycle' }, layout: 'fullscreen' },
  args: {
    state: aVerificationState({ status: 'UNVERIFIED', request: null, submissionsLeft: 3 }),
    businessType: 'SP' as const,
    verifiedAt: null as string | null,
    form,
    onWithdraw: fn(),
  },
})

/** Показывается тому, кто ничего не отправлял: что приложить и что это даст. */
export const Unverified = meta.story({
  name: 'Не проверен',
  parameters: { machine: { state: 'UNVERIFIED' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Осталось отправить: 3 раза/)).toBeVisible()
  },
})

/** Показывается, пока документы смотрит модератор: их можно отозвать. */
export const Pending = meta.story({
  name: 'На проверке',
  parameters: { machine: { state: 'PENDING' } },
  args: { state: aVerificationState() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Отозвать' }))
    await expect(args.onWithdraw).toHaveBeenCalledOnce()
  },
})

/** Показывается проверенному: что проверили, когда и кто это видит. */
export const Verified = meta.story({
  name: 'Проверен',
  parameters: { machine: { state: 'VERIFIED' } },
  args: {
    state: aVerificationState({ status: 'VERIFIED', request: aVerificationRequest({ status: 'APPROVED' }) }),
    verifiedAt: '2026-01-20T10:00:00.000Z',
  },
})

/** Показывается тому, кого отклонили: по какому правилу, что написал модератор и что делать. */
export const Rejected = meta.story({
  name: 'Отклонён',
  parameters: { machine: { state: 'REJECTED' } },
  args: {
    state: aVerificationState({
      status: 'REJECTED',
      submissionsLeft: 1,
      request: aVerificationRequest({ status: 'REJECTED', rejectRule: 'UNREADABLE', comment: 'Не видно печати.' }),
    }),
  },
})

/** Показывается, когда три раза за 30 дней прошли: с какого дня можно отправить снова. */
export const LimitReached = meta.story({
  name: 'Попытки закончились',
  args: {
    state: aVerificationState({
      status: 'REJECTED',
      submissionsLeft: 0,
      nextSubmissionAt: '2026-03-20T10:00:00.000Z',
      request: aVerificationRequest({ status: 'REJECTED', rejectRule: 'MISMATCH' }),
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Следующий раз — 20 марта/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Отправить на проверку' })).toBeNull()
  },
})

/** Показывается, когда модератор объяснил подробно: текст переносится. */
export const LongComment = meta.story({
  name: 'Длинный комментарий',
  args: {
    state: aVerificationState({
      status: 'REJECTED',
      submissionsLeft: 2,
      request: aVerificationRequest({
        status: 'REJECTED',
        rejectRule: 'INCOMPLETE',
        comment: 'Вторая страница выписки не приложена, а на первой нет ни печати, ни подписи. '.repeat(6),
      }),
    }),
  },
})

/** Показывается на телефоне. */
export const OnPhone = Rejected.extend({ name: 'На телефоне', globals: { viewport: { value: 'phone' } } })
