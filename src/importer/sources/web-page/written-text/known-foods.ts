import { contentsOf } from '../../../../core/ingredients/foods/contents-of.ts'
import { foodName } from '../../../../core/ingredients/food.ts'

/**
 * Letters and words that English, German, French, Spanish, Italian and Dutch do not have. The food table has few foods of
 * other languages.
 */
const otherLetters =
  /(?!\p{Script=Latin})\p{L}|[ąćęłńśźżčďěňřšťůžőűığşășțåæøãõđðþāēģīķļņūėįųəơư]|(?<![\p{L}.])(?:och|med|til|till|og|com|ao|até|ja|tai|sekä|oraz|lub|na|és|az|egy|ve|ile|cu|pe|dengan|yang|amb|els|eta|ir|ingredienser|ainekset|malzemeler|sestavine|sastojci|bahan)(?!\p{L})/iu

const longestLooked = 20_000

/** Returns true for a text in a language of which the food table has too few foods to tell a recipe by them. */
export const isInOtherLanguage = (text: string) => otherLetters.test(text.slice(0, longestLooked))

/** A longer list shows early what it is of. Each food takes some microseconds. */
const mostLooked = 200

/** Returns whether the food table has at least half of the foods. A list of people, tools or chemicals has few of them. */
export function areKnownFoods(lines: ReadonlyArray<string>): boolean {
  const looked = lines.slice(0, mostLooked)
  return looked.filter((line) => contentsOf(foodName(line)).isKnown).length * 2 >= looked.length
}
