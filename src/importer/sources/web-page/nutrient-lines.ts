import { isNutritionFact } from './likeness.ts'

/** Nutrients that no list of ingredients has. */
const nutrients = [
  // English
  '(?:saturated|trans|total|unsaturated) fats?',
  'saturates',
  'proteins?',
  '(?:(?:net|total) )?carb(?:ohydrate)?s?',
  'dietary fib(?:er|re)',
  'fib(?:er|re)',
  'sodium',
  'cholesterol',
  'calories',
  // German
  'kohlenhydrate',
  'ballaststoffe',
  'gesättigte fettsäuren',
  // French
  'protéines',
  'glucides',
  'lipides',
  'fibres',
  // Spanish, Portuguese and Italian
  'prote[ií]n(?:as?|e)',
  'carbo(?:hidratos|idrati|idratos)',
  'fib(?:ra|re)',
  // Dutch and the Nordic languages
  'koolhydraten',
  'vezels',
  'kol?hydrater',
].join('|')

/** Nutrients that are foods, too. */
const foods = [
  // English
  'fats?',
  'sugars?',
  'salt',
  // German
  'fett',
  'zucker',
  'salz',
  'eiwei(?:ß|ss)',
  // French
  'sucres?',
  'sel',
  // Spanish, Portuguese and Italian
  'grasas?',
  'gorduras?',
  'grassi',
  'azúcar(?:es)?',
  'açúcar(?:es)?',
  'zuccheri',
  'sale?',
  // Dutch
  'vet(?:ten)?',
  'suikers?',
  'zout',
  'eiwit(?:ten)?',
].join('|')

const amountOf = (names: string) => new RegExp(String.raw`^[\d.,]+\s*(?:m?g|µg)?\s+(?:of )?(?:${names})$`, 'iu')
const nutrientAmount = amountOf(nutrients)
const foodAmount = amountOf(foods)

/** Returns true for "5 g protein" and "320 kcal", but not for "30 g sugar", which may be a food. */
export const isNutrient = (line: string): boolean => nutrientAmount.test(line) || isNutritionFact(line)

/** Returns true for "30 g sugar", which may be one of the nutrition facts. */
export const mayBeNutrient = (line: string): boolean => foodAmount.test(line)
