-- A hotel that is not on sale stands behind all that are: it is sorted by the highest price there is (write_cards).
update card set sort_price = 9007199254740991 where not active;
update card_entry entry set sort_price = 9007199254740991
from card where card.property_id = entry.property_id and not card.active;
