/** Gives numbers from 0 to 1, the same ones for the same start: what was seeded once can be seeded again. */
export type Random = () => number

/** Mulberry32: four lines, and even enough for a kitchen. Each recipe has a row of numbers of its own. */
export function createRandom(seed: number, index: number): Random {
  let state = (Math.imul(seed, 0x9e3779b1) ^ Math.imul(index + 1, 0x85ebca6b)) >>> 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

export const chance = (random: Random, share: number) => random() < share

export function pick<Item>(random: Random, items: ReadonlyArray<Item>): Item {
  const item = items[Math.floor(random() * items.length)]
  if (item === undefined) throw new RangeError('Nothing to pick from')
  return item
}

/**
 * The first of a list often, the last rarely, as words and cooks are met: how often falls with the place in the list (Zipf).
 * A flat list starts further down that curve, so that its first does not outweigh all the rest.
 */
export function pickCommon<Item>(random: Random, items: ReadonlyArray<Item>, flatness = 4): Item {
  const place = Math.floor(flatness * ((items.length + flatness) / flatness) ** random() - flatness)
  const item = items[place]
  if (item === undefined) throw new RangeError('Nothing to pick from')
  return item
}

/** Several different ones, in the order of the list. */
export function pickSome<Item>(random: Random, items: ReadonlyArray<Item>, count: number): Array<Item> {
  let wanted = Math.min(count, items.length)
  return items.filter((_, index) => {
    const isTaken = random() < wanted / (items.length - index)
    if (isTaken) wanted -= 1
    return isTaken
  })
}

export const between = (random: Random, [least, most]: readonly [number, number]) =>
  least + Math.floor(random() * (most - least + 1))
