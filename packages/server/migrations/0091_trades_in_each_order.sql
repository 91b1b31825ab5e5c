-- Executors of a category in the other orders than the rating.
create index company_categories_cheap on company_categories (category_id, price_from, score desc, since desc, executor_id desc)
  include (city_id, business_type, is_verified, visit_client, has_cases, rating) where is_listed;
create index company_categories_newest on company_categories (category_id, since desc, executor_id desc)
  include (city_id, business_type, is_verified, visit_client, has_cases, rating, price_from, score) where is_listed;
