-- Goods that are sold out stay in the catalogue, to be asked about; those made to order keep the days of their making.

alter table products drop constraint products_availability_check;
alter table products add constraint products_availability_check
  check (availability in ('IN_STOCK', 'TO_ORDER', 'SOLD_OUT'));

alter table products drop constraint products_check1;
alter table products add constraint products_term check (
  case availability
    when 'IN_STOCK' then order_days is null
    when 'TO_ORDER' then order_days is not null
    else true
  end
);
