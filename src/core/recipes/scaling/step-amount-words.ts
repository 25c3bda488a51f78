/**
 * "2-quart saucepan", "a 12-cup muffin tin": the size of a vessel. In English, German, French, Spanish, Italian, Dutch.
 */
const vesselNames = String.raw`(?:sauce|stock|crock-?)?(?:pans?|pots?|dish(?:es)?|skillets?|bowls?|jars?|jugs?|mugs?|mou?lds?|tins?|casseroles?|ramekins?|ovens?|cookers?|bakers?|kettles?|woks?|blenders?|processors?|pitchers?|measures?|measuring|scoops?|bags?|containers?|bottles?|t(?:o|ö)pf\p{L}*|pfannen?|form(?:en)?|schüsseln?|moules?|plats?|poêles?|moldes?|fuentes?|teglia|pentola|stampo)(?![\p{L}-])`
export const vessel = new RegExp(
  String.raw`^\)?(?:[ -]capacity)?[ -](?:(?!(?:of|the|to|into|in|and|or|over|from|with|on|de|von|mit)\b)[\p{L}-]+ ){0,3}${vesselNames}`,
  'iu',
)
/** "A large pot (6 qt)". */
export const vesselBefore = new RegExp(
  String.raw`(?<!\p{L})${vesselNames} (?:\((?:about |at least )?|(?:de|da|von|van) |d')$`,
  'iu',
)

/**
 * "Per pancake", "per person". In Italian, "per" is also "for": "per 10 minuti", "per la pasta", and before a verb:
 * "per preparare", "per farlo". "Per square" ends like such a verb, but is English.
 */
const perOne = String.raw`per(?! (?:\d|circa|il|lo|la|le|gli|i|un[ao]?|qualche|altr[ie]|almeno|(?!square)\p{L}+[aei]r(?:e|l[oaie]|si))(?!\p{L})| l'| un')`

/**
 * One part of the whole, whose size stays: "2 tablespoons each", "50 g portions", "¼ cup of batter per pancake".
 *
 * The `perPiece` words of an ingredient line are not enough here: in a sentence, they may belong to other words, such
 * as "on each side" and "1 cup each chopped nuts and raisins".
 */
export const perPieceAfter = new RegExp(
  [
    // "1 cup each chopped nuts and raisins" is an amount of each food.
    String.raw`^(?: [\p{L}-]+){0,3} (?:each|apiece|chacune?s?|ciascun[oa]|cada un[oa]|a testa|elk|vardera|jeweils|styck|stück|(?:la|par) pièce)(?!\p{L}| (?!(?:and|or|then|on|in|into|onto|to|with|for|et|puis|sur|y|e|und|en|och)(?!\p{L}))\p{L})`,
    String.raw`^(?:\.? (?!one )[\p{L}-]+){0,3}\.? at a time(?!\p{L})`,
    String.raw`^\)?[^.,;!?()\n]{0,60} (?:${perOne}|par (?:personne|portion|pièce|crêpe|galette|verrine|assiette|verre|bocal|moule)|por (?:persona|porción|ración|unidad|pieza)|for (?:every|each)|(?:(?:in|on)?to|on|in|over|inside|around) each(?! side)|pro)(?!\p{L})`,
    String.raw`^\)?[^.,;!?()\n]{2,60} of each(?! side)(?!\p{L})`,
    String.raw`^\)?[^.,;!?()\n]{0,60} (?:på|i|auf|in|sur|dans|en|sobre|su|op) (?:hver|varje|jede[mnrs]?|chaque|chacune?|cada|ogni|ciascun[oa]?|elke?)(?!\p{L})`,
    String.raw`^[ -](?:[\p{L}-]+ ){0,2}(?:portions?|balls?|patties|patty|rounds?|mounds?|dollops?|sized|increments?)(?!\p{L})`,
  ].join('|'),
  'iu',
)
export const perPieceBefore = new RegExp(
  String.raw`(?<!\p{L})(?:each(?! side)|every|${perOne}|scoops?(?! out)|pieces of|increments of|batches of|portions? of|to be|weighing|dollops? of|about the size of|jeweils|je|chaque|cada|ogni|elke?)[^.,;!?\n]{0,16}$`,
  'iu',
)
/**
 * "Fill each circle with 1 tablespoon of the potatoes", "to each bowl, add ¾ cup of quinoa". Layers and sides are few.
 */
export const eachInSentence =
  /(?<!\p{L})(?:(?:fill|stuff|top|brush|spread|sprinkle|season|dot|drizzle|garnish|wrap|cover|coat|finish|serve) (?:each (?!side|layer)|(?:an?|one) (?:\p{L}+ )?(?:tortilla|wrap|wrapper|bun|roll|taco|shell|cr[eê]pe|pancake|circle|round|square|slice|toast|cracker|leaf|cup|half)(?!\p{L}))[^.;!?\n]{0,40}(?<!\p{L})with|(?:to|into|in|on|onto|over|for) each (?!side|layer|of the sides)[^.;!?\n]{0,60})(?!\p{L})[^.;!?\n]{0,60}$/iu
/** "Jede Kugel mit drei Scheiben Speck umwickeln". */
export const eachInOthers =
  /(?<!\p{L})(?:jede[mnrs]?|chaque|cada|ogni|elke?) \p{L}+ [^.;!?\n]{0,40}(?<!\p{L})(?:mit|avec|con|com|met) [^.;!?\n]{0,40}$/iu
/** "The tortilla", of a recipe that fills ten of them. */
export const wrapped =
  /(?<!\p{L})(?:an?|one|the|your) (?:[\p{L}-]+ ){0,2}(tortilla|wrap|wrapper|bun|roll|taco|shell|pita|flatbread|naan|bagel|cr[eê]pe|pancake|waffle)(?!\p{L})/giu
/** "Scoop ¼ cup of the water": the water is not divided into pieces. */
export const ladled =
  /^ (?:of )?(?:the )?(?:[\p{L}-]+ ){0,3}(?:water|liquid|broth|stock|brine|juices?|syrup)(?!\p{L})/iu
/** A small amount in the middle of something, which is one of many. */
export const inTheMiddle = /^\)?[^.,;!?()\n]{0,40} (?:in|into|onto|on|at) the (?:cent(?:er|re)|middle) of/iu
/**
 * "A teaspoon" that the cook holds: "using a teaspoon", "press with a small cup to pack", "into a large cup or glass".
 */
export const heldSpoon =
  /^(?:[.,;:!?)]|$| (?:and|or(?! (?:so|more|two))|to|so|then|until|in|into|on|onto|from|by|if|as)(?!\p{L}))/iu

/**
 * Words for things that recipes divide into pieces. A cook who reserves some of it needs more of it for more servings.
 */
export const wholeAfter =
  /^ (?:(?:of|von|de|di|van) )?(?:(?:the|this|dem|der|la|le|el|il|het|de)[ ])?(?:\p{L}+ )?(?:batter|dough|mixture|filling|mix|teig|masse|pâte|farce|masa|mezcla|impasto|composto|beslag|deeg)(?!\p{L})/iu
export const reserved =
  /(?<!\p{L})(?:reserv|set aside|save|keep back|remov|retain|ladle out|take out)[^.;!?\n]{0,40}$/iu

/** "Skewer two bananas in a stick", "lay 1 piece of eggplant on a plate": one after the other. */
export const onOne = /^[^.,;!?()\n]{0,40} (?:on|onto|in|into) (?:an?|one) (?:\p{L}+ )?(?:skewer|stick)(?!\p{L})/iu
export const laid = /(?<!\p{L})(?:lay|place|put|take|dip|hold|grab|spread) $/iu
/** Counts of pieces, turns and vessels: "cut into 8 wedges", "in 3 additions", "step 2", "layer 1". */
export const notCountedBefore =
  /(?<!\p{L})(?:into|(?<!(?:beat|stir|mix|fold|whisk|whip|rub|blend|pour|drop|add|crack|break|press|work)\w{0,3} )in|layer|no\.?|number|part|for|serves|makes|every|to|nach|in je|durch|voor|par)(?: (?:about|roughly|at least|the))? $/iu
/** "In" in French and Spanish: "coupez en 4". In Dutch it is "and": "melk en 2 eieren". */
export const inOrAnd = /(?<!\p{L})en (?:(?:about|roughly) )?$/iu
export const numbered = /(?<!\p{L})(?:steps?|étape|paso|passo|schritt|stap|trin|steg) $/iu
/** Parts of a food: "fold in two sides of the tortilla". */
export const partOfFood = /^ (?:\p{L}+ )?(?:sides?|halves|ends?|edges?|corners?|layers?|rows?|times)(?!\p{L})/iu
/** "The zest of one lemon" and "juice of half a lemon" are amounts, unlike most words below two. */
export const pressed = /(?<!\p{L})(?:zest|juice|peel|rind|pulp|seeds) (?:and (?:zest|juice) )?(?:of|from) $/iu
/** A stick of butter is a measure. */
export const butter = /^ (?:of )?(?:\p{L}+ ){0,2}(?:butter|margarine)(?!\p{L})/iu
/** "1 inch of ginger" is an amount. Other lengths are sizes. */
export const pieceOfRoot =
  /^ (?:(?:long|fresh|piece|pieces|knob|of|peeled|grated) ){0,4}(?:ginger|turmeric|galangal|cinnamon|horseradish)(?!\p{L})/iu

/** Measures of recipes in Danish, Norwegian and Swedish. */
export const nordicMeasure =
  /^(?:[dcm]l|liter|kg|kilo|gram|tsk|ts|spsk|ss|msk|krm|teskje|teske|tesked|spiseskje|spiseske|matsked|kopp?|klype|knivspids|håndfull?|handfull?|næve|pakke|boks|dåse|burk)(?!\p{L})/iu
