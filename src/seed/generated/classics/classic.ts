import type { Template } from '../fill.ts'

export type Method = 'simmer' | 'bake' | 'fry' | 'boil' | 'grill' | 'dough' | 'batter' | 'mix' | 'set'

/** A well-known dish with a name of its own. */
export interface Classic {
  title: string
  cuisine: string
  categories: ReadonlyArray<string>
  method: Method
  lines: ReadonlyArray<Template>
}

/** Parses a table of `title; cuisine; categories; method; line + line + …`, most common first. */
export function classicsOf(table: string): Array<Classic> {
  return table
    .trim()
    .split('\n')
    .map((row) => {
      const [title = '', cuisine = '', categories = '', method = '', lines = ''] = row
        .split(';')
        .map((cell) => cell.trim())
      if (!isMethod(method)) throw new Error(`"${title}" has no method "${method}"`)
      return { title, cuisine, categories: categories.split(', '), method, lines: lines.split(' + ') }
    })
}

/** Steps by method. `{first}`, `{second}`, `{third}` and `{last}` stand for ingredient words. */
export const stepsOf: Readonly<Record<Method, ReadonlyArray<Template>>> = {
  simmer: [
    'Prepare the {first} and have everything else [ready|within reach].',
    'Cook the {second} in a heavy pot over a medium heat until [soft|golden and fragrant].',
    'Add the {first} and the {third}, cover and simmer until tender, [40 minutes|1 hour|1 1/2 hours] or a little longer.',
    'Taste, season, and finish with the {last}.',
  ],
  bake: [
    'Heat the oven to [180|190|200] °C.',
    'Prepare the {first} and mix it with the {second}.',
    'Add the {third}, put everything into a dish and bake for [30|40|45] minutes, until golden.',
    'Rest for 10 minutes and finish with the {last}.',
  ],
  fry: [
    'Mix the {first} with the {second} and season well.',
    'Add the {third} and leave to stand for [15|30] minutes.',
    'Fry in batches over a medium-high heat for [3|4|5] minutes on each side.',
    'Drain, and serve at once with the {last}.',
  ],
  boil: [
    'Bring a large pan of salted water to the boil.',
    'Prepare the {first} and cook it until just tender. Drain, keeping a cup of the water.',
    'Toss with the {second} and the {third} over a low heat until everything clings together.',
    'Finish with the {last} and eat straight away.',
  ],
  grill: [
    'Turn the {first} in the {second} and leave in the fridge for at least [1 hour|4 hours].',
    'Heat a grill until very hot.',
    'Grill the {first} for [4|6|8] minutes on each side, until charred in places.',
    'Rest, slice, and serve with the {third} and the {last}.',
  ],
  dough: [
    'Mix the {first} with the {second} and knead for 10 minutes, until smooth.',
    'Cover and leave to rise until doubled, [1 hour|1 1/2 hours|overnight in the fridge].',
    'Shape on a floured board and work in the {third}.',
    'Bake in a hot oven until deep brown and hollow-sounding. Finish with the {last}.',
  ],
  batter: [
    'Whisk the {first} with the {second} until smooth.',
    'Stir in the {third} and leave to rest for [15|20|30] minutes.',
    'Cook until golden on both sides.',
    'Serve warm with the {last}.',
  ],
  mix: [
    'Prepare the {first} and put it into a large bowl.',
    'Add the {second} and the {third} and toss.',
    'Leave for 10 minutes so that the flavours get to know each other.',
    'Finish with the {last} and serve.',
  ],
  set: [
    'Warm the {first} with the {second} without letting it boil.',
    'Whisk in the {third} and cook gently, stirring, until it thickens.',
    'Pour into dishes and chill for at least [3|4] hours.',
    'Finish with the {last} just before serving.',
  ],
}

const isMethod = (name: string): name is Method => Object.hasOwn(stepsOf, name)
