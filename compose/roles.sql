-- What docs/operations.md asks of a superuser, with passwords that everybody knows: for compose.yaml alone.
create role sarai_owner  login nosuperuser nobypassrls password 'sarai-local';
create role sarai_app    login nosuperuser nobypassrls noinherit password 'sarai-local';
create role sarai_worker login nosuperuser nobypassrls password 'sarai-local';
create role sarai_visitor     nologin nosuperuser nobypassrls;
create role sarai_agency      nologin nosuperuser nobypassrls;
create role sarai_desk        nologin nosuperuser nobypassrls;
create role sarai_portal_door nologin nosuperuser nobypassrls;
create role sarai_desk_door   nologin nosuperuser nobypassrls;
grant sarai_worker to sarai_owner;
grant sarai_visitor, sarai_agency, sarai_desk, sarai_portal_door, sarai_desk_door to sarai_app;
create database sarai_product owner sarai_owner template template0 encoding 'UTF8' lc_collate 'C' lc_ctype 'C.UTF-8';
grant create on database sarai_product to sarai_worker;
\connect sarai_product
alter schema public owner to sarai_owner;
revoke execute on function pg_catalog.set_config(text, text, boolean) from public;
grant execute on function pg_catalog.set_config(text, text, boolean)
  to sarai_owner, sarai_app, sarai_worker, sarai_portal_door;
