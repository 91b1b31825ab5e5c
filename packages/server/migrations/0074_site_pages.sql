-- Words of pages that stand for themselves, once an administrator has written others than those that the site comes with.

create table site_pages (
  page text primary key,
  words jsonb not null,
  -- 1 are the words of the site itself, which are not kept here.
  version integer not null check (version > 1)
);
