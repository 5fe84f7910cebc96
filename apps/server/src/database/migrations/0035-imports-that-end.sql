-- How often a job took a spreadsheet up without coming to an end: a file that ends its worker is not taken up for ever.
alter table price_import add column taken_up smallint not null default 0;
