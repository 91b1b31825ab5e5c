-- Prices and limits with the moment from which they hold (docs/adr/0028). A row is a change, or says that one is called off;
-- of the changes of a key that have begun the last one holds.

alter table price_changes rename column price_before to value_before;
alter table price_changes rename column price to value;
alter table price_changes drop constraint price_changes_price_check;
alter table price_changes
  -- Kopecks of a price, pieces of a limit; null is no limit.
  alter column value_before drop not null,
  alter column value drop not null,
  add column valid_from timestamptz,
  -- The change that is called off by this row.
  add column cancels bigint unique references price_changes;
alter table price_changes disable trigger price_changes_stay;
update price_changes set valid_from = changed_at;
alter table price_changes enable trigger price_changes_stay;
alter table price_changes
  alter column valid_from set not null,
  add constraint price_changes_value check (cancels is not null or (case when key like 'LIMIT:%' then coalesce(value, 0) >= 0
    else value is not null and value > 0 end));

create or replace view staff_log as
  select 'staff-' || id as id, action, actor_id, object, object_id, value_before, value_after, rule, comment, at
    from staff_actions
  union all
  select 'price-' || id,
      case when cancels is not null then 'PRICE_PLAN_CANCELED' when valid_from > changed_at then 'PRICE_PLANNED' else 'PRICE_CHANGED' end,
      changed_by, 'PRICE', key, value_before::text, value::text, null,
      case when cancels is not null or valid_from > changed_at
        then 'Действует с ' || to_char(valid_from at time zone 'Europe/Moscow', 'DD.MM.YYYY') end,
      changed_at
    from price_changes
  union all
  select 'task-' || id, case event when 'APPROVE' then 'TASK_APPROVED' when 'REJECT' then 'TASK_REJECTED' else 'TASK_REMOVED' end,
      actor_id, 'TASK', task_id::text, null, null, reason, comment, created_at
    from task_events where event in ('APPROVE', 'REJECT', 'REMOVE') and actor_id is not null
  union all
  select 'papers-' || id, case status when 'APPROVED' then 'VERIFICATION_APPROVED' else 'VERIFICATION_REJECTED' end,
      moderator_id, 'USER', user_id::text, null, null, reject_rule, comment, decided_at
    from verification_requests where moderator_id is not null and status in ('APPROVED', 'REJECTED')
  union all
  select 'complaint-' || id, case status when 'RESOLVED' then 'COMPLAINT_RESOLVED' else 'COMPLAINT_DISMISSED' end,
      moderator_id, 'COMPLAINT', id::text, null, null, null, verdict, decided_at
    from complaints where moderator_id is not null and status in ('RESOLVED', 'DISMISSED') and decided_at is not null
  union all
  select 'reading-' || id, 'CHAT_READ', moderator_id, 'COMPLAINT', complaint_id::text, null, null, null, null, read_at
    from complaint_chat_readings;
