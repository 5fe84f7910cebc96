-- The words of a name that tell hotels apart, folded. "Hotel" tells nobody anything; a name of nothing else keeps it.
create or replace function telling_words(words text[]) returns text[]
language sql immutable strict parallel safe as $$
  select coalesce(nullif(array_remove(array_remove(array_remove(array_remove(array_remove(array_remove(
    words, 'the'), 'hotel'), 'hotels'), 'otel'), 'oteli'), 'هتل'), '{}'), words)
$$;

-- Signs part words. No sign of LIKE is left in a word.
create or replace function name_words(name text) returns text[]
language sql immutable strict parallel safe as $$
  select public.telling_words(array_remove(string_to_array(translate(public.search_key(name),
    $signs$.,;:!?'"’‘“”`´^~()[]{}<>«»&/\|+*=#@%_-–—…·•،؛؟$signs$, repeat(' ', 50)), ' '), ''))
$$;
