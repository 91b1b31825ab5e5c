-- Why money was given back, whom receipts of the law on cash registers (54-ФЗ) go to, and what the sandbox has been asked for.

alter table payments
  add column refund_rule text check (refund_rule in ('BUYER_ASKED', 'NOT_PROVIDED', 'PAID_TWICE', 'OTHER')),
  add column refund_comment text,
  add column receipt_email text;
update payments p set receipt_email = u.email from users u where u.id = p.user_id;
create index payments_created on payments (created_at desc, id desc);

alter table sandbox_payments
  -- A decision that the bank is slow about counts from then on.
  add column settles_at timestamptz,
  add column receipt jsonb,
  add column refund_receipt jsonb;
