-- What statistics of executors ask of replies and tasks (docs/adr/0027).

alter table task_replies
  -- When its author was first put on the short list: its status forgets it with the end of the task.
  add column shortlisted_at timestamptz;
update task_replies set shortlisted_at = updated_at where status in ('SHORTLISTED', 'ACCEPTED');

-- Prices of a category are compared over everything that was published, not only what is on the board.
create index tasks_published_of on tasks (category_id, published_at) where published_at is not null;
