-- The fold of searchKey() in @sarai/locale, for what the database must keep findable by itself. A test holds the two
-- against each other. Marks, invisible signs, tatweel and the lone hamza go; twins become one letter.
create or replace function search_key(name text) returns text
language sql immutable strict parallel safe set search_path = pg_catalog as $$
  select btrim(regexp_replace(
    replace(replace(replace(replace(
      translate(
        regexp_replace(lower(normalize(name, NFKD)),
          '[\u00ad\u0300-\u036f\u0483-\u0489\u0591-\u05bd\u05bf\u0610-\u061a\u061c\u0621\u0640\u064b-\u065f\u0670'
          || '\u06d6-\u06dd\u06df-\u06e4\u06e7\u06e8\u06ea-\u06ed\u200b-\u200f\u202a-\u202e\u2060-\u206f\u20d0-\u20f0\ufeff]',
          '', 'g'),
        'يىكةەہھٱıøđðł۰۱۲۳۴۵۶۷۸۹٠١٢٣٤٥٦٧٨٩', 'ییکههههاioddl01234567890123456789'),
      'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'),
    '\s+', ' ', 'g'))
$$;
