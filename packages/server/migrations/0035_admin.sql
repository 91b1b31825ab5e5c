-- Accounts that staff have closed, prices that they have set, and the journal of all they do.

alter table users
  add column blocked_at timestamptz,
  -- The rule that was broken, and words to the owner.
  add column block_rule text,
  add column block_comment text,
  add constraint users_blocked check ((blocked_at is null) = (block_rule is null));
create index users_created on users (created_at desc, id desc);

-- Who is listed is not blocked either.
drop index users_executors, users_executors_city, users_executors_newest, users_executors_price, users_executors_works;
create index users_executors on users (((22.5::float8 + rating_sum) / (5 + rating_count)) desc, created_at desc, id desc)
  include (city_id, rating_count, rating_sum)
  where role = 'EXECUTOR' and deleted_at is null and blocked_at is null and email_confirmed_at is not null;
create index users_executors_city
  on users (city_id, ((22.5::float8 + rating_sum) / (5 + rating_count)) desc, created_at desc, id desc)
  include (rating_count, rating_sum)
  where role = 'EXECUTOR' and deleted_at is null and blocked_at is null and email_confirmed_at is not null;
create index users_executors_newest on users (created_at desc, id desc) include (city_id, rating_count, rating_sum)
  where role = 'EXECUTOR' and deleted_at is null and blocked_at is null and email_confirmed_at is not null;
create index users_executors_price
  on users (price_from, ((22.5::float8 + rating_sum) / (5 + rating_count)) desc, created_at desc, id desc)
  include (city_id, rating_count, rating_sum)
  where role = 'EXECUTOR' and deleted_at is null and blocked_at is null and email_confirmed_at is not null;
create index users_executors_works
  on users (((22.5::float8 + rating_sum) / (5 + rating_count)) desc, created_at desc, id desc)
  include (city_id, rating_count, rating_sum)
  where role = 'EXECUTOR' and deleted_at is null and blocked_at is null and email_confirmed_at is not null and cases_count > 0;

-- Each row is a price from then on; the last one of a key counts, the others are its history.
create table price_changes (
  id bigint generated always as identity primary key,
  key text not null,
  version integer not null,
  -- Kopecks.
  price_before bigint not null,
  price bigint not null check (price > 0),
  changed_by uuid not null references users,
  changed_at timestamptz not null,
  constraint price_changes_version unique (key, version)
);

-- What staff do that no other table remembers.
create table staff_actions (
  id bigint generated always as identity primary key,
  action text not null,
  actor_id uuid not null references users,
  object text not null,
  object_id text not null,
  value_before text,
  value_after text,
  rule text,
  comment text,
  at timestamptz not null
);
create index staff_actions_at on staff_actions (at desc, id desc);
create index staff_actions_object on staff_actions (object, object_id, at desc);

-- The journal is written and read, never changed.
create function refuse_change_of_journal() returns trigger language plpgsql as $$
begin
  raise exception 'The journal is never changed';
end
$$;
create trigger staff_actions_stay before update or delete on staff_actions
  for each row execute function refuse_change_of_journal();
create trigger price_changes_stay before update or delete on price_changes
  for each row execute function refuse_change_of_journal();

-- Who of the staff did what to which object: one line of each source, nothing is stored twice.
create view staff_log as
  select 'staff-' || id as id, action, actor_id, object, object_id, value_before, value_after, rule, comment, at
    from staff_actions
  union all
  select 'price-' || id, 'PRICE_CHANGED', changed_by, 'PRICE', key, price_before::text, price::text, null, null, changed_at
    from price_changes
  union all
  select 'task-' || id, case event when 'APPROVE' then 'TASK_APPROVED' when 'REJECT' then 'TASK_REJECTED' else 'TASK_REMOVED' end,
      actor_id, 'TASK', task_id::text, null, null, reason, comment, created_at
    from task_events where event in ('APPROVE', 'REJECT', 'REMOVE') and actor_id is not null
  union all
  select 'papers-' || id, case status when 'APPROVED' then 'VERIFICATION_APPROVED' else 'VERIFICATION_REJECTED' end,
      moderator_id, 'USER', user_id::text, null, null, reject_rule, comment, decided_at
    from verification_requests where moderator_id is not null and status in ('APPROVED', 'REJECTED')
  union all
  select 'complaint-' || id, case status when 'RESOLVED' then 'COMPLAINT_RESOLVED' else 'COMPLAINT_DISMISSED' end,
      moderator_id, 'COMPLAINT', id::text, null, null, null, verdict, decided_at
    from complaints where moderator_id is not null and status in ('RESOLVED', 'DISMISSED') and decided_at is not null
  union all
  select 'reading-' || id, 'CHAT_READ', moderator_id, 'COMPLAINT', complaint_id::text, null, null, null, null, read_at
    from complaint_chat_readings;

alter table sessions drop constraint sessions_end_reason_check;
alter table sessions add constraint sessions_end_reason_check
  check (end_reason in ('LOGOUT', 'REUSE', 'EXPIRED', 'ENDED', 'PASSWORD_CHANGED', 'ACCOUNT_DELETED', 'BLOCKED'));
