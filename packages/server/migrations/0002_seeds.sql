-- What the product puts into its own database: reference data and, if wanted, the demo. A row says which edition is in.
create table seeds (
  name text primary key,
  content_hash text not null,
  applied_at timestamptz not null default now()
);
