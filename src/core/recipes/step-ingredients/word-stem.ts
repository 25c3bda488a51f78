import { foldLetters } from '../../text/fold-letters.ts'

/** Plurals and spellings that no rule joins. */
const irregular: ReadonlyMap<string, string> = new Map(
  (
    'leaves leaf|loaves loaf|halves half|eieren ei|eier ei|eiern ei|huevo huev|uova uov|uovo uov|nueces nuez|chilli chil|chillies chil|chilies chil|' +
    'chiles chil|chile chil|chili chil|chilis chil|yoghurt yogurt|doughnut donut|paste paste|pastes paste|zest zest|wedge wedg|' +
    'sticky sticky|poivron poivron|poivrons poivron'
  )
    .split('|')
    .map((pair) => pair.split(' ') as [string, string]),
)

/**
 * Joins the forms of a noun: "onions" and "onion", "berries" and "berry", "Zwiebeln" and "Zwiebel", "farines" and
 * "farine". Stems are no words.
 */
export function wordStem(word: string): string {
  const folded = foldLetters(word)
  const known = irregular.get(folded)
  if (known !== undefined || folded.length < 4) return known ?? folded
  return folded
    .replace(/ies$/, 'y')
    .replace(/(?<=ch|sh|x|o|s|z)es$/, '')
    .replace(/(?<=\p{L}{3})s$/u, '')
    .replace(/(?<=\p{L}{3})(?:en|n)$/u, '')
    .replace(/(?<=\p{L}{3})[aeiouy]$/u, '')
}
