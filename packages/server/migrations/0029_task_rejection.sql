-- What of a task the rule was broken in, and a moderator's words to its author, beside "reject_reason".
alter table tasks
  add column reject_field text,
  add column reject_comment text;
