-- Accounts that people make themselves, their mail, and what they are notified of.

alter table users
  -- Of the table of files, which comes later.
  add column avatar_id uuid,
  -- The name and the contacts are gone; the row stays for the deals it took part in.
  add column deleted_at timestamptz;

alter table companies
  add column inn text,
  add column ogrn text,
  add column address text,
  add column foundation_date date,
  add column experience jsonb not null default '[]',
  add column education jsonb not null default '[]',
  add column visit_client boolean not null default false,
  add column districts text[] not null default '{}',
  add column verified_at timestamptz,
  add column version integer not null default 1;

create table company_categories (
  company_id uuid not null references companies on delete cascade,
  category_id integer not null references categories,
  -- As its owner ordered them.
  position integer not null,
  primary key (company_id, category_id)
);
create index company_categories_category on company_categories (category_id);

-- What a person agreed to, when and from where. Rows are never changed.
create table consents (
  id bigint generated always as identity primary key,
  user_id uuid not null references users on delete cascade,
  kind text not null check (kind in ('PERSONAL_DATA', 'TERMS', 'MARKETING')),
  -- Date of the texts that were shown.
  version text not null,
  given_at timestamptz not null,
  ip text not null
);
create index consents_user on consents (user_id, kind, id);

-- A link in a mail. Opening it changes nothing; posting its secret does, once.
create table mail_links (
  -- SHA-256 of the secret; the secret itself is only in the letter.
  hash bytea primary key,
  user_id uuid not null references users on delete cascade,
  purpose text not null check (purpose in ('CONFIRM_EMAIL', 'RESET_PASSWORD')),
  -- The address it was sent to: a link to an older one confirms nothing.
  email citext not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index mail_links_user on mail_links (user_id, purpose, created_at desc);
create index mail_links_expiry on mail_links (expires_at);

-- Letters to be sent, and with MAIL=outbox kept to be read. A letter sent by SMTP leaves no row: it holds secrets.
create table letters (
  id bigint generated always as identity primary key,
  recipient text not null,
  subject text not null,
  text text not null,
  html text not null,
  created_at timestamptz not null,
  -- When it was put into the outbox.
  delivered_at timestamptz
);
create index letters_age on letters (created_at);

create table notifications (
  id bigint generated always as identity primary key,
  user_id uuid not null references users on delete cascade,
  kind text not null,
  title text not null,
  text text not null,
  -- Path within the site.
  path text,
  read_at timestamptz,
  created_at timestamptz not null
);
create index notifications_user on notifications (user_id, id desc);
create index notifications_unread on notifications (user_id, id desc) where read_at is null;

-- Where a person wants it otherwise than by default.
create table notification_settings (
  user_id uuid not null references users on delete cascade,
  kind text not null,
  by_email boolean not null,
  primary key (user_id, kind)
);

alter table sessions drop constraint sessions_end_reason_check;
alter table sessions add constraint sessions_end_reason_check
  check (end_reason in ('LOGOUT', 'REUSE', 'EXPIRED', 'ENDED', 'PASSWORD_CHANGED', 'ACCOUNT_DELETED'));
