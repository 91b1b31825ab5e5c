-- Up to which message somebody has been told of a chat stands beside what they have read of it, 0 when they need not be told
-- again: so indexes hold exactly the chats that wait, in the order in which they are gone through.
alter table chats
  add client_told_seq integer not null default 0,
  add executor_told_seq integer not null default 0;
update chats c set client_told_seq = r.seq from chat_reminders r where r.chat_id = c.id and r.user_id = c.client_id;
update chats c set executor_told_seq = r.seq from chat_reminders r where r.chat_id = c.id and r.user_id = c.executor_id;
drop table chat_reminders;

drop index chats_client_waiting;
drop index chats_executor_waiting;
create index chats_client_waiting on chats (last_message_at, id)
  where last_seq > client_read_seq and client_told_seq <= client_read_seq;
create index chats_executor_waiting on chats (last_message_at, id)
  where last_seq > executor_read_seq and executor_told_seq <= executor_read_seq;
-- Those who have read since they were told.
create index chats_client_told on chats (id) where client_told_seq > 0 and client_told_seq <= client_read_seq;
create index chats_executor_told on chats (id) where executor_told_seq > 0 and executor_told_seq <= executor_read_seq;
