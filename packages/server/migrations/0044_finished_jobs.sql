-- What is done, for those who look for somebody: the newest finished tasks, of a category or of all, and what price lists of a
-- category have in common.

create index tasks_done_in on tasks (category_id, ended_at desc, id desc) where status = 'FINISHED' and deleted_at is null;
create index tasks_done on tasks (ended_at desc, id desc) where status = 'FINISHED' and deleted_at is null;
create index services_in on services (category_id, id desc) include (executor_id, price);
