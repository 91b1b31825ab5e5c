-- How often pages of executors are looked at (docs/adr/0027): counts of days of Moscow, and who was counted today.

create table view_counts (
  executor_id uuid not null references users on delete cascade,
  day date not null,
  kind text not null check (kind in ('PROFILE', 'WORKS', 'PRODUCT')),
  -- 0 for what is not a product. A product that is deleted keeps its counts.
  product_id bigint not null default 0,
  count integer not null check (count > 0),
  primary key (executor_id, day, kind, product_id)
);
create index view_counts_age on view_counts (day);

-- Marks of visitors, made with the server's secret and the day, so that each counts once; they go when the day is over.
create table view_marks (
  day date not null,
  executor_id uuid not null references users on delete cascade,
  kind text not null,
  product_id bigint not null default 0,
  mark text not null,
  primary key (day, executor_id, kind, product_id, mark)
);
