import type { ZxcvbnFactory } from '@zxcvbn-ts/core'

/** zxcvbn's "safely unguessable": more than 10^8 guesses. Sign-in answers at most 60 guesses a day for one account. */
const lowestScore = 3

/** Scoring takes time for each character: 40 cost at most 30 ms on one core, 200 cost two seconds. */
const scoredCharacters = 40

/**
 * Measured on passwords full of `4`, `@` and `$`: the default of 100 takes ten times as long and finds nothing more.
 */
const l33tMaxSubstitutions = 10

let loading: Promise<ZxcvbnFactory> | undefined

/** Loads the dictionaries when the first password is chosen, because they take 45 MB of memory and 300 ms. */
async function load(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory }, common, english] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-en'),
  ])
  // Last names and the words of Wikipedia take another 15 MB and changed no result of the tests.
  const { 'lastnames-en': _names, 'wikipedia-en': _words, ...words } = english.dictionary
  return new ZxcvbnFactory({
    dictionary: { ...common.dictionary, ...words },
    graphs: common.adjacencyGraphs,
    maxLength: scoredCharacters,
    l33tMaxSubstitutions,
  })
}

/** Returns how hard a password is to guess for someone who knows `knownWords`, such as its owner's name. */
export async function passwordStrength(
  password: string,
  knownWords: ReadonlyArray<string>,
): Promise<'strong' | 'weak' | 'made of known words'> {
  loading ??= load()
  const zxcvbn = await loading
  const { score, sequence } = zxcvbn.check(password, [...knownWords])
  if (score >= lowestScore) return 'strong'
  return sequence.some((match) => match['dictionaryName'] === 'userInputs') ? 'made of known words' : 'weak'
}
