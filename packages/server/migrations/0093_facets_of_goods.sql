-- What goods are narrowed to, then their price: a list that few goods of a large category or city suit read an index of its order to
-- the end. With what each order needs, so that few are put in order without the table.
create index products_facets
  on products (availability, delivery, seller_verified, (coalesce(price, 9000000000000000)))
  include (id, price, created_at, rating_sum, rating_count) where status = 'PUBLISHED' and seller_listed;
create index products_category_facets
  on products (category_id, availability, delivery, seller_verified, (coalesce(price, 9000000000000000)))
  include (id, price, created_at, rating_sum, rating_count) where status = 'PUBLISHED' and seller_listed;
create index products_city_facets
  on products (city_id, availability, delivery, seller_verified, (coalesce(price, 9000000000000000)))
  include (id, price, created_at, rating_sum, rating_count) where status = 'PUBLISHED' and seller_listed;
create index products_category_city_facets
  on products (category_id, city_id, availability, delivery, seller_verified, (coalesce(price, 9000000000000000)))
  include (id, price, created_at, rating_sum, rating_count) where status = 'PUBLISHED' and seller_listed;

-- Its column is one of those now.
drop index products_category_supply;
