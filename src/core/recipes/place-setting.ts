const tables = ['clay', 'teal', 'honey', 'plum', 'sage'] as const

/** The drawing for a recipe without a picture: an empty dish and the color of the table. */
export interface PlaceSetting {
  dish: 'plate' | 'pan' | 'board' | 'bowl' | 'baking'
  table: (typeof tables)[number]
}

/** The first match wins. The id usually comes from the title, so it helps when no category matches. */
const madeIn: ReadonlyArray<[RegExp, PlaceSetting['dish']]> = [
  [/soup|stew|broth|chowder|chili|curry|noodle|ramen|pasta|porridge/, 'bowl'],
  [/dessert|baking|bread|cake|cookie|brownie|muffin|pie\b|sweet/, 'baking'],
  [/breakfast|brunch|pancake|omelet|fried/, 'pan'],
  [/salad|snack|appetizer|starter|vegetarian|vegan|healthy/, 'board'],
]
/** Neutral dishes. A soup bowl or a whisk would look odd with a roast. */
const forAnything = ['plate', 'pan', 'board'] as const

/** Always gives the same recipe the same drawing, and varies between recipes. */
export function placeSettingOf({ id, categories }: { id: string; categories: ReadonlyArray<string> }): PlaceSetting {
  const words = `${categories.join(' ')} ${id}`.toLowerCase()
  let mixed = 0
  for (const letter of id) mixed = (mixed * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003
  const fitting = madeIn.find(([pattern]) => pattern.test(words))?.[1]
  // The plate adds variety, so that a page of desserts doesn't show only whisks.
  const choices = fitting ? ([fitting, fitting, 'plate'] as const) : forAnything
  return {
    dish: pick(choices, Math.floor(mixed / tables.length) % choices.length),
    table: pick(tables, mixed % tables.length),
  }
}

function pick<Item>(items: readonly [Item, ...Array<Item>], index: number): Item {
  return items[index] ?? items[0]
}
