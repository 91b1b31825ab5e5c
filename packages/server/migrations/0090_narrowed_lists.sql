-- What lists are narrowed by stands beside each trade and each product: a page and a total of a narrowed list are read from an index
-- alone, instead of looking at the account and the company behind each row. What a category or a city has grows with the site.
create function shown_rating(account users) returns numeric language sql immutable as $$
  select case when account.rating_count >= 3 then round(account.rating_sum::numeric / account.rating_count, 1) end
$$;

alter table company_categories
  add column business_type text,
  add column is_verified boolean,
  add column visit_client boolean,
  add column has_cases boolean,
  -- As it is shown: from three reviews on.
  add column rating numeric(2, 1),
  add column price_from bigint;

-- Writes all that stands beside a trade. For a new one the lock makes whoever changes the account or the company wait, or this wait
-- for them; one that is there is locked itself.
create or replace function write_executor_trade() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform from companies k join users u on u.id = k.user_id where k.id = new.company_id for share of u, k;
  end if;
  select u.id, u.city_id, (22.5::float8 + u.rating_sum) / (5 + u.rating_count), u.created_at, is_listed(u),
    k.business_type, k.verification_status = 'VERIFIED', k.visit_client, u.cases_count > 0, shown_rating(u), u.price_from
  into new.executor_id, new.city_id, new.score, new.since, new.is_listed,
    new.business_type, new.is_verified, new.visit_client, new.has_cases, new.rating, new.price_from
  from companies k join users u on u.id = k.user_id where k.id = new.company_id;
  return new;
end
$$;
drop trigger company_categories_trade on company_categories;
create trigger company_categories_trade before insert or update of company_id on company_categories
  for each row execute function write_executor_trade();

create or replace function renew_executor_trades() returns trigger language plpgsql as $$
declare
  now_score float8 := (22.5::float8 + new.rating_sum) / (5 + new.rating_count);
begin
  update company_categories set company_id = company_id where executor_id = new.id;
  update executor_words set score = now_score, since = new.created_at
  where executor_id = new.id and (score, since) <> (now_score, new.created_at);
  return null;
end
$$;
drop trigger users_executor_trades on users;
create trigger users_executor_trades
  after update of city_id, rating_count, rating_sum, created_at, price_from, cases_count on users
  for each row
  when ((old.city_id, old.rating_count, old.rating_sum, old.created_at, old.price_from, old.cases_count > 0)
    is distinct from (new.city_id, new.rating_count, new.rating_sum, new.created_at, new.price_from, new.cases_count > 0))
  execute function renew_executor_trades();

alter table products add column seller_verified boolean not null default false;

create or replace function write_seller_listed() returns trigger language plpgsql as $$
begin
  perform from users u where u.id = new.seller_id for share;
  perform from companies k where k.user_id = new.seller_id for share;
  select is_listed(u), coalesce(k.verification_status = 'VERIFIED', false) into new.seller_listed, new.seller_verified
  from users u left join companies k on k.user_id = u.id where u.id = new.seller_id;
  return new;
end
$$;

create function renew_company_facts() returns trigger language plpgsql as $$
begin
  update company_categories set company_id = company_id where company_id = new.id;
  update products set seller_verified = new.verification_status = 'VERIFIED'
  where seller_id = new.user_id and seller_verified <> (new.verification_status = 'VERIFIED');
  return null;
end
$$;
create trigger companies_facts after update of business_type, verification_status, visit_client on companies
  for each row
  when ((old.business_type, old.verification_status, old.visit_client)
    is distinct from (new.business_type, new.verification_status, new.visit_client))
  execute function renew_company_facts();

update company_categories set company_id = company_id;
alter table company_categories
  alter column business_type set not null,
  alter column is_verified set not null,
  alter column visit_client set not null,
  alter column has_cases set not null;
update products p set seller_verified = true
from companies k where k.user_id = p.seller_id and k.verification_status = 'VERIFIED';

drop index company_categories_rating, company_categories_city, products_newest, products_category, products_city,
  products_category_city, products_cheap, products_dear, products_category_cheap, products_category_dear;

create index company_categories_rating on company_categories (category_id, score desc, since desc, executor_id desc)
  include (business_type, is_verified, visit_client, has_cases, rating, price_from) where is_listed;
create index company_categories_city on company_categories (category_id, city_id, score desc, since desc, executor_id desc)
  include (business_type, is_verified, visit_client, has_cases, rating, price_from) where is_listed;

create index products_newest on products (created_at, id) include (availability, delivery, price, seller_verified)
  where status = 'PUBLISHED' and seller_listed;
create index products_category on products (category_id, created_at, id)
  include (availability, delivery, price, seller_verified) where status = 'PUBLISHED' and seller_listed;
create index products_city on products (city_id, created_at, id)
  include (availability, delivery, price, seller_verified) where status = 'PUBLISHED' and seller_listed;
create index products_category_city on products (category_id, city_id, created_at, id)
  include (availability, delivery, price, seller_verified) where status = 'PUBLISHED' and seller_listed;

-- By price the price itself is there as well: an expression of it alone does not let an index answer without the table.
create index products_cheap on products ((coalesce(price, 9000000000000000)), id) include (availability, price)
  where status = 'PUBLISHED' and seller_listed;
create index products_dear on products ((coalesce(price, 0)), id) include (availability, price)
  where status = 'PUBLISHED' and seller_listed;
create index products_category_cheap on products (category_id, (coalesce(price, 9000000000000000)), id)
  include (availability, price) where status = 'PUBLISHED' and seller_listed;
create index products_category_dear on products (category_id, (coalesce(price, 0)), id) include (availability, price)
  where status = 'PUBLISHED' and seller_listed;

-- The other orders within a city, and within a category in a city.
create index products_city_cheap on products (city_id, (coalesce(price, 9000000000000000)), id) include (availability, price)
  where status = 'PUBLISHED' and seller_listed;
create index products_city_dear on products (city_id, (coalesce(price, 0)), id) include (availability, price)
  where status = 'PUBLISHED' and seller_listed;
create index products_city_rating on products (city_id, ((22.5::float8 + rating_sum) / (5 + rating_count)), id)
  include (availability) where status = 'PUBLISHED' and seller_listed;
create index products_category_city_cheap
  on products (category_id, city_id, (coalesce(price, 9000000000000000)), id) include (availability, price)
  where status = 'PUBLISHED' and seller_listed;
create index products_category_city_dear on products (category_id, city_id, (coalesce(price, 0)), id)
  include (availability, price) where status = 'PUBLISHED' and seller_listed;
create index products_category_city_rating
  on products (category_id, city_id, ((22.5::float8 + rating_sum) / (5 + rating_count)), id)
  include (availability) where status = 'PUBLISHED' and seller_listed;

-- What can be had at once, or is made to order: of some categories nothing is.
create index products_category_supply on products (category_id, availability, created_at, id)
  include (delivery, price, seller_verified) where status = 'PUBLISHED' and seller_listed;
