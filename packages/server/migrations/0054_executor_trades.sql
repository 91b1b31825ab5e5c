-- Who does a thing, in the order in which they are listed: what the list is ordered and narrowed by stands beside each of their
-- categories, so that a page of a category, or of a category in a city, is read from an index and not sorted out of all who do it.
alter table company_categories
  add column executor_id uuid,
  add column city_id integer,
  -- What people are ranked by: five reviews of 4.5 are supposed of everybody.
  add column score float8,
  -- When they came.
  add column since timestamptz;

create function write_executor_trade() returns trigger language plpgsql as $$
begin
  select u.id, u.city_id, (22.5::float8 + u.rating_sum) / (5 + u.rating_count), u.created_at
  into new.executor_id, new.city_id, new.score, new.since
  from companies k join users u on u.id = k.user_id where k.id = new.company_id;
  return new;
end
$$;
create trigger company_categories_trade before insert on company_categories
  for each row execute function write_executor_trade();

create function renew_executor_trades() returns trigger language plpgsql as $$
begin
  update company_categories set
    city_id = new.city_id, score = (22.5::float8 + new.rating_sum) / (5 + new.rating_count), since = new.created_at
  where executor_id = new.id;
  return null;
end
$$;
create trigger users_executor_trades after update of city_id, rating_count, rating_sum, created_at on users
  for each row
  when ((old.city_id, old.rating_count, old.rating_sum, old.created_at)
    is distinct from (new.city_id, new.rating_count, new.rating_sum, new.created_at))
  execute function renew_executor_trades();

update company_categories cc set
  executor_id = u.id, city_id = u.city_id, score = (22.5::float8 + u.rating_sum) / (5 + u.rating_count), since = u.created_at
from companies k join users u on u.id = k.user_id where k.id = cc.company_id;
alter table company_categories
  alter column executor_id set not null,
  alter column score set not null,
  alter column since set not null;

create index company_categories_rating on company_categories (category_id, score desc, since desc, executor_id desc);
create index company_categories_city on company_categories (category_id, city_id, score desc, since desc, executor_id desc);
create index company_categories_of on company_categories (executor_id);
