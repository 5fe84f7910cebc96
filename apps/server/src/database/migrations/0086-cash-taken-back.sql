-- Announced cash can be taken back, as a receipt can. What is there passes already: nothing is read for it.
alter table payment drop constraint payment_check;
alter table payment add constraint payment_state_of_kind check (case kind
    when 'receipt' then state in ('New', 'Approved', 'Rejected', 'Refunded', 'Withdrawn') and receipt_number <> ''
      and receipt_key is not null and receipt_type_id is not null and paid_at is not null
    else state in ('Requested', 'Approved', 'NotApproved', 'Returned', 'Withdrawn') and receipt_key is null
      and upload_id is null end) not valid;
