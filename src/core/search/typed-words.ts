/** What was typed into the search box, taken apart. Each text may still hold several words ("crème-brûlée"). */
export interface TypedWords {
  /** What a recipe has. The alternatives of one are joined by OR. */
  wanted: Array<{ text: string; isQuoted: boolean; isAlternative: boolean }>
  /** What no ingredient may be ("without nuts", "-nuts"). */
  unwanted: Array<string>
}

const mostWords = 12

/** Leaves the meaning people know from search engines to quotes, a leading minus and OR, and to "without" what it says. */
export function readTypedWords(words: string): TypedWords {
  const typed: TypedWords = { wanted: [], unwanted: [] }
  let isAlternative = false
  let isUnwanted = false
  for (const [, minus, quoted, bare] of words.matchAll(/(-?)(?:"([^"]*)"?|([^\s"]+))/g)) {
    const text = (quoted ?? bare ?? '').trim()
    if (!/[\p{L}\p{N}]/u.test(text)) continue
    if (quoted === undefined && /^(?:OR|\|)$/.test(text) && typed.wanted.length > 0) isAlternative = true
    else if (quoted === undefined && text.toLowerCase() === 'without') isUnwanted = true
    else if (minus || isUnwanted) {
      typed.unwanted.push(text)
      isUnwanted = false
    } else {
      typed.wanted.push({ text, isQuoted: quoted !== undefined, isAlternative })
      isAlternative = false
    }
  }
  return { wanted: typed.wanted.slice(0, mostWords), unwanted: typed.unwanted.slice(0, mostWords) }
}
