import type { Line } from './line-candidates.ts'
import { bestGroup, stemsOf } from './sections.ts'
import { wordStem } from './word-stem.ts'

interface StepContext {
  used: ReadonlySet<number>
  section: string | null
  /** The lines that later steps name. */
  later: ReadonlySet<number>
  /** The lines that the step names by themselves. */
  named: ReadonlyArray<number>
}

const things = String.raw`(?:ingredients?|zutaten|ingrédients|ingredientes|ingredienti|ingrediënten|components|componenti|suroviny|ingredienc(?:e|ie)|sastojk[ei]|sastojci|składniki|ingrediens(?:er|erne|erna)?)`
const rest = new RegExp(
  String.raw`(?<!\p{L})(?:remaining|rest of(?: the)?|all (?:the )?other|restlichen?|übrigen|reste des|resto de(?: los)?|demás|restanti|overige)\s+(?:\p{L}+ )?${things}(?!\p{L})`,
  'iu',
)
const every = new RegExp(
  String.raw`(?<!\p{L})(?:all(?: of)?(?: the)?(?: above)?|alle|tous les|todos los|tutti gli|todos os|všetky|všechny|sve|wszystkie|alla|everything|the|die)\s+${things}(?!\p{L})(?: (?:for|of) (?:the )?(\p{L}+))?`,
  'iu',
)
const named = new RegExp(
  String.raw`(?:(?<!\p{L})(\p{L}+(?: \p{L}+)?)\s+)?(?<!\p{L})${things}(?!\p{L})(?: (?:for|of|für) (?:the |den |die |das )?(\p{L}+))?`,
  'giu',
)
const thing = new RegExp(things, 'iu')
const except = /(?<!\p{L})(?:except|apart from|but not|außer|sauf|excepto|tranne|behalve)[^.;]*$/iu

const stemsIn = (list: string) => new Set(list.split(' ').map(wordStem))
const dry = stemsIn(
  'flour sugar sweetener salt powder soda cornstarch cornflour cocoa cinnamon nutmeg ginger clove cardamom oat yeast semolina spice mehl zucker salz farine sucre sel',
)
const wet = stemsIn(
  'milk egg oil butter water buttermilk vanilla yogurt cream honey syrup extract juice vinegar milch öl eier',
)

/** Returns the lines that a step calls by the name of their group: "the dry ingredients", "all ingredients". */
export function groupsNamed(
  text: string,
  lines: ReadonlyArray<Line>,
  { used, section, later, named: own }: StepContext,
): Array<number> {
  if (!thing.test(text)) return productsNamed(text, lines, { used, later, named: own })
  const inSection = section === null ? lines : lines.filter(({ group }) => group === section)
  const found = kindsNamed(text, lines, { used, section, named: own })
  if (found !== null) return found.every((place) => used.has(place)) ? [] : found
  if (rest.test(text)) {
    const excepted = except.exec(text)?.[0] ?? ''
    const left = inSection.filter(
      ({ place }) => !used.has(place) && !later.has(place) && !(excepted !== '' && own.includes(place)),
    )
    return left.map(({ place }) => place)
  }
  const [whole, after] = every.exec(text) ?? []
  if (whole === undefined) return []
  const groups = [...new Set(lines.flatMap(({ group }) => (group === null ? [] : [group])))]
  const asked = after === undefined ? null : bestGroup([wordStem(after)], groups)
  const chosen = asked === null ? inSection : lines.filter(({ group }) => group === asked)
  // "Blend the ingredients" after the step that named them means the same ones.
  if (chosen.filter(({ place }) => later.has(place)).length > chosen.length / 2) return []
  const excepted = except.exec(text)?.[0] ?? ''
  const told = chosen.filter(({ place }) => used.has(place))
  // "Dice the pickles. Mix all ingredients."
  const isAll = /^(?:all|alle)/i.test(whole)
  if (isAll ? told.length > chosen.length / 3 : told.length > 0) return []
  if (excepted !== '') return chosen.filter(({ place }) => !own.includes(place)).map(({ place }) => place)
  const isWithin = section !== null || own.every((place) => chosen.some((line) => line.place === place))
  return own.length > 0 && !(isWithin && isAll) ? [] : chosen.map(({ place }) => place)
}

/** "Stir in the taco seasoning" means the lines below that heading, if no step is about them. */
function productsNamed(
  text: string,
  lines: ReadonlyArray<Line>,
  { used, later, named: own }: Pick<StepContext, 'used' | 'later' | 'named'>,
): Array<number> {
  const groups = Map.groupBy(lines, ({ group }) => group)
  if (groups.size < 2) return []
  const stems = stemsOf(text)
  return [...groups].flatMap(([group, members]) => {
    const [before, last] = group === null ? [] : stemsOf(group.replace(/\(.*|:.*$/su, '')).slice(-2)
    const isNamed = stems.some(
      (stem, at) => stem === (last ?? before) && (last === undefined || stems[at - 1] === before),
    )
    const isTold = members.some(({ place }) => used.has(place) || later.has(place) || own.includes(place))
    return isNamed && !isTold && members.length > 1 ? members.map(({ place }) => place) : []
  })
}

/** The dry ingredients of the cake are not those of its glaze. */
function ofOneGroup(
  lines: ReadonlyArray<Line>,
  { used, section }: Pick<StepContext, 'used' | 'section'>,
): ReadonlyArray<Line> {
  const next = lines.find(({ place }) => !used.has(place))?.group ?? null
  const asked = lines.some(({ group }) => group === section) ? section : next
  return lines.filter(({ group }) => group === asked)
}

function kindsNamed(
  text: string,
  lines: ReadonlyArray<Line>,
  { used, section, named: own }: Pick<StepContext, 'used' | 'section' | 'named'>,
): Array<number> | null {
  const groups = [...new Set(lines.flatMap(({ group }) => (group === null ? [] : [group])))]
  const isRest = rest.test(text)
  const places: Array<number> = []
  let hasFound = false
  for (const [, before, after] of text.matchAll(named)) {
    const stems = `${before ?? ''} ${after ?? ''}`.trim().split(' ').map(wordStem)
    const group = bestGroup(stems, groups)
    const kind =
      stems.includes(wordStem('dry')) || stems.includes('trocken')
        ? dry
        : stems.some((stem) => [wordStem('wet'), wordStem('liquid')].includes(stem))
          ? wet
          : null
    if (group === null && kind === null) continue
    hasFound = true
    const chosen =
      group !== null
        ? lines.filter((line) => line.group === group && !(isRest && used.has(line.place)))
        : ofOneGroup(
            lines.filter(({ names }) => names.some(({ heads }) => [...heads].some((head) => kind?.has(head)))),
            { used, section },
          )
    // "The dry ingredients (flour, soda and salt)", and "add the dry ingredients" after they were mixed.
    const isKnown =
      group === null &&
      (chosen.some(({ place }) => used.has(place)) || chosen.filter(({ place }) => own.includes(place)).length > 1)
    if (!isKnown) places.push(...chosen.map(({ place }) => place))
  }
  return hasFound ? places : null
}
