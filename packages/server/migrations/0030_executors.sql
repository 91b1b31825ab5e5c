-- Executors as they are looked for: by words, by what they do, by where they are; the best rated or the newest first.

-- What an executor is called in public and what they do, in one document: words are looked for together, wherever they stand. Of a
-- surname only the first letter is, as it is shown. Kept by the triggers below, since its parts stand in four tables.
alter table companies
  add column words text not null default '',
  add column search tsvector not null generated always as (
    setweight(to_tsvector('russian', words), 'A') || setweight(to_tsvector('russian', about), 'B')
  ) stored;

create function write_executor_words() returns trigger language plpgsql as $$
begin
  select concat_ws(' ',
    case when new.business_type = 'LLC' then new.short_name else concat_ws(' ', u.first_name, left(u.last_name, 1)) end,
    (
      select string_agg(c.name, ' ' order by cc.position)
      from company_categories cc join categories c on c.id = cc.category_id where cc.company_id = new.id
    ))
  into new.words from users u where u.id = new.user_id;
  return new;
end
$$;
create trigger companies_words before insert or update of words, short_name, business_type on companies
  for each row execute function write_executor_words();

create function renew_words_of_person() returns trigger language plpgsql as $$
begin
  update companies set words = '' where user_id = new.id;
  return null;
end
$$;
create trigger users_executor_words after update of first_name, last_name on users
  for each row when ((old.first_name, old.last_name) is distinct from (new.first_name, new.last_name)) execute function renew_words_of_person();

create function renew_words_of_companies() returns trigger language plpgsql as $$
begin
  update companies set words = '' where id in (select company_id from changed);
  return null;
end
$$;
create trigger company_categories_added after insert on company_categories referencing new table as changed
  for each statement execute function renew_words_of_companies();
create trigger company_categories_removed after delete on company_categories referencing old table as changed
  for each statement execute function renew_words_of_companies();

create function renew_words_of_category() returns trigger language plpgsql as $$
begin
  update companies set words = '' where id in (select company_id from company_categories where category_id = new.id);
  return null;
end
$$;
create trigger categories_executor_words after update of name on categories
  for each row when (old.name is distinct from new.name) execute function renew_words_of_category();

update companies set words = '';

create index companies_search on companies using gin (search);
-- What a misspelt query falls back to.
create index companies_words on companies using gin (lower(words) gin_trgm_ops);
create index companies_districts on companies using gin (districts);

-- Who is listed: an executor who has confirmed the address and has not left. The order of the rating is that of the rules:
-- five reviews of 4.5 are supposed of everybody. The id breaks ties.
create index users_executors on users (((22.5::float8 + rating_sum) / (5 + rating_count)) desc, created_at desc, id desc)
  include (city_id, rating_count, rating_sum)
  where role = 'EXECUTOR' and deleted_at is null and email_confirmed_at is not null;
create index users_executors_city
  on users (city_id, ((22.5::float8 + rating_sum) / (5 + rating_count)) desc, created_at desc, id desc)
  include (rating_count, rating_sum)
  where role = 'EXECUTOR' and deleted_at is null and email_confirmed_at is not null;
create index users_executors_newest on users (created_at desc, id desc) include (city_id, rating_count, rating_sum)
  where role = 'EXECUTOR' and deleted_at is null and email_confirmed_at is not null;

-- Who does something is found without reading the rows.
create index company_categories_who on company_categories (category_id, company_id);
drop index company_categories_category;
-- Badges of those on a page, and those who have one.
create index user_tariffs_pro on user_tariffs (user_id, until) where type = 'PRO';
create index user_services_in_top on user_services (user_id, until) where type = 'TOP_EXECUTORS';
