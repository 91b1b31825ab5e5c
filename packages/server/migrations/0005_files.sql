-- Uploaded files and what they are attached to. The content is in the storage under the file's id.

create table files (
  id uuid primary key,
  owner_id uuid not null references users,
  is_private boolean not null,
  name text not null,
  -- Media type as found in the content.
  type text not null,
  -- Bytes.
  size bigint not null,
  -- Pixels of a picture.
  width integer,
  height integer,
  created_at timestamptz not null default now(),
  -- When it became part of something; a file that never did is removed after a day.
  attached_at timestamptz,
  -- It is being removed: first its content, then this row.
  dead_at timestamptz,
  check ((width is null) = (height is null))
);
create index files_owner on files (owner_id);
create index files_loose on files (created_at) where attached_at is null;
create index files_dead on files (dead_at) where dead_at is not null;

-- A file belongs to one thing; who may see the thing may see its private files.
create table attachments (
  file_id uuid primary key references files on delete cascade,
  task_id bigint references tasks on delete cascade,
  reply_id bigint references task_replies on delete cascade,
  message_id uuid references chat_messages on delete cascade,
  position smallint not null,
  check (num_nonnulls(task_id, reply_id, message_id) = 1)
);
create index attachments_task on attachments (task_id, position) where task_id is not null;
create index attachments_reply on attachments (reply_id, position) where reply_id is not null;
create index attachments_message on attachments (message_id, position) where message_id is not null;
