-- A category around a place, or from its nearest task on: without it all categories around the place are read. The point is written
-- in another way than in tasks_board_near, so that the planner takes each index for its own questions only.
create extension if not exists btree_gist;
create index tasks_board_category_near on tasks using gist (category_id, ll_to_earth(lat, lon + 0))
  include (id, lat, lon, published_at, end_period, city_id, place_mode, budget_from, budget_to, replies_count, verified_only)
  where status = 'APPROVED' and lat is not null;
