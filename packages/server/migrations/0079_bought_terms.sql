-- What was offered when a purchase began is what it gives (docs/adr/0028). What was bought before limits could change has null:
-- those of the first day.

-- Limits of the tariff, and what a bought month adds.
alter table payments add column terms jsonb;
-- Limits that hold until the paid time is over.
alter table user_tariffs add column limits jsonb;

-- Administration looks for sums and for one buyer's payments.
create index payments_total on payments (total);
