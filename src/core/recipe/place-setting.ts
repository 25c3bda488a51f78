const tables = ['clay', 'teal', 'honey', 'plum', 'sage'] as const

/** What is drawn for a recipe without a picture: an empty dish, and the colour of the table it stands on. */
export interface PlaceSetting {
  dish: 'plate' | 'pan' | 'board' | 'bowl' | 'baking'
  table: (typeof tables)[number]
}

/** The first that fits. An address is mostly made of the title, so it helps where no category says anything. */
const madeIn: ReadonlyArray<[RegExp, PlaceSetting['dish']]> = [
  [/soup|stew|broth|chowder|chili|curry|noodle|ramen|pasta|porridge/, 'bowl'],
  [/dessert|baking|bread|cake|cookie|brownie|muffin|pie\b|sweet/, 'baking'],
  [/breakfast|brunch|pancake|omelet|fried/, 'pan'],
  [/salad|snack|appetizer|starter|vegetarian|vegan|healthy/, 'board'],
]
/** A soup bowl or a whisk would be odd with a roast. */
const forAnything = ['plate', 'pan', 'board'] as const

/** The same recipe always has the same one, and a page of recipes has several. */
export function placeSettingOf({ id, categories }: { id: string; categories: ReadonlyArray<string> }): PlaceSetting {
  const words = `${categories.join(' ')} ${id}`.toLowerCase()
  let mixed = 0
  for (const letter of id) mixed = (mixed * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003
  const fitting = madeIn.find(([pattern]) => pattern.test(words))?.[1]
  // A plate suits everything, and a page of desserts is not all whisks.
  const choices = fitting ? ([fitting, fitting, 'plate'] as const) : forAnything
  return {
    dish: pick(choices, Math.floor(mixed / tables.length) % choices.length),
    table: pick(tables, mixed % tables.length),
  }
}

function pick<Item>(items: readonly [Item, ...Array<Item>], index: number): Item {
  return items[index] ?? items[0]
}
