-- The words of the board's titles, of which the nearest are looked for when a query is misspelt: comparing the titles themselves
-- took as long as there are titles alike, 141 ms of a million. A word stays when the last task with it has gone; it says nothing of
-- whose it was, and finds nothing.
create table task_words (
  word text collate "C" primary key check (char_length(word) between 3 and 40)
);

-- In one order, or two who bring the same new words could wait for each other.
create function learn_task_words() returns trigger language plpgsql as $$
begin
  insert into task_words (word)
  select w.word from unnest(tsvector_to_array(to_tsvector('simple', new.title))) as w (word)
  where char_length(w.word) between 3 and 40 and w.word !~ '\d' and not exists (select from task_words k where k.word = w.word)
  order by w.word
  on conflict do nothing;
  return null;
end
$$;
create trigger tasks_words_told after insert on tasks
  for each row when (new.status = 'APPROVED') execute function learn_task_words();
create trigger tasks_words_changed after update of title, status on tasks
  for each row when (new.status = 'APPROVED' and (old.status <> new.status or old.title <> new.title))
  execute function learn_task_words();

insert into task_words (word)
select distinct w.word from tasks t, unnest(tsvector_to_array(to_tsvector('simple', t.title))) as w (word)
where t.status = 'APPROVED' and char_length(w.word) between 3 and 40 and w.word !~ '\d';

create index task_words_alike on task_words using gin (word gin_trgm_ops);
drop index tasks_board_title;
