import { wordsOf } from './foods/words.ts'

const folded = (words: string): ReadonlySet<string> => new Set(wordsOf(words))

const waters =
  folded(`water eau wasser leitungswasser kochwasser nudelwasser eiswasser acqua agua água vatten kranvatten vand vann
  kookwater kraanwater pastawater woda wody voda vody vodu vesi vettä su suyu víz apă apa вода воды води νερό νερού
  水 お湯 湯 冷水 热水 熱水 温水 清水 開水 开水 물 ماء מים น้ำ`)
/** Words beside tap water: how hot it is, and where it comes from. Mineral, sparkling or barley water is bought. */
const kinds =
  folded(`ice iced cold cool hot warm lukewarm tepid boiling boiled simmering tap filtered fresh plain pasta starchy cooking
  du de la le the of robinet cuisson froide chaude tiède bouillante glacée
  kaltes kalte kalten warmes warme warmen heißes heiße heißen lauwarmes lauwarme lauwarmen kochendes kochende kochenden siedendes eiskaltes
  fredda calda tiepida bollente cottura di rubinetto fría caliente tibia templada hirviendo cocción del grifo fria quente morna fervente gelada
  koud koude warm warme lauw lauwe lauwwarm kokend kokende kallt varmt ljummet kokande kaldt koldt lunkent kogende
  zimna zimnej ciepła ciepłej gorąca gorącej wrząca wrzącej letnia letniej studená teplá vlažná vroucí kylmä lämmin kuuma
  soğuk sıcak ılık kaynar hideg meleg langyos холодная холодной теплая теплой тёплая тёплой горячая горячей кипяченая`)

/** Tap water, which nobody buys, by the key of a food. */
export function isTapWater(key: string): boolean {
  const words = key.split(' ')
  return words.some((word) => waters.has(word)) && words.every((word) => waters.has(word) || kinds.has(word))
}
