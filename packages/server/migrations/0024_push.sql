-- Messages to devices: the key of this site, the devices that are told, and which kinds people want there. New tasks that
-- executors are to be told of, and until when staff know what waits for them.

-- Identifies this site to the push services of browsers. One row, made at the first start; whoever subscribed did so with it.
create table push_keys (
  id smallint primary key default 1 check (id = 1),
  -- Base64url, as browsers and push services take them.
  public_key text not null,
  private_key text not null,
  created_at timestamptz not null
);

create table push_devices (
  id bigint generated always as identity primary key,
  user_id uuid not null references users on delete cascade,
  -- A device is told as long as it is signed in.
  session_id uuid not null references sessions on delete cascade,
  endpoint text not null constraint push_devices_endpoint unique,
  p256dh text not null,
  auth text not null,
  name text not null,
  created_at timestamptz not null
);
create index push_devices_user on push_devices (user_id, id);
create index push_devices_session on push_devices (session_id);

alter table notification_settings
  alter column by_email drop not null,
  add column by_push boolean;

alter table letters
  -- Where a mailbox may stop letters like this one by itself (RFC 8058).
  add column stop_url text;

-- New tasks that an executor has not been told of.
create table new_task_matches (
  user_id uuid not null references users on delete cascade,
  task_id bigint not null references tasks on delete cascade,
  primary key (user_id, task_id)
);
create index new_task_matches_task on new_task_matches (task_id);

-- When an executor was told last, and when they are to be told of what has come since.
create table new_task_digests (
  user_id uuid primary key references users on delete cascade,
  told_at timestamptz,
  due_at timestamptz
);
create index new_task_digests_due on new_task_digests (due_at) where due_at is not null;

-- The last task that was matched, in the order of publication. One row.
create table new_task_cursor (
  id smallint primary key default 1 check (id = 1),
  published_at timestamptz not null,
  task_id bigint not null
);

-- Since when what waits in a queue of the moderators is news to them.
create table moderation_told (
  kind text primary key,
  told_at timestamptz not null
);
