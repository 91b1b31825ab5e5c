-- The board from its nearest task on, read as far as anybody goes: with the columns of its filters no rows are looked up.
create index tasks_board_near on tasks using gist (ll_to_earth(lat, lon))
  include (id, lat, lon, published_at, end_period, category_id, city_id, place_mode, budget_from, budget_to, replies_count, verified_only)
  where status = 'APPROVED' and lat is not null;
drop index tasks_board_place;
