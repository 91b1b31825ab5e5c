-- The words of titles on the board and in the catalogue, of which the nearest are looked for when a query is misspelt: comparing the
-- titles themselves took as long as there are titles alike, 141 ms of a million tasks. A word stays when the last title with it has
-- gone; it says nothing of whose it was, and finds nothing.
create table task_words (
  word text collate "C" primary key check (char_length(word) between 3 and 40)
);
create table product_words (
  word text collate "C" primary key check (char_length(word) between 3 and 40)
);

create function title_words(title text) returns setof text language sql immutable as $$
  select w.word from unnest(tsvector_to_array(to_tsvector('simple', title))) as w (word)
  where char_length(w.word) between 3 and 40 and w.word !~ '\d'
$$;

-- In one order, or two who bring the same new words could wait for each other.
create function learn_title_words() returns trigger language plpgsql as $$
begin
  execute format(
    'insert into %1$I (word)
     select w.word from title_words($1) as w (word) where not exists (select from %1$I k where k.word = w.word)
     order by w.word on conflict do nothing', tg_argv[0]) using new.title;
  return null;
end
$$;
create trigger tasks_words_told after insert on tasks
  for each row when (new.status = 'APPROVED') execute function learn_title_words('task_words');
create trigger tasks_words_changed after update of title, status on tasks
  for each row when (new.status = 'APPROVED' and (old.status <> new.status or old.title <> new.title))
  execute function learn_title_words('task_words');
create trigger products_words_told after insert on products
  for each row when (new.status = 'PUBLISHED') execute function learn_title_words('product_words');
create trigger products_words_changed after update of title, status on products
  for each row when (new.status = 'PUBLISHED' and (old.status <> new.status or old.title <> new.title))
  execute function learn_title_words('product_words');

insert into task_words (word) select distinct w.word from tasks t, title_words(t.title) as w (word) where t.status = 'APPROVED';
insert into product_words (word) select distinct w.word from products p, title_words(p.title) as w (word) where p.status = 'PUBLISHED';

create index task_words_alike on task_words using gin (word gin_trgm_ops);
create index product_words_alike on product_words using gin (word gin_trgm_ops);
drop index tasks_board_title;
drop index products_title;
