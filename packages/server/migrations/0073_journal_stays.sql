-- The journal of staff reads other tables too: what they remember of a decision is never changed either.

create trigger staff_actions_whole before truncate on staff_actions
  for each statement execute function refuse_change_of_journal();
create trigger price_changes_whole before truncate on price_changes
  for each statement execute function refuse_change_of_journal();
create trigger complaint_chat_readings_stay before update or delete on complaint_chat_readings
  for each row execute function refuse_change_of_journal();
create trigger complaint_chat_readings_whole before truncate on complaint_chat_readings
  for each statement execute function refuse_change_of_journal();

create trigger task_events_stay before update or delete on task_events
  for each row when (old.event in ('APPROVE', 'REJECT', 'REMOVE') and old.actor_id is not null)
  execute function refuse_change_of_journal();

create trigger complaints_decided_stay before update of status, moderator_id, verdict, decided_at on complaints
  for each row when (old.status in ('RESOLVED', 'DISMISSED')
    and (old.status, old.moderator_id, old.verdict, old.decided_at)
      is distinct from (new.status, new.moderator_id, new.verdict, new.decided_at))
  execute function refuse_change_of_journal();
create trigger complaints_decided_kept before delete on complaints
  for each row when (old.status in ('RESOLVED', 'DISMISSED'))
  execute function refuse_change_of_journal();

-- An approval may be revoked; the line of the approval moves to staff_actions before that.
create trigger verification_decided_stay
  before update of status, moderator_id, reject_rule, comment, decided_at on verification_requests
  for each row when (old.moderator_id is not null
    and not (old.status = 'APPROVED' and new.status = 'REJECTED')
    and (old.status, old.moderator_id, old.reject_rule, old.comment, old.decided_at)
      is distinct from (new.status, new.moderator_id, new.reject_rule, new.comment, new.decided_at))
  execute function refuse_change_of_journal();
create trigger verification_decided_kept before delete on verification_requests
  for each row when (old.moderator_id is not null)
  execute function refuse_change_of_journal();
