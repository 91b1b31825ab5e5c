import { adminPaymentList } from '@artel/core/admin'
import type { AdminUserDetails } from '@artel/core/contract'
import { formatPhone } from '@artel/core/format'
import { paths } from '@artel/core/routes'
import { Card, TextLink } from '../kit/index.ts'
import css from './Admin.module.css'
import { ru } from './ru.ts'
import userCss from './User.module.css'

type Fact = readonly [label: string, value: string | number]

function Sheet({ title, facts, children }: { title: string; facts: readonly Fact[]; children?: React.ReactNode }) {
  return (
    <Card as="section" className={userCss.sheet}>
      <h2 className={css.heading}>{title}</h2>
      <dl className={userCss.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {children}
    </Card>
  )
}

const phoneOf = ({ phoneNumber, phoneConfirmed }: AdminUserDetails) => {
  if (phoneNumber === null) return ru.user.nothing
  return phoneConfirmed ? formatPhone(phoneNumber) : `${formatPhone(phoneNumber)} (${ru.user.phoneUnconfirmed})`
}

/** What is known of an account: the person, the company, what they do here. */
export function UserFacts({ user }: { user: AdminUserDetails }) {
  const { company, counts } = user
  const words = ru.user
  const email: Fact[] = [
    [words.email, user.emailConfirmed ? user.email : `${user.email} (${words.unconfirmed})`],
    [words.phone, phoneOf(user)],
  ]
  return (
    <div className={userCss.sheets}>
      <Sheet
        title={words.person}
        facts={[[words.code, user.code], ...email, [words.city, user.cityName ?? words.nothing]]}
      />
      {company && (
        <Sheet
          title={words.company}
          facts={[
            [
              company.shortName ?? words.form[company.businessType],
              company.shortName ? words.form[company.businessType] : '',
            ],
            ...(company.inn === null ? [] : [[words.inn, company.inn] as const]),
            [words.verification, words.verifications[company.verificationStatus]],
          ]}
        />
      )}
      <Sheet
        title={words.activity}
        facts={[
          [words.tasks, counts.tasks],
          [words.replies, counts.replies],
          [words.complaints, counts.complaints],
          [words.sessions, counts.sessions],
        ]}
      >
        {user.role === 'EXECUTOR' && (
          <TextLink
            to={adminPaymentList.address(paths.adminPayments(), { ...adminPaymentList.defaults, buyer: user.id })}
            className={css.start}
          >
            {words.payments}
          </TextLink>
        )}
        {user.role === 'CLIENT' && user.state === 'ACTIVE' && (
          <TextLink to={paths.client(user.id)} className={css.start}>
            {words.page}
          </TextLink>
        )}
      </Sheet>
    </div>
  )
}
