-- A phone is its owner's only once a code has shown it: until then any number of accounts may have typed it.

alter table users add column phone_confirmed_at timestamptz;
-- Until now a phone belonged to one account and signed it in.
update users set phone_confirmed_at = now() where phone_number is not null;
alter table users drop constraint users_phone_number_key;
create unique index users_confirmed_phone on users (phone_number) where phone_confirmed_at is not null;
alter table users add constraint users_phone_confirmed check (phone_confirmed_at is null or phone_number is not null);

-- The last code of each account. A new one takes the place of the one before.
create table phone_codes (
  user_id uuid primary key references users on delete cascade,
  -- HMAC by a key of the server: six digits alone are found from a plain hash in a moment.
  hash bytea not null,
  -- The number it was sent to: it confirms no other.
  phone_number text not null,
  sent_at timestamptz not null,
  tries_left smallint not null check (tries_left >= 0)
);
create index phone_codes_age on phone_codes (sent_at);
