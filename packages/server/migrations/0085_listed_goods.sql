-- Whether everybody is shown whose goods and trades these are stands beside each of them: totals and pages are read from an index
-- alone, instead of looking at the account behind each row.
create function is_listed(account users) returns boolean language sql immutable as $$
  select account.role = 'EXECUTOR' and account.deleted_at is null and account.blocked_at is null
    and account.email_confirmed_at is not null
$$;

alter table products add column seller_listed boolean not null default false;
alter table company_categories add column is_listed boolean not null default false;

-- The lock makes whoever blocks the account wait, or this wait for them: neither misses the other.
create function write_seller_listed() returns trigger language plpgsql as $$
begin
  select is_listed(u) into new.seller_listed from users u where u.id = new.seller_id for share;
  return new;
end
$$;
create trigger products_seller_listed before insert on products
  for each row execute function write_seller_listed();

create or replace function write_executor_trade() returns trigger language plpgsql as $$
begin
  select u.id, u.city_id, (22.5::float8 + u.rating_sum) / (5 + u.rating_count), u.created_at, is_listed(u)
  into new.executor_id, new.city_id, new.score, new.since, new.is_listed
  from companies k join users u on u.id = k.user_id where k.id = new.company_id for share of u;
  return new;
end
$$;

create function renew_listed() returns trigger language plpgsql as $$
begin
  if is_listed(old) is distinct from is_listed(new) then
    update products set seller_listed = is_listed(new) where seller_id = new.id;
    update company_categories set is_listed = is_listed(new) where executor_id = new.id;
  end if;
  return null;
end
$$;
create trigger users_listed after update of role, deleted_at, blocked_at, email_confirmed_at on users
  for each row execute function renew_listed();

update products p set seller_listed = true from users u where u.id = p.seller_id and is_listed(u);
update company_categories cc set is_listed = true from users u where u.id = cc.executor_id and is_listed(u);

drop index products_newest, products_cheap, products_dear, products_rating, products_category, products_city, products_search,
  products_title, company_categories_rating, company_categories_city;

-- The catalogue in its orders: read forwards or backwards. What has no price is last whichever way prices go, hence two.
create index products_newest on products (created_at, id) include (availability) where status = 'PUBLISHED' and seller_listed;
create index products_cheap on products ((coalesce(price, 9000000000000000)), id) include (availability)
  where status = 'PUBLISHED' and seller_listed;
create index products_dear on products ((coalesce(price, 0)), id) include (availability)
  where status = 'PUBLISHED' and seller_listed;
-- The order of the rating is that of people: five reviews of 4.5 are supposed of everything.
create index products_rating on products (((22.5::float8 + rating_sum) / (5 + rating_count)), id) include (availability)
  where status = 'PUBLISHED' and seller_listed;
-- The same within a category; by time also within a city, and a category in a city.
create index products_category on products (category_id, created_at, id) include (availability)
  where status = 'PUBLISHED' and seller_listed;
create index products_category_cheap on products (category_id, (coalesce(price, 9000000000000000)), id) include (availability)
  where status = 'PUBLISHED' and seller_listed;
create index products_category_dear on products (category_id, (coalesce(price, 0)), id) include (availability)
  where status = 'PUBLISHED' and seller_listed;
create index products_category_rating on products (category_id, ((22.5::float8 + rating_sum) / (5 + rating_count)), id)
  include (availability) where status = 'PUBLISHED' and seller_listed;
create index products_city on products (city_id, created_at, id) include (availability)
  where status = 'PUBLISHED' and seller_listed;
create index products_category_city on products (category_id, city_id, created_at, id) include (availability)
  where status = 'PUBLISHED' and seller_listed;
create index products_search on products using gin (search) where status = 'PUBLISHED' and seller_listed;
-- What a misspelt query falls back to.
create index products_title on products using gin (lower(title) gin_trgm_ops) where status = 'PUBLISHED' and seller_listed;

create index company_categories_rating on company_categories (category_id, score desc, since desc, executor_id desc)
  where is_listed;
create index company_categories_city on company_categories (category_id, city_id, score desc, since desc, executor_id desc)
  where is_listed;
