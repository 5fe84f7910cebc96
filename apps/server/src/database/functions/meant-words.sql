-- Only where the extension is loaded may its setting be named below.
select show_trgm('');

-- The letters of a word in the order of the alphabet: two words with the same ones differ by swapping.
create or replace function letters(word text) returns text
language sql immutable strict parallel safe set search_path = pg_catalog as $$
  select string_agg(letter, '' order by letter collate "C") from unnest(string_to_array(word, null)) letter
$$;

-- The words that somebody may have meant who made one mistake: a letter too many, too few, wrong, or two swapped; in
-- the whole word or in its beginning. The nearest first. It gives at most eight: not knowing that, the planner read the
-- words of all names to look eight up.
create or replace function meant_words(typed text, most integer) returns setof integer
language sql stable rows 8 set search_path = public, pg_temp set pg_trgm.similarity_threshold = 0.15 as $$
  select id from search_term
  cross join lateral (
    select least(levenshtein_less_equal(term, typed, 2),
      levenshtein_less_equal(left(term, length(typed)), typed, 2)) as mistakes
  ) compared
  where kind = 'word' and term % typed and length(typed) between 3 and 40 and length(term) <= 60
    and (mistakes <= 1 or mistakes = 2 and letters(left(term, length(typed))) = letters(typed))
  order by mistakes, abs(length(term) - length(typed)), id
  limit most
$$;
