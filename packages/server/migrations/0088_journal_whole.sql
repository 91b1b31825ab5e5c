-- What the journal of staff remembers of a decision is not swept away with its whole table either.
create trigger task_events_whole before truncate on task_events
  for each statement execute function refuse_change_of_journal();
create trigger complaints_whole before truncate on complaints
  for each statement execute function refuse_change_of_journal();
create trigger verification_requests_whole before truncate on verification_requests
  for each statement execute function refuse_change_of_journal();
