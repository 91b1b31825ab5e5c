-- What somebody shows with a complaint: for staff and for the one who complains.
alter table attachments add column complaint_id uuid references complaints on delete cascade;
alter table attachments drop constraint attachments_check;
alter table attachments add constraint attachments_check
  check (num_nonnulls(task_id, reply_id, message_id, complaint_id) = 1);
create index attachments_complaint on attachments (complaint_id, position) where complaint_id is not null;
