-- Works of an executor's portfolio beside a reply; one that is deleted leaves it.

create table reply_cases (
  reply_id bigint not null references task_replies on delete cascade,
  case_id bigint not null references cases on delete cascade,
  position smallint not null,
  primary key (reply_id, case_id)
);
create index reply_cases_case on reply_cases (case_id);
