-- SMS to be sent, and without a gateway kept to be read. What a gateway has taken keeps its line for the counts of a day, without its text.
create table texts (
  id bigint generated always as identity primary key,
  recipient text not null,
  text text not null,
  created_at timestamptz not null,
  -- Not sent any more afterwards: what it holds has ended.
  useful_until timestamptz not null,
  delivered_at timestamptz
);
create index texts_age on texts (created_at);
create index texts_recipient on texts (recipient, created_at);
