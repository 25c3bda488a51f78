/** Nouns that cooks give a length. */
const nouns = [
  '(?:spring|cheese)?(?:tins?|pans?|cakes?|form)',
  'dish(?:es)?|ramekins?|mou?lds?|skillets?|pots?|saucepans?|casseroles?|plates?|bowls?|ovens?|baskets?|steamers?|sheets?|trays?',
  'rounds?|squares?|rectangles?|circles?|dis[ck]s?|ovals?|triangles?|rings?',
  'lo(?:af|aves)|logs?|ropes?|balls?|tarts?|pies?|crusts?|biscuits?|cookies?|layers?',
  'slices?|pieces?|cubes?|chunks?|dice|strips?|sticks?|stalks?|knobs?|thumbs?|lengths?|segments?|wedges?|matchsticks?|batons?|coins?|ribbons?|florets?|sections?|blocks?',
  'borders?|rims?|gaps?|edges?|holes?|space|intervals?',
  'tubes?|nozzles?|tips?|cutters?',
].join('|')
/** Words that can't stand between a length and its noun, by language. */
const otherWords = `(?:${[
  'and|or|in|into|to|of|from|with|using|on|for|at|by|then|an?|the|your|each|apart|away|above|below|up|down|over|under|around|between|across|before|after|so|that|which|until',
  'de|del|de[ils]|d[aio]|da[il]|du|entre',
  'von|vom|und|bis',
].join('|')})`
const noun = new RegExp(String.raw`^ (?:(?!${otherWords} )[\p{L}-]+ ){0,3}(?:${nouns})(?![\p{L}])`, 'iu')
const dimension = String.raw`(?:thick|long|wide|deep|high|tall|broad)`
const word = new RegExp(String.raw`^ (?!(?:${otherWords}|${dimension})(?!\p{L}))[a-z]`, 'u')

/** Returns whether a length describes the noun that follows: "an 8-inch cake tin", but "8 inches thick". */
export const describesNoun = (after: string): boolean => noun.test(after.slice(0, 60))

/** Returns whether a length after "a" or "an" describes what follows. */
export const describesWord = (after: string): boolean => word.test(after.slice(0, 20)) || describesNoun(after)

/** Returns "a" or "an" for a number: "an 8-inch tin", "an 18-inch tray". */
export function articleFor(number: string, written: string): string {
  const article = /^(?:8|1[18](?!\d)|⅛)/.test(number) ? 'an' : 'a'
  return written.startsWith('A') ? article.replace('a', 'A') : article
}
