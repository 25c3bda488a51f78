/** As keys lie: each row begins half a key further right than the one above. */
const keyboards = [
  ['1234567890-=', 'qwertyuiop[]', "asdfghjkl;'", 'zxcvbnm,./'],
  ['1234567890ß', 'qwertzuiopü+', 'asdfghjklöä', 'yxcvbnm,.-'],
  ['1234567890', 'azertyuiop', 'qsdfghjklm', 'wxcvbn'],
].map(neighboursOf)

/** With shift held, on most keyboards. */
const shifted = new Map([...'!@#$%^&*()'].map((sign, index) => [sign, '1234567890'[index] ?? sign]))

/** The keypad's straight ways. All its keys touch, so that any number would be a walk. */
const keypadLines = [
  '147',
  '258',
  '369',
  '741',
  '852',
  '963',
  '159',
  '951',
  '357',
  '753',
  '7410',
  '0147',
  '8520',
  '0258',
]

/** More than so many pieces are no pattern that is tried, but somebody's own. */
const mostPieces = 6
const fewestKeys = 3
/** A letter or a sign put somewhere, or two. */
const mostOther = 2

/**
 * Whether a text is made of walks over neighbouring keys, rows as well as columns and zigzags, of sequences such as `abcd` and
 * `2468`, of one character repeated and of years.
 */
export function isWalk(plain: string): boolean {
  const keys = [...plain].map((sign) => shifted.get(sign) ?? sign)
  return keyboards.some((near) => {
    let pieces = 0
    let other = 0
    for (let at = 0; at < keys.length;) {
      const length = pieceAt(keys, at, near)
      if (length >= fewestKeys) pieces += 1
      else other += length
      at += length
    }
    return pieces > 0 && pieces <= mostPieces && other <= mostOther
  })
}

type Near = ReadonlySet<string>

/** How long the piece is that begins here; one where none does. */
function pieceAt(keys: ReadonlyArray<string>, start: number, near: Near): number {
  const rest = keys.slice(start)
  const text = rest.join('')
  const lengths = [
    lengthWhile(rest, (before, key) => before === key || near.has(before + key)),
    lengthWhile(rest, (before, key) => before === key),
    lengthWhile(rest, (before, key) => stepOf(before, key) === stepOf(rest[0], rest[1])),
    ...keypadLines.map((line) => (text.startsWith(line) ? line.length : 0)),
    /^(?:19|20)\d\d/.test(text) ? 4 : 0,
  ]
  const longest = Math.max(...lengths)
  return longest >= fewestKeys ? longest : 1
}

function lengthWhile(keys: ReadonlyArray<string>, goesOn: (before: string, key: string) => boolean): number {
  let length = 1
  while (length < keys.length && goesOn(keys[length - 1] ?? '', keys[length] ?? '')) length += 1
  return length
}

/** Up or down the alphabet or the digits by one or two; no step is like any other that is none. */
function stepOf(before = '', key = ''): number {
  const step = key.charCodeAt(0) - before.charCodeAt(0)
  const isInOne = /^(?:[a-z]{2}|\d{2})$/.test(before + key)
  return isInOne && Math.abs(step) <= 2 ? step : Number.NaN
}

function neighboursOf(rows: ReadonlyArray<string>): Near {
  const near = new Set<string>()
  rows.forEach((row, y) => {
    const [here, below = []] = [[...row], [...(rows[y + 1] ?? '')]]
    here.forEach((key, x) => {
      // The last is not beside it, but the step back in `q1w2e3`.
      for (const other of [here[x + 1], below[x], below[x - 1], below[x + 1]])
        if (other) near.add(key + other).add(other + key)
    })
  })
  return near
}
