-- What tariffs promise beside numbers: clients are asked for reviews, and a person of the staff answers an executor.

-- A client is asked once about a deal on behalf of its executor.
create table review_asks (
  task_id bigint not null references tasks on delete cascade,
  executor_id uuid not null references users on delete cascade,
  client_id uuid not null references users on delete cascade,
  asked_at timestamptz not null,
  primary key (task_id, executor_id)
);
create index review_asks_by on review_asks (executor_id, asked_at);
create index review_asks_of on review_asks (client_id);
create index tasks_finished_asks on tasks (ended_at)
  where status = 'FINISHED' and executor_id is not null and deleted_at is null;

-- The person of the staff who answers an executor, and the chat of the two.
create table managers (
  executor_id uuid primary key references users on delete cascade,
  manager_id uuid not null references users on delete cascade,
  chat_id bigint not null references chats on delete cascade,
  since timestamptz not null
);
create index managers_of on managers (manager_id);
create unique index managers_chat on managers (chat_id);
