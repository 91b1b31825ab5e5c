-- Photos of reviews of goods.

alter table attachments add column product_review_id bigint references product_reviews on delete cascade;
create index attachments_product_review on attachments (product_review_id, position) where product_review_id is not null;
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
