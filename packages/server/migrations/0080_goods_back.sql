-- What a smaller tariff has hidden comes back with a larger one; what its owner has hidden does not.

alter table products add column tariff_hidden boolean not null default false;
alter table products add constraint products_tariff_hidden check (not tariff_hidden or status = 'HIDDEN');
create index products_back on products (seller_id, published_at) where tariff_hidden;
