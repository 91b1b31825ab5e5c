-- Pictures that former versions of an article name: they stay with it, for as long as a version can be brought back.
alter table attachments add column former_article_id bigint references articles on delete cascade;
create index attachments_former_article on attachments (former_article_id) where former_article_id is not null;
-- A file belongs to one thing, whatever kinds of things there are by now.
alter table attachments drop constraint attachments_check;
do $$
begin
  execute format(
    'alter table attachments add constraint attachments_check check (num_nonnulls(%s) = 1)',
    (
      select string_agg(quote_ident(attname), ', ' order by attnum) from pg_attribute
      where attrelid = 'attachments'::regclass and attnum > 0 and not attisdropped
        and attname not in ('file_id', 'position')
    )
  );
end
$$;
