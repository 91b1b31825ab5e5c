-- Money by double entry (docs/adr/0021): what happened to a payment moves kopecks between accounts, and each movement sums to zero.

create table money_transactions (
  id bigint generated always as identity primary key,
  payment_id uuid not null references payments,
  -- PAID and REFUNDED with the purchase, LATE for money that came after its end, RETURNED once the provider has given it back.
  deed text not null check (deed in ('PAID', 'REFUNDED', 'LATE', 'RETURNED')),
  at timestamptz not null,
  -- Each happens to a payment once, however often it is told.
  constraint money_transactions_once unique (payment_id, deed)
);

create table money_entries (
  id bigint generated always as identity primary key,
  transaction_id bigint not null references money_transactions,
  account text not null check (account ~ '^(REFUNDS|PROVIDER:[a-z]+|REVENUE:[A-Z_]+)$'),
  -- Kopecks: what comes to an account is positive, what leaves it negative.
  amount bigint not null check (amount <> 0)
);
create index money_entries_transaction on money_entries (transaction_id);
create index money_entries_account on money_entries (account);

-- What nights have found that does not fit together; a difference that is gone keeps its line.
create table money_differences (
  payment_id uuid not null references payments,
  kind text not null check (kind in ('BOOK_PROVIDER', 'BOOK_REVENUE', 'OWED', 'TAKEN', 'RETURNED')),
  -- Kopecks.
  expected bigint not null,
  found bigint not null,
  found_at timestamptz not null,
  seen_at timestamptz not null,
  gone_at timestamptz,
  primary key (payment_id, kind)
);
create index money_differences_open on money_differences (found_at) where gone_at is null;

-- What was paid before there were books. Lines stand in the order of the purchase: the tariff, then the services.
insert into money_transactions (payment_id, deed, at)
  select id, 'PAID', paid_at from payments where paid_at is not null
  union all
  select id, 'REFUNDED', ended_at from payments where status = 'REFUNDED' and paid_at is not null
  union all
  select id, 'LATE', returned_at from payments where status in ('FAILED', 'CANCELED') and returned_at is not null
  union all
  select id, 'RETURNED', returned_at from payments where status in ('REFUNDED', 'FAILED', 'CANCELED') and returned_at is not null;

insert into money_entries (transaction_id, account, amount)
  select t.id, 'PROVIDER:' || p.provider, case t.deed when 'RETURNED' then -p.total else p.total end
    from money_transactions t join payments p on p.id = t.payment_id where t.deed <> 'REFUNDED' and p.total > 0
  union all
  select t.id, 'REFUNDS', case t.deed when 'RETURNED' then p.total else -p.total end
    from money_transactions t join payments p on p.id = t.payment_id where t.deed <> 'PAID' and p.total > 0
  union all
  select t.id, 'REVENUE:' || line.account, case t.deed when 'PAID' then -line.price else line.price end
    from money_transactions t
    join payments p on p.id = t.payment_id
    cross join lateral (
      select coalesce(
          case when not has_tariff then services -> (place - 1)::int ->> 'type'
            when place = 1 then p.purchase -> 'tariff' ->> 'type'
            else services -> (place - 2)::int ->> 'type' end, 'OTHER') as account,
        sum((one ->> 'price')::bigint) as price
      from jsonb_array_elements(p.lines) with ordinality as listed (one, place)
      cross join (select coalesce(jsonb_typeof(p.purchase -> 'tariff'), 'null') <> 'null' as has_tariff,
        coalesce(p.purchase -> 'services', '[]') as services) as bought
      group by 1
    ) line
    where t.deed in ('PAID', 'REFUNDED') and line.price <> 0;

-- Looked at when the transaction is kept, so that entries may come in any order; a movement without entries is none.
create function refuse_unbalanced_movement() returns trigger language plpgsql as $$
begin
  if not exists (select from money_entries where transaction_id = new.id)
    or (select sum(amount) from money_entries where transaction_id = new.id) <> 0 then
    raise exception 'The entries of a movement of money do not sum to zero: %', new.id using errcode = 'check_violation';
  end if;
  return null;
end
$$;
create function refuse_unbalanced_entry() returns trigger language plpgsql as $$
begin
  if (select sum(amount) from money_entries where transaction_id = new.transaction_id) <> 0 then
    raise exception 'The entries of a movement of money do not sum to zero: %', new.transaction_id using errcode = 'check_violation';
  end if;
  return null;
end
$$;
create constraint trigger money_transactions_balance after insert on money_transactions deferrable initially deferred
  for each row execute function refuse_unbalanced_movement();
create constraint trigger money_entries_balance after insert on money_entries deferrable initially deferred
  for each row execute function refuse_unbalanced_entry();

-- What is booked stays; a mistake is undone by another movement.
create trigger money_transactions_stay before update or delete on money_transactions
  for each row execute function refuse_change_of_journal();
create trigger money_entries_stay before update or delete on money_entries
  for each row execute function refuse_change_of_journal();
