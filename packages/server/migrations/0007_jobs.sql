-- Work that outlives the request, and the process: docs/adr/0004-background-jobs.md. A finished job leaves no row.
create table jobs (
  id bigint generated always as identity primary key,
  name text not null,
  payload jsonb not null default '{}',
  -- Two jobs of one key are one job. Sweeps have one, `sweep:<name>`, and their row stays.
  key text unique,
  -- When it may run for the first time, or again.
  run_at timestamptz not null,
  -- How many times it was begun.
  attempts integer not null default 0,
  -- While it runs: who runs it, and when that one is taken for dead.
  lease_id uuid,
  leased_until timestamptz,
  last_error text,
  -- When it was given up.
  failed_at timestamptz,
  created_at timestamptz not null default now(),
  check ((lease_id is null) = (leased_until is null))
);
create index jobs_due on jobs (run_at) where failed_at is null;
