-- Searches of tasks that people have saved, and new tasks that they find; nobody is told of one task twice.

create table saved_searches (
  id bigint generated always as identity primary key,
  user_id uuid not null references users on delete cascade,
  name text not null,
  -- As it stands in the address of the list, in its one spelling.
  query text not null,
  created_at timestamptz not null,
  -- What the query asks of a task; null asks nothing.
  words text,
  category_ids integer[],
  -- Whatever number stood in the address: a search of no city finds nothing.
  city_id bigint,
  radius integer,
  place_mode text,
  budget_from bigint,
  budget_to bigint,
  date_from date,
  date_to date,
  few_replies boolean not null,
  verified_only boolean not null,
  constraint saved_searches_query unique (user_id, query)
);
create index saved_searches_city on saved_searches (city_id);

alter table new_task_matches
  -- By which search; null: by the executor's categories.
  add column search_id bigint references saved_searches on delete set null,
  -- Kept after the telling: a task that comes back to the board is no news.
  add column told_at timestamptz;
create index new_task_matches_waiting on new_task_matches (user_id) where told_at is null;
create index new_task_matches_told on new_task_matches (told_at) where told_at is not null;
create index new_task_matches_search on new_task_matches (search_id) where search_id is not null;
