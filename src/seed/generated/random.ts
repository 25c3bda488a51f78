/** Returns numbers from 0 to 1, the same sequence for the same seed. */
export type Random = () => number

/** Creates a Mulberry32 generator, which is short and uniform enough here. Each recipe has its own sequence. */
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
 * Picks early items often and late ones rarely, following Zipf's law, as real words and authors do.
 * A higher flatness starts further down the curve, so that the first item doesn't dominate.
 */
export function pickCommon<Item>(random: Random, items: ReadonlyArray<Item>, flatness = 4): Item {
  const place = Math.floor(flatness * ((items.length + flatness) / flatness) ** random() - flatness)
  const item = items[place]
  if (item === undefined) throw new RangeError('Nothing to pick from')
  return item
}

/** Picks different items and keeps the list order. */
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
