-- How often the two sides of the deal that is over have been reminded to review it: 0, 1 or 2 times.
alter table tasks add column review_told smallint not null default 0;

-- Deals that somebody may still have to be reminded of, each visited once a reminder.
create index tasks_review_due on tasks (review_told, ended_at)
  where review_told < 2 and status in ('FINISHED', 'CANCELED') and executor_id is not null;
