export const bullet = /^(?:[\s•·▢□☐◻◽⬜‣▪■●○◦►▶✓✔♥♡＊*☆★◎▼-]|\[[ x]?\])+/iu

/** Words for "about", for a pattern. The longest come first, and each ends where its word does. */
export const about = String.raw`(?:approximately|approximativement|approx\.?|aprox\.?|about|around|roughly|environ|env\.?|circa|cirka|zirka|cca\.?|ca\.?|etwa|ungefähr|ungefär|ongeveer|cerca de|unos|unas|plm\.?|ok\.?)(?!\p{L})`

/** Words that join an amount to its food, for a pattern: "of", "de", "d'". */
export const link = String.raw`(?:of|de la|de l'|de|d'|du|des|di|dell'|dello|della|delle|dei|degli|del|do|da|von|van|af|av)(?:(?<=')|\s+)`

/** Foods of which recipes state the weight of one: "(150 g)" after two fillets may be either. */
export const weighedSingly =
  /(?<!\p{L})(?:fil+ets?|steaks?|breasts?|chops?|cutlets?|pavés?|escalopes?|eggs?|eier?|œufs?|huevos?|uov[oa])(?!\p{L})|卵/iu

/** Words that make an amount the size of one piece: "150 g each". */
export const perPiece =
  /(?<!\p{L})(?:each|apiece|per|pro|je|jeweils|stück|chacune?|pièce|cada|ciascun[oa]|l'una?|elke?|stuk)(?!\p{L})/iu
