-- Editions of the texts of the law that administrators have published. The first of each comes with the site.
create table legal_editions (
  id bigint generated always as identity primary key,
  document text not null,
  -- The day from which it holds, of Moscow.
  version date not null,
  is_draft boolean not null,
  text text not null,
  published_by uuid not null references users,
  published_at timestamptz not null
);
create index legal_editions_of on legal_editions (document, version, id);

-- What was published is read, never changed: people have agreed to it.
create function refuse_change_of_edition() returns trigger language plpgsql as $$
begin
  raise exception 'A published edition is never changed';
end
$$;
create trigger legal_editions_stay before update or delete on legal_editions
  for each row execute function refuse_change_of_edition();
