-- Who has been told of messages that wait in a chat: once, until they have read it.
create table chat_reminders (
  chat_id bigint not null references chats on delete cascade,
  user_id uuid not null references users on delete cascade,
  -- The newest message when they were told; read up to it, the reminder is over.
  seq integer not null,
  primary key (chat_id, user_id)
);

-- Chats where something lately came that one side has not read.
create index chats_client_waiting on chats (last_message_at) where last_seq > client_read_seq;
create index chats_executor_waiting on chats (last_message_at) where last_seq > executor_read_seq;
