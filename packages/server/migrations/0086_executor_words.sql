-- Who is found by a word, in the order of the list: the index of documents knows no order, so that all whom a word finds had to be
-- sorted, or all executors looked through until a page had come. A row for each word of somebody's document, kept by triggers.
create table executor_words (
  word text collate "C" not null,
  executor_id uuid not null,
  -- What people are ranked by, as in `company_categories`.
  score float8 not null,
  since timestamptz not null,
  is_listed boolean not null
);

-- The lock makes whoever changes the account wait, or this wait for them.
create function renew_executor_words() returns trigger language plpgsql as $$
begin
  delete from executor_words
  where executor_id = old.user_id and word <> all (coalesce(tsvector_to_array(new.search), '{}'));
  insert into executor_words (word, executor_id, score, since, is_listed)
  select w.word, u.id, (22.5::float8 + u.rating_sum) / (5 + u.rating_count), u.created_at, is_listed(u)
  from users u cross join lateral unnest(tsvector_to_array(new.search)) as w (word)
  where u.id = new.user_id and w.word <> all (coalesce(tsvector_to_array(old.search), '{}'))
  for share of u;
  return null;
end
$$;
create trigger companies_words_told after insert or delete on companies
  for each row execute function renew_executor_words();
create trigger companies_words_changed after update on companies
  for each row when (old.search <> new.search) execute function renew_executor_words();

create or replace function renew_executor_trades() returns trigger language plpgsql as $$
declare
  now_score float8 := (22.5::float8 + new.rating_sum) / (5 + new.rating_count);
begin
  update company_categories set city_id = new.city_id, score = now_score, since = new.created_at where executor_id = new.id;
  update executor_words set score = now_score, since = new.created_at
  where executor_id = new.id and (score, since) <> (now_score, new.created_at);
  return null;
end
$$;

create or replace function renew_listed() returns trigger language plpgsql as $$
begin
  if is_listed(old) is distinct from is_listed(new) then
    update products set seller_listed = is_listed(new) where seller_id = new.id;
    update company_categories set is_listed = is_listed(new) where executor_id = new.id;
    update executor_words set is_listed = is_listed(new) where executor_id = new.id;
  end if;
  return null;
end
$$;

insert into executor_words (word, executor_id, score, since, is_listed)
select w.word, u.id, (22.5::float8 + u.rating_sum) / (5 + u.rating_count), u.created_at, is_listed(u)
from companies k join users u on u.id = k.user_id cross join lateral unnest(tsvector_to_array(k.search)) as w (word);

create index executor_words_rating on executor_words (word, score desc, since desc, executor_id desc) where is_listed;
create index executor_words_of on executor_words (executor_id);
