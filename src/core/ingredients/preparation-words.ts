function wordSet(list: string): ReadonlySet<string> {
  return new Set(list.trim().split(/\s+/))
}

/** How a food was prepared before measuring. "Ground" and "dried" are left out, because ground beef is not beef. */
export const preparations = wordSet(`
  chopped minced sliced diced grated shredded crushed crumbled peeled cooked toasted melted softened packed sifted beaten
  cubed halved quartered julienned mashed pureed puréed squeezed shelled pitted seeded cored trimmed washed rinsed drained
  boiled blanched shaved slivered snipped torn cleaned scrubbed roasted steamed hulled husked stemmed deveined
  skinned cut chilled warmed warm cold tepid lukewarm cooled sautéed sauteed grilled broken
  julienne unpeeled uncooked defrosted thawed deseeded zested juiced stripped loosely lightly firmly tightly well
  finely coarsely freshly roughly thinly thickly very pounded reserved strained flaked coddled poached segmented
  homemade store-bought hard-cooked hard-boiled tight-packed well-packed good-quality top-quality scant shucked simmering packaged`)

/** Heat is a preparation only for liquids: hot sauce and boiling potatoes are foods. */
export const liquidHeat =
  /^(?:very )?(?:hot|boiling|simmering|scalded|warm) (?=(?:fresh |canned |chicken |beef |vegetable |fish )*(?:water|milk|cream|stock|broth)(?!\p{L}))/iu

/** Words that may accompany a preparation. */
export const preparationLinks = wordSet('and or & of the')

/** Adjectives that are never a food on their own: in "firm, ripe pears" the noun follows the comma. */
export const adjectives = wordSet(`
  fresh firm ripe skinless boneless skin-on bone-in red green yellow white black brown large small medium medium-size thick thin
  crisp young tender unsalted salted unsweetened sweet dry-roasted hot cold dry dried raw frozen whole plain good long short
  petite lean organic free-range light dark soft hard tart flat all-purpose extra-virgin low-fat low-sodium russet French Italian`)

/** The rest of the name describes use, choice or shape, not the food. */
export const remarks: ReadonlyArray<string> = [
  'for',
  'to taste',
  'to serve',
  'to garnish',
  'to finish',
  'to yield',
  'if',
  'as needed',
  'as desired',
  'as required',
  'such as',
  'like',
  'preferably',
  'at room temperature',
  'plus',
  'about',
  'approximately',
  'cut',
  'in',
  'from',
  'with',
  'without',
  'made',
  'dissolved',
  'to make',
  'to cover',
  'to coat',
  'to grease',
  'optional',
  'until',
  'depending',
  'see',
  'per',
  'including',
  'on',
  'packed',
  'halved',
  'peeled',
  'reserved',
  'divided',
  'thinly sliced',
  'finely chopped',
  'chopped',
  'sliced',
  'minced',
  'diced',
  'grated',
]
