-- Writing articles: their pictures, what moderators say of them, the places that they take of a month, and finding them.

-- Joining texts depends on nothing, which the server's own function for arrays of anything cannot promise.
create function words_of(texts text[]) returns text language sql immutable parallel safe
as $$ select array_to_string(texts, ' ') $$;

alter table articles
  add column moderator_id uuid references users,
  add column moderator_comment text,
  -- Since when it waits for a moderator.
  add column waiting_since timestamptz not null default now(),
  -- What stood when a moderator let it through last: { title, lead, category, tags, body }.
  add column approved jsonb,
  add column search tsvector not null generated always as (
    setweight(to_tsvector('russian', title), 'A') || setweight(to_tsvector('russian', lead), 'B')
      || setweight(to_tsvector('russian', words_of(tags)), 'B')
      || setweight(jsonb_to_tsvector('russian', jsonb_path_query_array(body, 'strict $.**.text'), '["string"]'), 'C')
  ) stored;

create index articles_search on articles using gin (search) where status = 'PUBLISHED';
create index articles_tags on articles using gin (tags) where status = 'PUBLISHED';
-- What a misspelt query falls back to.
create index articles_title on articles using gin ((lower(title)) gin_trgm_ops) where status = 'PUBLISHED';
create index articles_shown_of on articles (author_id, published_at desc, id desc) where status = 'PUBLISHED';
create index articles_waiting on articles (waiting_since, id) where status = 'PENDING';

-- Places of a tariff's month that articles of executors have taken. An article that is deleted keeps its place, one that is
-- turned down gives it back: hence no reference.
create table article_places (
  article_id bigint primary key,
  author_id uuid not null references users on delete cascade,
  taken_at timestamptz not null
);
create index article_places_of on article_places (author_id, taken_at);
insert into article_places (article_id, author_id, taken_at)
select a.id, a.author_id, a.created_at from articles a join users u on u.id = a.author_id
where u.role = 'EXECUTOR' and a.status not in ('DRAFT', 'REJECTED');

-- Pictures in the text, and the cover.
alter table attachments
  add column article_id bigint references articles on delete cascade,
  add column article_cover_id bigint references articles on delete cascade;
create index attachments_article on attachments (article_id, position) where article_id is not null;
create index attachments_article_cover on attachments (article_cover_id) where article_cover_id is not null;
-- A file belongs to one thing, whatever kinds of things there are by now.
alter table attachments drop constraint attachments_check;
do $$
begin
  execute format(
    'alter table attachments add constraint attachments_check check (num_nonnulls(%s) = 1)',
    (
      select string_agg(quote_ident(attname), ', ' order by attnum) from pg_attribute
      where attrelid = 'attachments'::regclass and attnum > 0 and not attisdropped
        and attname not in ('file_id', 'position')
    )
  );
end
$$;
