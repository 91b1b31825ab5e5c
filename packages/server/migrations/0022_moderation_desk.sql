-- Who of the staff has opened what, so that two do not judge the same thing; and whose correspondence they have read.

create table moderation_holds (
  kind text not null,
  object_id text not null,
  moderator_id uuid not null references users on delete cascade,
  since timestamptz not null,
  expires_at timestamptz not null,
  primary key (kind, object_id)
);
create index moderation_holds_expired on moderation_holds (expires_at);

create table complaint_chat_readings (
  id bigint generated always as identity primary key,
  complaint_id uuid not null references complaints on delete cascade,
  chat_id bigint not null references chats on delete cascade,
  moderator_id uuid not null references users,
  read_at timestamptz not null
);
create index complaint_chat_readings_complaint on complaint_chat_readings (complaint_id, read_at);

-- A person's past as staff see it.
create index complaints_resolved on complaints (target, target_id) where status = 'RESOLVED';
create index task_events_rejected on task_events (task_id, created_at) where event = 'REJECT';
