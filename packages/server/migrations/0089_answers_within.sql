-- Answers of an executor in chats since a moment: messages of a chat are cut after each one of the executor, and a piece that a
-- client has begun was answered by its last message.
create function chat_answers(executor uuid, since timestamptz) returns table (asked_at timestamptz, answered_at timestamptz)
language sql stable as $$
  select min(created_at) filter (where not is_answer), min(created_at) filter (where is_answer)
  from (
    select m.chat_id, m.created_at, m.sender_id = c.executor_id as is_answer,
      count(*) filter (where m.sender_id = c.executor_id)
        over (partition by m.chat_id order by m.seq rows between unbounded preceding and 1 preceding) as piece
    from chats c
    join chat_messages m on m.chat_id = c.id and m.kind = 'COMMON'
    where c.executor_id = executor and c.last_message_at >= since
  ) as message
  group by chat_id, piece
  having bool_or(is_answer) and bool_or(not is_answer) and min(created_at) filter (where is_answer) >= since
$$;

-- The middle of them in minutes, one at the least; null while they are not enough.
create function typical_answer(executor uuid, since timestamptz, enough integer) returns integer
language sql stable as $$
  select greatest(1, round((percentile_cont(0.5) within group (
    order by round(extract(epoch from answered_at - asked_at) / 60)::float8))::numeric))::int
  from chat_answers(executor, since)
  having count(*) >= enough
$$;

-- Kept beside the account, for a list tells it of everybody on its page: a sweep renews it, of some executors at a time.
alter table users add column answers_within integer check (answers_within > 0);

-- How far the sweep has come. One row.
create table answer_rounds (
  id smallint primary key default 1 check (id = 1),
  began_at timestamptz not null,
  -- The last executor of this round who was looked at; null when it is over.
  after_id uuid
);
