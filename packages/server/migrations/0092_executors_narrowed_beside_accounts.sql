-- All that lists of executors are narrowed by stands beside each account and each trade, districts and badges too (0090 had begun):
-- they were looked up for each row.
create function district_key(name text) returns bigint language sql immutable as $$
  select ('x' || left(md5(name), 15))::bit(60)::bigint
$$;
create function district_keys(names text[]) returns bigint[] language sql immutable as $$
  select array(select district_key(name) from unnest(names) as name)
$$;

-- What is asked of companies, and when somebody has a badge: a tariff PRO, a place at the top that was bought. The last sixteen
-- stretches, for an index has to hold it.
alter table users
  add column business_type text,
  add column is_verified boolean,
  add column visit_client boolean,
  add column district_keys bigint[],
  add column pro_times tstzmultirange,
  add column top_times tstzmultirange;

create function pro_times(of_user uuid) returns tstzmultirange language sql stable as $$
  select range_agg(tstzrange(from_at, until)) from (
    select from_at, until from user_tariffs
    where user_id = of_user and type = 'PRO' and until > from_at order by until desc limit 16
  ) as last
$$;
create function top_times(of_user uuid) returns tstzmultirange language sql stable as $$
  select range_agg(tstzrange(from_at, until)) from (
    select from_at, until from user_services
    where user_id = of_user and type = 'TOP_EXECUTORS' and ended_at is null and until > from_at order by until desc limit 16
  ) as last
$$;

update users u set business_type = k.business_type, is_verified = k.verification_status = 'VERIFIED',
  visit_client = k.visit_client, district_keys = district_keys(k.districts), pro_times = pro_times(u.id), top_times = top_times(u.id)
from companies k where k.user_id = u.id;

create or replace function renew_company_facts() returns trigger language plpgsql as $$
begin
  update users set business_type = new.business_type, is_verified = new.verification_status = 'VERIFIED',
    visit_client = new.visit_client, district_keys = district_keys(new.districts)
  where id = new.user_id;
  update products set seller_verified = new.verification_status = 'VERIFIED'
  where seller_id = new.user_id and seller_verified <> (new.verification_status = 'VERIFIED');
  return null;
end
$$;
drop trigger companies_facts on companies;
create trigger companies_facts_told after insert on companies for each row execute function renew_company_facts();
create trigger companies_facts_changed after update of business_type, verification_status, visit_client, districts on companies
  for each row
  when ((old.business_type, old.verification_status, old.visit_client, old.districts)
    is distinct from (new.business_type, new.verification_status, new.visit_client, new.districts))
  execute function renew_company_facts();

-- Whoever buys has locked the account before.
create function renew_badges() returns trigger language plpgsql as $$
declare
  owner uuid := coalesce(new.user_id, old.user_id);
begin
  update users u set pro_times = pro_times(u.id), top_times = top_times(u.id) where u.id = owner;
  return null;
end
$$;
create trigger user_tariffs_badges after insert or delete or update of type, from_at, until on user_tariffs
  for each row execute function renew_badges();
create trigger user_services_badges after insert or delete or update of type, from_at, until, ended_at on user_services
  for each row execute function renew_badges();

alter table company_categories
  add column district_keys bigint[],
  add column pro_times tstzmultirange,
  add column top_times tstzmultirange;

-- For a new trade the lock makes whoever changes the account wait, or this wait for them; one that is there is locked itself.
create or replace function write_executor_trade() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform from companies k join users u on u.id = k.user_id where k.id = new.company_id for share of u;
  end if;
  select u.id, u.city_id, (22.5::float8 + u.rating_sum) / (5 + u.rating_count), u.created_at, is_listed(u),
    u.business_type, u.is_verified, u.visit_client, u.cases_count > 0, shown_rating(u), u.price_from,
    u.district_keys, u.pro_times, u.top_times
  into new.executor_id, new.city_id, new.score, new.since, new.is_listed,
    new.business_type, new.is_verified, new.visit_client, new.has_cases, new.rating, new.price_from,
    new.district_keys, new.pro_times, new.top_times
  from companies k join users u on u.id = k.user_id where k.id = new.company_id;
  return new;
end
$$;

drop trigger users_executor_trades on users;
create trigger users_executor_trades
  after update of city_id, rating_count, rating_sum, created_at, price_from, cases_count,
    business_type, is_verified, visit_client, district_keys, pro_times, top_times on users
  for each row
  when ((old.city_id, old.rating_count, old.rating_sum, old.created_at, old.price_from, old.cases_count > 0,
      old.business_type, old.is_verified, old.visit_client, old.district_keys, old.pro_times, old.top_times)
    is distinct from
    (new.city_id, new.rating_count, new.rating_sum, new.created_at, new.price_from, new.cases_count > 0,
      new.business_type, new.is_verified, new.visit_client, new.district_keys, new.pro_times, new.top_times))
  execute function renew_executor_trades();

update company_categories set company_id = company_id;
alter table company_categories alter column district_keys set not null;

drop index company_categories_rating, company_categories_city, company_categories_cheap, company_categories_newest;
create index company_categories_rating on company_categories (category_id, score desc, since desc, executor_id desc)
  include (business_type, is_verified, visit_client, has_cases, rating, price_from, district_keys, pro_times, top_times)
  where is_listed;
create index company_categories_city on company_categories (category_id, city_id, score desc, since desc, executor_id desc)
  include (business_type, is_verified, visit_client, has_cases, rating, price_from, district_keys, pro_times, top_times)
  where is_listed;
create index company_categories_cheap on company_categories (category_id, price_from, score desc, since desc, executor_id desc)
  include (city_id, business_type, is_verified, visit_client, has_cases, rating, district_keys, pro_times, top_times)
  where is_listed;
create index company_categories_newest on company_categories (category_id, since desc, executor_id desc)
  include (city_id, business_type, is_verified, visit_client, has_cases, rating, price_from, score, district_keys, pro_times, top_times)
  where is_listed;

drop index users_executors, users_executors_city, users_executors_newest, users_executors_price, users_executors_works;
create index users_executors on users (((22.5::float8 + rating_sum) / (5 + rating_count)) desc, created_at desc, id desc)
  include (city_id, rating_count, rating_sum, business_type, is_verified, visit_client, district_keys, pro_times, top_times)
  where role = 'EXECUTOR' and deleted_at is null and blocked_at is null and email_confirmed_at is not null;
create index users_executors_city on users (city_id, ((22.5::float8 + rating_sum) / (5 + rating_count)) desc, created_at desc, id desc)
  include (rating_count, rating_sum, business_type, is_verified, visit_client, district_keys, pro_times, top_times)
  where role = 'EXECUTOR' and deleted_at is null and blocked_at is null and email_confirmed_at is not null;
create index users_executors_newest on users (created_at desc, id desc)
  include (city_id, rating_count, rating_sum, business_type, is_verified, visit_client, district_keys, pro_times, top_times)
  where role = 'EXECUTOR' and deleted_at is null and blocked_at is null and email_confirmed_at is not null;
create index users_executors_price on users (price_from, ((22.5::float8 + rating_sum) / (5 + rating_count)) desc, created_at desc, id desc)
  include (city_id, rating_count, rating_sum, business_type, is_verified, visit_client, district_keys, pro_times, top_times)
  where role = 'EXECUTOR' and deleted_at is null and blocked_at is null and email_confirmed_at is not null;
create index users_executors_works on users (((22.5::float8 + rating_sum) / (5 + rating_count)) desc, created_at desc, id desc)
  include (city_id, rating_count, rating_sum, business_type, is_verified, visit_client, district_keys, pro_times, top_times)
  where role = 'EXECUTOR' and deleted_at is null and blocked_at is null and email_confirmed_at is not null
    and cases_count > 0;
