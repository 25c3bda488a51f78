/** Returns whole numbers below a limit, always the same for a seed. */
export type Random = (limit: number) => number

/** Creates random numbers with a linear congruential generator of 48 bits, the one of `drand48`. */
export function randomOf(seed: number): Random {
  const modulus = 1n << 48n
  let state = ((BigInt(seed) << 16n) + 0x330en) % modulus
  return (limit) => {
    state = (state * 0x5deece66dn + 11n) % modulus
    return Number((state >> 16n) % BigInt(Math.max(1, limit)))
  }
}

/** Texts that mean something to at least one parser. */
const tokens = [
  '<',
  '>',
  '</',
  '<![CDATA[',
  ']]>',
  '<!DOCTYPE a [',
  '&lol;',
  '&#0;',
  '&#x110000;',
  '<recipe>',
  '<div>',
  '<li>',
  '{',
  '}',
  '[',
  ']',
  '"',
  '\\',
  ',',
  ':',
  'null',
  '{"@type":"Recipe",',
  '[[',
  '"ingredients":',
  '"steps":[{',
  '---\n',
  '*a ',
  '&a ',
  '? ',
  '- ',
  '  ',
  '\t',
  '|',
  '!!js/function ',
  '<<: *a\n',
  '\n\n',
  '\r',
  '\r\n',

  'MMMMM-----',
  '=====',
  '-----',
  '* Exported from MasterCook *',
  'Title: ',
  'Ingredients:\n',
  'Directions:\n',
  ', ',
  '@salt{',
  '>> ',
  '[-',
  '-]',
  '== ',
  '# ',
  '1. ',
  '(',
  ')',
  '1/',
  '½',
  '9'.repeat(30),
  '-1',
  'PT1H',
  '1e999',
  "'",
  "''",
  'INSERT INTO recipes (',
  'VALUES (',
  'ARRAY[',
  '::',
  '\0',
  '\ufeff',
  '\ud83c\udf70',
  'ß',
  '\u00ad',
]
const strayBytes = [0x00, 0x80, 0xc3, 0xe2, 0xf0, 0xfe, 0xff]
const mostRepetitions = 20_000
const largest = 1_000_000

type Damage = (bytes: Buffer, random: Random, other: Buffer) => Buffer

const tokenOf = (random: Random) => Buffer.from(tokens[random(tokens.length)] ?? '')
const rangeOf = (bytes: Buffer, random: Random) => {
  const from = random(bytes.length)
  return bytes.subarray(from, from + 1 + random(Math.min(2_000, bytes.length - from)))
}
const inserted = (bytes: Buffer, at: number, part: Buffer) =>
  Buffer.concat([bytes.subarray(0, at), part, bytes.subarray(at)])
const repeated = (part: Buffer, times: number) =>
  Buffer.alloc(Math.min(largest, part.length * times), part.length > 0 ? part : ' ')

const damages: ReadonlyArray<Damage> = [
  // Cut off at the end or at the start.
  (bytes, random) => bytes.subarray(0, random(bytes.length)),
  (bytes, random) => bytes.subarray(random(bytes.length)),
  // Leave out a part.
  (bytes, random) => {
    const from = random(bytes.length)
    return Buffer.concat([bytes.subarray(0, from), bytes.subarray(from + 1 + random(500))])
  },
  // Insert a token, a part of the same file, or a part of another file.
  (bytes, random) => inserted(bytes, random(bytes.length), tokenOf(random)),
  (bytes, random) => inserted(bytes, random(bytes.length), rangeOf(bytes, random)),
  (bytes, random, other) => inserted(bytes, random(bytes.length), rangeOf(other, random)),
  // Repeat a token or a part many times.
  (bytes, random) => inserted(bytes, random(bytes.length), repeated(tokenOf(random), random(mostRepetitions))),
  (bytes, random) => inserted(bytes, random(bytes.length), repeated(rangeOf(bytes, random), random(200))),
  // Change bytes.
  (bytes, random) => {
    const changed = Buffer.from(bytes)
    for (let left = 1 + random(20); left > 0 && changed.length > 0; left -= 1)
      changed[random(changed.length)] = strayBytes[random(strayBytes.length)] ?? random(256)
    return changed
  },
  // Replace a letter or digit everywhere.
  (bytes, random) => {
    const [wanted, replacement] = [bytes[random(bytes.length)], random(128)]
    return Buffer.from(bytes.map((byte) => (byte === wanted ? replacement : byte)))
  },
  // Another charset.
  (bytes) => Buffer.from(bytes.toString('latin1')),
  (bytes) => Buffer.from(bytes.toString('utf8'), 'utf16le'),
]

/** Damages a file in one to four ways. */
export function damaged(bytes: Buffer, random: Random, other: Buffer): Buffer {
  let result = bytes
  for (let left = 1 + random(4); left > 0; left -= 1) {
    const damage = damages[random(damages.length)]
    if (damage) result = damage(result, random, other)
  }
  return result.subarray(0, largest)
}
