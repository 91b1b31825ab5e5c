-- What everybody was shown on a page of its own, and what does not come back: such a page answers 410, not 404.
create table gone (
  kind text not null check (kind in ('TASK', 'PRODUCT', 'ARTICLE', 'CASE', 'EXECUTOR', 'CLIENT')),
  -- A number, or the id of a user.
  id text not null,
  gone_at timestamptz not null,
  primary key (kind, id)
);

-- What is known of those who left before. Of an executor it is not: with the account went whether its address was confirmed.
insert into gone (kind, id, gone_at)
select 'TASK', id::text, deleted_at from tasks where deleted_at is not null and published_at is not null
union all
select 'CLIENT', id::text, deleted_at from users where role = 'CLIENT' and deleted_at is not null and blocked_at is null
union all
select 'PRODUCT', p.id::text, u.deleted_at from products p join users u on u.id = p.seller_id
where u.deleted_at is not null and p.published_at is not null
union all
select 'ARTICLE', a.id::text, u.deleted_at from articles a join users u on u.id = a.author_id
where u.deleted_at is not null and a.published_at is not null and a.is_public;
