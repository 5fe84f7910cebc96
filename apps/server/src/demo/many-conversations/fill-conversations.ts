import type pg from 'pg'

/** What is made here, and nothing else is in it. */
const tables = ['hotel_question', 'note', 'note_thread', 'desk_thread', 'ticket', 'ticket_note']

const clerk = `
  insert into staff (username, username_key, name, password_hash, roles)
  values ('clerk@generated.example', 'clerk@generated.example', 'Kaveh Rahimi', '-', '{reservations}')
  on conflict do nothing`

/**
 * Hotels of every seventh open request were asked by a link. A quarter of them is silent and to be called, a quarter has
 * still time, a quarter has answered, and of a quarter the link was withdrawn. The requests themselves stay as they are:
 * their queues are measured as they were asked for.
 */
const questions = `
  insert into hotel_question (agency_id, request_id, version, whom, how, asked_at, asked_by, token_hash, email, language,
    phone, price_version, asked, check_in_at, check_out, call_at, answer_by, expires_at, ended_at, withdrawn_at, answers,
    last_answer)
  select agency_id, id, 1000, 'Reservations', 'link', submitted_at, (select id from staff order by id limit 1),
    sha256(('question ' || id)::bytea), 'hotel-' || hotel_id || '@generated.example',
    case when hotel_id % 3 = 0 then 'en' else 'tr' end, '+90 212 000 00 00', 1,
    json_build_object('number', 'R-' || id, 'hotel', hotel_name_en, 'zone', hotel_zone, 'checkIn', check_in, 'checkOut',
      check_out, 'wishes', description, 'roomTypes', json_build_array('Standard Double', 'Deluxe Double'), 'currencies',
      json_build_array('EUR', 'USD', 'TRY'), 'rooms', json_build_array(json_build_object('name', 'Standard Double',
        'view', 'sea', 'board', 'BB', 'guests', json_build_array(json_build_object('type', 'ADT', 'name', 'Reza Rahimi'),
          json_build_object('type', 'ADT', 'name', 'Nasrin Rahimi'))))),
    check_in_at, check_out, case kind when 1 then check_in_at else submitted_at + interval '4 hours' end, check_in_at,
    check_in_at, case kind when 3 then submitted_at + interval '1 hour' end,
    case kind when 3 then submitted_at + interval '1 hour' end,
    case kind when 2 then jsonb_build_array(jsonb_build_object('says', 'yes', 'number', 1, 'at',
      (extract(epoch from submitted_at) * 1000)::bigint + 3600000)) else '[]' end,
    case kind when 2 then 1 else 0 end
  from request, lateral (select id / 7 % 4 as kind) of_kind
  where id % 7 = 2 and life = 'open' order by request.id`

/** Every seventh request is talked about. Half of the threads are unread, a quarter is read, and a quarter is answered. */
const talked = `id % 7 = 1`
const threads = `
  insert into note_thread (agency_id, request_id, notes, read_by_agency, read_by_desk)
  select agency_id, id, 1, 1, (id / 7 % 4 > 1)::int from request where ${talked} order by id`
const notes = `
  insert into note (agency_id, request_id, id, is_desk, author, author_name, content, written_at)
  select agency_id, id, 1, false, submitted_by, 'Nasrin Rahimi', 'Is there any news about these rooms?',
    submitted_at + interval '2 hours'
  from request where ${talked} order by id`
const inbox = `
  insert into desk_thread (agency_id, request_id, rank, place, unread, last_note_at, last_is_desk, last_author, excerpt)
  select agency_id, id, rank, case rank when 2 then -at else at end, (rank = 0)::int,
    submitted_at + interval '2 hours', rank = 2, 'Nasrin Rahimi', 'Is there any news about these rooms?'
  from request, lateral (
    select greatest(0, id / 7 % 4 - 1) as rank, (extract(epoch from submitted_at) * 1000)::bigint + 7200000 as at) stands
  where ${talked} order by id`

/** For every seventh request its agency has asked something else, too. A third is closed; of the others half is unread. */
const tickets = `
  insert into ticket (agency_id, category_id, subject, opened_by, opened_at, notes, read_by_agency, read_by_desk,
    unread_by_desk, rank, place, last_note_at, last_is_desk, last_author, excerpt, is_closed, closed_at, closed_by_desk)
  select agency_id, category.id, 'Invoice of R-' || request.id, submitted_by, at, 2, 2, case rank when 0 then 1 else 2 end,
    (rank = 0)::int, rank, case rank when 2 then -ms else ms end, at + interval '1 hour', false, 'Nasrin Rahimi',
    'Thank you. And when does it come?', is_closed, case when is_closed then at + interval '2 hours' end,
    case when is_closed then true end
  from request
  cross join lateral (select request.id / 7 as n) counted
  join (select id, row_number() over (order by id) - 1 as at_place, count(*) over () as of_all from ticket_category) category
    on category.at_place = n / 3 % of_all
  cross join lateral (
    select n % 3 = 0 as is_closed, case when n % 3 = 0 then 2 when n % 4 < 2 then 0 else 1 end as rank,
      submitted_at + interval '30 minutes' as at, (extract(epoch from submitted_at) * 1000)::bigint + 5400000 as ms) stands
  where request.id % 7 = 0 order by request.id`
const said = `
  insert into ticket_note (agency_id, ticket_id, id, is_desk, author, author_name, content, written_at)
  select agency_id, id, n, false, opened_by, 'Nasrin Rahimi',
    case n when 1 then 'May we have the invoice in the name of our second office?' else excerpt end,
    case n when 1 then opened_at else last_note_at end
  from ticket, generate_series(1, 2) n order by ticket.id, n`

/**
 * What was said about requests that were generated: questions to hotels, messages, and the tickets of their agencies. A
 * seventh of the requests has each of them, by their numbers; the same requests give the same conversations.
 */
export async function fillConversations(owner: pg.Client, say: (line: string) => void): Promise<void> {
  const steps = Object.entries({ clerk, questions, threads, notes, inbox, tickets, said })
  await owner.query('begin')
  for (const [what, text] of steps) {
    const start = performance.now()
    const { rowCount } = await owner.query(text)
    say(`${what}: ${rowCount} in ${Math.round(performance.now() - start)} ms`)
  }
  await owner.query('commit')
  await owner.query(`vacuum analyze ${tables.join(', ')}`)
}

/** As a superuser: even what only grows begins anew. */
export async function forgetConversations(superuser: pg.Client): Promise<void> {
  await superuser.query('set session_replication_role = replica')
  await superuser.query(`truncate ${tables.join(', ')} restart identity cascade`)
}
