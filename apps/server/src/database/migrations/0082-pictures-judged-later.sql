-- A picture that came while the scanner was away is compared once it is judged, by the worker, who then flags its receipt.
grant update (twin_id, twin_by) on payment to sarai_worker;
