/**
 * Who may do what with each table, sequence and function of the database: the whole of it, as data. The grants stand in
 * the migrations, those of functions in their files; table-rights.test.ts fails wherever the two differ, and for a table that is not named here.
 * Roles are named without `sarai_` (decision 046 says what each is for). `select (a, b)` is of these columns alone. Rights
 * are in the order of the alphabet, columns in that of the table. Nobody is granted anything as `app` or `public`.
 */
export type Rights = Readonly<Record<string, string>>

/** Password hashes are seen at the doors alone. */
const noPassword =
  'select (agency_id, id, username, username_key, email, email_verified_at, first_name, last_name, role, created_at, ' +
  'pending_email, confirmation_asked_at, email_domain, disabled_at, language, registration_repeated_at, version)'
const itsKey = 'insert (actor, key, operation, body_hash), select, update (reply, replays)'
const aCount = 'insert (bucket, level), select, update (level, updated_at)'
/** Of a request: what its life changes, but neither its number nor what was asked for. */
const itsLife =
  'update (version, life, answer, funding, state, turn, turn_due_at, check_in, check_out, check_in_at, need_transfer, ' +
  'flights, description, agency_ref, currency, total_price, total_commission, final_price, price_in_force, ' +
  'offer_number, offer_until, answer_due_at, deadline_at, deadline_held_since, charges, assigned_to, hotel_question, ' +
  'hotel_answer, hotel_confirmation_number, application, closing, notes_reopened, hotel_option_until)'
const itsPlace = 'update (queue, due_at, check_in, waiting_since)'
const itsWait = 'update (rank, place, unread, last_note_at, last_is_desk, last_author, excerpt'
const itsEnd = 'delete, insert, select, update (check_in, assigned_to, finished_at)'
const itsStanding =
  'update (state, version, requests, charged, paid, waiting, due, credit, due_at, due_held_since, unverified_since)'
const itsPaper = 'insert (agency_id, request_id, kind, version, code, issued_at), select, update (state, ended_at)'
const added = { agency: 'insert, select', desk: 'insert, select', worker: 'insert, select' }
const news = 'insert (audience, agency_id, what, subject)'
const aStep =
  'insert (agency_id, actor_kind, actor_id, actor_name, what, address, reference, subject_kind, subject_id, ' +
  'subject_within, subject_label, was, became)'

export const tableRights: Readonly<Record<string, Rights>> = {
  account_link: { portal_door: 'select, update (used_at)', worker: 'delete, insert, select, update (used_at)' },
  activity: { desk: `${aStep}, select`, desk_door: aStep, portal_door: aStep, worker: `${aStep}, select` },
  activity_anchor: { worker: 'insert, select' },
  activity_anchored: { worker: 'insert, select' },
  activity_check: { visitor: 'select', worker: 'insert, select, update' },
  activity_head: { worker: 'select' },
  activity_seal: { desk: 'insert', desk_door: 'insert', portal_door: 'insert', worker: 'insert, select' },
  ad: { agency: 'select', desk: 'delete, insert, select, update', worker: 'select' },
  adjustment: {
    desk:
      'insert (agency_id, contract_id, amount, reason, proposed_by, proposed_at), select, ' +
      'update (state, version, decided_by, decided_at)',
    worker: 'select',
  },
  adjustment_id_seq: { desk: 'usage' },
  agency: {
    agency: 'select',
    desk: 'select, update (status, decided_at, decided_by, version, decision_reason, commission_group)',
    desk_door: 'select (id), update (version)',
    portal_door: 'select, update (mobile, name_key)',
    worker: 'insert, select, update (status, version, name_key, address_lost_at)',
  },
  agency_group: { agency: 'select', desk: 'insert, select, update', worker: 'select' },
  agency_logo: {
    agency: 'delete, insert, select, update (file, set_by, set_at)',
    desk: 'select',
    worker: 'select',
  },
  agency_id_seq: { worker: 'usage' },
  agency_note: { desk: 'insert (agency_id, text, written_by), select' },
  agency_presence: {
    agency: 'insert, select, update (seen_at, writing_until)',
    desk: 'select (agency_id, request_id, seen_at, writing_until)',
    worker: 'delete, select',
  },
  agency_session: {
    agency: 'select',
    desk: 'select, update (ended_at, ended_because)',
    portal_door: 'insert, select, update',
    worker: 'delete, select',
  },
  agency_user: {
    agency: noPassword.replace('version)', 'version, role_by)'),
    desk: noPassword,
    portal_door: 'insert, select, update',
    worker: `insert, ${noPassword}, update (username_key, registration_repeated_at)`,
  },
  agency_user_id_seq: { worker: 'usage' },
  allocation: added,
  attempt: { desk: aCount, desk_door: aCount, visitor: aCount, worker: 'delete, select' },
  balance: { agency: 'select', desk: 'select', worker: 'insert, select, update' },
  bank: { agency: 'select', desk: 'insert, select, update', worker: 'select' },
  card: { agency: 'select', desk: 'select', worker: 'select' },
  card_entry: { agency: 'select', worker: 'select' },
  'chain_activity()': {},
  'check_voucher()': { visitor: 'execute' },
  closed_date: { agency: 'select', desk: 'delete, insert, select, update', worker: 'select' },
  commission: { agency: 'select', desk: 'delete, insert, select, update', worker: 'select' },
  contract: {
    agency: `insert, select, ${itsStanding}`,
    desk: `select, ${itsStanding}`,
    worker: `select, ${itsStanding}`,
  },
  contract_id_seq: { agency: 'usage' },
  'count_hotels()': {},
  credit_move_number: { agency: 'usage', desk: 'usage' },
  currency: { agency: 'select', desk: 'select, update', worker: 'select' },
  desk_note: { desk: 'insert, select' },
  desk_presence: {
    agency: 'select (agency_id, request_id, seen_at, writing_until)',
    desk: 'insert, select, update (seen_at, writing_until)',
    worker: 'delete, select',
  },
  desk_request: {
    agency: `delete, insert, select (agency_id, request_id, queue, due_at, check_in, waiting_since), ${itsPlace}`,
    desk: 'delete, insert, select, update (queue, due_at, check_in, waiting_since, assigned_to)',
    worker: `delete, insert, select, ${itsPlace}`,
  },
  desk_thread: {
    agency: `insert, select (agency_id, request_id, rank, place, unread), ${itsWait})`,
    desk: `insert, select, ${itsWait}, assigned_to)`,
    worker: 'delete, insert, select, update (rank, place, unread)',
  },
  desk_view: { desk: 'delete, insert (staff_id, place, name, filters), select, update (name)' },
  draft: {
    agency: 'delete, insert, select, update (property_id, version, sealed, saved_at, submit_key, request_id, is_heard)',
    portal_door: 'delete, select (agency_id, user_id)',
    worker: 'delete, select',
  },
  draft_version: { agency: 'usage' },
  email_change: { portal_door: 'insert, select, update (over_at)', worker: 'delete, select' },
  'enqueue()': { agency: 'execute', desk: 'execute', desk_door: 'execute', portal_door: 'execute', visitor: 'execute' },
  exchange_rate: {
    agency: 'select (from_currency, to_currency, day, from_amount, to_amount, set_at)',
    desk: 'insert, select',
    worker: 'select',
  },
  finance_limit: { desk: 'insert, select, update', worker: 'select' },
  finished_request: { agency: itsEnd, desk: itsEnd, worker: itsEnd },
  'find_agencies()': { desk: 'execute' },
  guess_cap: {
    desk_door: 'delete, insert, select, update',
    portal_door: 'delete, insert, select, update',
    worker: 'delete, select',
  },
  holiday: { agency: 'select', desk: 'delete, insert, select, update', worker: 'delete, select' },
  hotel_question: {
    // What an agency does ends it; the agency sees nothing of it.
    agency: 'select (agency_id, request_id, version, ended_at, used_at), update (ended_at)',
    desk: 'insert, select, update (expires_at, ended_at, withdrawn_at, used_at, used_answer)',
    visitor:
      'select (agency_id, request_id, version, token_hash, language, asked, check_in_at, answer_by, expires_at, ' +
      'ended_at, used_at, answers, last_answer), update (expires_at, answers, last_answer)',
    worker: 'select, update (token_hash, asked, expires_at, reminded_at, ended_at, used_at, used_answer)',
  },
  hotel: { agency: 'select', desk: 'insert, select, update', worker: 'select' },
  hotel_contact: { desk: 'insert, select, update', worker: 'insert, select, update' },
  house: {
    agency: 'select',
    desk: 'select, update',
    visitor: 'select (id, support_phone, terms_en, terms_fa, terms_version)',
    worker: 'select',
  },
  house_cancellation_step: { agency: 'select', desk: 'delete, insert, select', worker: 'select' },
  house_shift: { agency: 'select', desk: 'delete, insert, select', worker: 'select' },
  idempotency_key: {
    agency: itsKey,
    desk: itsKey,
    desk_door: itsKey,
    portal_door: itsKey,
    visitor: itsKey,
    worker: 'delete, select',
  },
  invitation: { agency: 'select', portal_door: 'insert, select, update', worker: 'delete, select' },
  journal: added,
  'keep_cards()': {},
  'keep_files_with_stay()': {},
  'keep_way_back()': {},
  'keep_saver()': {},
  last_saver: { desk: 'select', worker: 'delete, select' },
  location: { agency: 'select', desk: 'select', visitor: 'select', worker: 'select' },
  'lock_packages()': {},
  'make_cards()': {},
  note: { agency: 'insert, select', desk: 'insert, select', worker: 'select' },
  note_thread: {
    agency: 'insert, select, update (notes, read_by_agency, read_by_desk)',
    desk: 'insert, select, update (notes, read_by_agency, read_by_desk)',
    worker: 'select, update (notes)',
  },
  outbox: {
    agency: `${news}, select`,
    desk: `${news}, select`,
    desk_door: news,
    portal_door: news,
    worker: 'delete, insert, select, update',
  },
  'outbox_ends()': { agency: 'execute', desk: 'execute' },
  outbox_id_seq: { worker: 'usage' },
  outbox_seq: { worker: 'select, usage' },
  package: { agency: 'select', desk: 'insert, select, update', worker: 'select, update' },
  package_group: { agency: 'select', desk: 'delete, insert, select', worker: 'select' },
  paper: { agency: itsPaper, desk: itsPaper, worker: itsPaper },
  payment: {
    agency:
      'insert (agency_id, id, kind, state, currency, claimed, contract_currency, receipt_number, receipt_key, bank_id, ' +
      'receipt_type_id, paid_at, upload_id, file_hash, picture_hash, picture_parts, payer, description, twin_id, ' +
      'twin_by, due_at, sent_by, sent_at), select, update (state, version, due_at)',
    desk: 'select, update (state, version, approval, refunds, overruled, reason, due_at, decided_by, decided_at)',
    worker: 'select, update (picture_hash, picture_parts, twin_id, twin_by, due_at)',
  },
  payment_event: { agency: 'insert, select', desk: 'insert, select', worker: 'select' },
  payment_id_seq: { agency: 'usage' },
  payment_reason: {
    desk: 'insert (name_en, name_fa, sentence_en, sentence_fa, active), select, update',
    worker: 'select',
  },
  payment_share: { agency: 'insert, select', desk: 'select', worker: 'select' },
  picture: { agency: 'select', desk: 'delete, insert, select, update', worker: 'select' },
  price_change: { desk: 'select', worker: 'delete, insert, select' },
  'post_journal()': {},
  price_import: { desk: 'insert, select, update', worker: 'delete, select, update' },
  price_list: {
    agency:
      'insert (package_id, language, format, revision, state), select, update (revision, state, progress, asked_at)',
    worker: 'select, update',
  },
  price_list_download: {
    agency: 'delete, insert (agency_id, user_id, package_id, language, format, revision), select',
    worker: 'delete, select',
  },
  price_period: { agency: 'select', desk: 'delete, insert, select, update', worker: 'delete, insert, select, update' },
  price_period_id_seq: { worker: 'usage' },
  price_version: added,
  property: { agency: 'select', desk: 'insert, select, update', worker: 'select, update' },
  quote: {
    agency: 'insert, select',
    worker: 'delete, select',
  },
  rejection_reason: { desk: 'insert, select, update' },
  'receipt_twins()': { agency: 'execute' },
  receipt_type: { agency: 'select', desk: 'insert, select, update', worker: 'select' },
  'refuse_unsealed()': {},
  reconciliation: { worker: 'select, update (ended_at, journals, differences)' },
  recount: { worker: 'select, update (ended_at, differences)' },
  registration: { visitor: 'insert', worker: 'delete, select' },
  'release_unproven()': {},
  'remake_cards()': { worker: 'execute' },
  'remove_draft_property()': { desk: 'execute' },
  'remove_draft_room_type()': { desk: 'execute' },
  request: { agency: `insert, select, ${itsLife}`, desk: `select, ${itsLife}`, worker: `select, ${itsLife}` },
  request_clock: {
    agency: 'delete, insert, select, update (due_at, version, tries, retry_at)',
    desk: 'delete, insert, select, update (due_at, version, tries, retry_at)',
    worker: 'delete, insert, select, update (due_at, version, tries, retry_at)',
  },
  request_count: {
    agency: 'insert, select, update (requests)',
    desk: 'insert, select, update (requests)',
    worker: 'insert, select, update (requests)',
  },
  request_event: added,
  request_number: { agency: 'usage' },
  request_place: { agency: 'insert, select', desk: 'select', worker: 'select' },
  request_room: {
    agency:
      'insert, select, update (room_type_id, name_en, name_fa, view, board, child_no_bed, child_with_bed, extra_bed, ' +
      'guests, passports, check_out)',
    desk: 'select',
    worker: 'select, update (passports)',
  },
  request_export: {
    agency:
      'insert (agency_id, user_id, id, language, asked), select, ' +
      'update (id, language, asked, state, progress, row_count, is_cut, asked_at)',
    worker: 'delete, select, update (state, progress, row_count, is_cut, object)',
  },
  statement: {
    agency:
      'insert (agency_id, user_id, id, language, kind, currency, from_day, until_day), select, ' +
      'update (id, language, kind, currency, from_day, until_day, state, progress, row_count, is_cut, asked_at)',
    worker: 'delete, select, update (state, progress, row_count, is_cut, object)',
  },
  request_term: { agency: 'delete, insert, select', worker: 'select' },
  requested_word: { agency: 'insert, select', worker: 'select' },
  room_type: { agency: 'select', desk: 'insert, select, update', worker: 'select, update' },
  room_type_id_seq: { desk: 'usage' },
  saved_reply: { desk: 'insert, select, update' },
  saved_view: {
    agency: 'delete, insert (agency_id, user_id, place, name, filters), select, update (name)',
  },
  schema_function: {},
  schema_migration: {},
  search_term: { agency: 'select', worker: 'select' },
  special_date: { agency: 'select', desk: 'delete, insert, select, update', worker: 'delete, insert, select, update' },
  special_date_id_seq: { worker: 'usage' },
  staff: {
    desk: 'select (id, username, name, roles, created_at, disabled_at, language, invited_at, invited_by, has_password, version)',
    desk_door:
      'insert (username, username_key, name, roles, language, invited_at, invited_by), select, update (name, password_hash, roles, disabled_at, invited_at, invited_by, version)',
    worker: 'select (id, username, name, roles, disabled_at, language, has_password)',
  },
  staff_factor: {
    desk: 'select (staff_id, enrolled_at)',
    desk_door: 'delete, insert, select, update (last_step, spent_on)',
  },
  staff_link: { desk_door: 'select, update (used_at)', worker: 'delete, insert, select' },
  staff_recovery_code: { desk: 'select (staff_id, used_at)', desk_door: 'delete, insert, select, update (used_at)' },
  staff_session: { desk: 'select', desk_door: 'insert, select, update', worker: 'delete, select' },
  'take_unproven_address()': {},
  terms: { desk: 'insert, select', worker: 'select' },
  ticket: {
    agency:
      'insert (agency_id, category_id, subject, about_request, opened_by, opened_at, notes, read_by_agency, rank, place, ' +
      'last_note_at, last_is_desk, last_author, excerpt), ' +
      'select (agency_id, id, category_id, subject, opened_by, opened_at, notes, read_by_agency, read_by_desk, ' +
      'unread_by_agency, unread_by_desk, unread_since, rank, place, last_note_at, last_is_desk, last_author, excerpt, is_closed, closed_at, closed_by_desk), ' +
      'update (notes, read_by_agency, unread_by_agency, unread_by_desk, unread_since, rank, place, last_note_at, ' +
      'last_is_desk, last_author, excerpt, is_closed, closed_at, closed_by_desk)',
    desk:
      'select, update (notes, read_by_desk, unread_by_agency, unread_by_desk, unread_since, rank, place, last_note_at, ' +
      'last_is_desk, last_author, excerpt, is_closed, closed_at, closed_by_desk, assigned_to)',
    worker: 'select',
  },
  ticket_category: { agency: 'select', desk: 'insert, select, update', worker: 'select' },
  ticket_note: { agency: 'insert, select', desk: 'insert, select', worker: 'select' },
  unread_notes: {
    agency: 'delete, select, update (notes, first_note_at)',
    desk: 'insert, select, update (notes, last_note_at)',
    worker: 'delete, insert, select, update (notes)',
  },
  upload: {
    agency:
      'insert (agency_id, id, user_id, name, kind, bytes, sha256, state, picture_hash, picture), select, ' +
      'update (used_at, request_id, keep_until, payment_id, ticket_id)',
    desk:
      'insert (agency_id, id, staff_id, name, kind, bytes, sha256, state, picture_hash, picture), select, ' +
      'update (used_at, request_id, keep_until, ticket_id)',
    worker: 'delete, select, update (state, keep_until, picture_hash, picture)',
  },
  upload_day: { agency: 'insert, select, update (files, bytes)', worker: 'delete, select' },
  'write_cards()': {},
}
