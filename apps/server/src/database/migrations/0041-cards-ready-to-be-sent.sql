-- What a card shows, ready to be sent in each language (functions/card-ready.sql). The cards that are there are made anew
-- by a job; until it comes to one, what it shows is put together for each search. Not at once: functions are applied
-- after the migrations, and a worker that runs already would make the cards before there is a trigger.
alter table card add column board text, add column ready_en text, add column ready_fa text;
select enqueue('remake-cards', '{}', 'remake-cards', now() + interval '10 minutes') where exists (select from card);
