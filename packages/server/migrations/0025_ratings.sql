-- What published reviews come to, beside whom they are about: faces show it everywhere, and lists are ranked by it.
alter table users
  add column rating_count integer not null default 0 check (rating_count >= 0),
  add column rating_sum integer not null default 0 check (rating_sum >= 0);

update users set rating_count = given.count, rating_sum = given.sum
from (
  select subject_id, count(*)::int as count, sum(rating)::int as sum
  from reviews where status = 'PUBLISHED' group by subject_id
) as given
where users.id = given.subject_id;
