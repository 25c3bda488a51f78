/**
 * Frequent words of recipes, by language. Neighbors share many of them, so only the counts of all words together tell
 * the language. Some stand without accents too, because scans lose those.
 */
const frequentWords = {
  en: 'the and with until for of into cup cups minutes to in or add heat over then from is it large',
  de: 'und der die das mit den auf bis dann minuten in zum ein eine dem im nach lassen geben wasser zutaten',
  fr: 'et les dans avec du pendant le la au des faire une un sur puis jusqu ajouter à minutes ou de',
  es: 'el los y con las hasta una minutos del ingredientes en la un que por se lo al cuando añadir sal de',
  it: 'il di per gli della minuti ingredienti nel fino con e le un una in del che la al poi aggiungete',
  nl: 'het een van met voor minuten tot toe bereiding eetlepels de en in op zout laat voeg dan water',
  pt: 'o os e com as até ate uma minutos do ingredientes em um por não nao da no ao adicione sal leve de',
  ro: 'se o la un de și si cu până pana din pe în minute apoi după dupa sare lingură linguri cuptor făină faina ouă adaugă adauga lasă amestecă foc zahăr apă sau este',
  sv: 'och på pa med till det av lite låt skär häll tillsätt ha gräddas mycket eller ugnen rör grädde smör grader efter ut därefter så tills',
  da: 'og på med til det af lidt lad indtil skær hæld tilsæt kom bages hvor meget eller ovnen rør fløde smør grader efter ud derefter',
  nb: 'og på med til det av litt la skjær hell tilsett ha stekes hvor mye eller ovnen rør fløte smør grader etter ut deretter',
  pl: 'i na z do w się sie przez oraz minut aż az soli dodać dodac lub łyżki lyzki od po że ze',
  cs: 'a na s do v se pak asi až nebo lžíce lzice jsme ve z přidáme pridame necháme také je mouky cibuli troubě těsto cukr',
  sk: 'a na s do v sa potom asi až alebo lyžice lyzice sme vo z pridáme pridame necháme tiež je múky cibuľu rúre cesto cukor',
  hr: 'i na s u se po pa oko minuta dok soli ili žlice zlice je za od dodajte ostavite zatim',
  fi: 'ja on tai noin minuuttia kunnes sekä seka voi lisää lisaa päälle joukkoon uunissa ainekset anna suolaa',
  hu: 'és es a az egy majd hogy míg mig percig hozzá hozza só so vagy kb sütjük tegyük evőkanál dkg',
  tr: 've bir için icin ile kadar su dakika tuz yemek kaşığı kasigi ekleyin bardağı bardagi üzerine daha olarak',
} as const

type LatinLanguage = keyof typeof frequentWords

const languages = Object.keys(frequentWords) as Array<LatinLanguage>

/** The languages of each frequent word. */
const languagesOf = new Map<string, Array<LatinLanguage>>()
for (const language of languages)
  for (const word of new Set(frequentWords[language].split(' ')))
    languagesOf.set(word, [...(languagesOf.get(word) ?? []), language])

/**
 * Letters of one language, or of the most frequent one of its script, with their least share of a text. Few letters tell
 * languages of the same script apart, so these come first. Much of a Japanese text is in Chinese characters.
 */
const scripts: ReadonlyArray<readonly [language: string, letters: RegExp, share: number]> = [
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/gu, 0.1],
  ['zh', /\p{Script=Han}/gu, 0.5],
  ['ko', /\p{Script=Hangul}/gu, 0.5],
  ['uk', /[іїєґ]/giu, 0.02],
  ['ru', /\p{Script=Cyrillic}/gu, 0.5],
  ['ur', /[ٹڈڑےں]/gu, 0.02],
  ['fa', /[پچگژ]/gu, 0.02],
  ['ar', /\p{Script=Arabic}/gu, 0.5],
  ['el', /\p{Script=Greek}/gu, 0.5],
  ['he', /\p{Script=Hebrew}/gu, 0.5],
  ['th', /\p{Script=Thai}/gu, 0.5],
]

/** Characters that are read. The first steps already tell the language. */
const enough = 5_000

/** Fewer frequent words than this tell nothing. */
const fewestWords = 4

/** Neighbors such as Danish and Norwegian come closer than this when the text is short. */
const clearLead = 1.2

/**
 * Guesses the language of a text by its script and its frequent words. Returns undefined when in doubt. `among` limits
 * the languages of the Latin script.
 */
export function guessLanguage(text: string, among?: ReadonlyArray<LatinLanguage>): string | undefined {
  const start = text.slice(0, enough)
  const script = scriptOf(start)
  if (script !== undefined && !among) return script
  const [best, second] = [...countWords(start)]
    .filter(([language]) => !among || among.some((allowed) => allowed === language))
    .toSorted(([, one], [, other]) => other - one)
  if (!best || best[1] < fewestWords || best[1] < clearLead * (second?.[1] ?? 0)) return undefined
  return best[0]
}

/**
 * Returns true if a text is certainly not in this language: another one has three times as many words. A language
 * without words here is not doubted.
 */
export function isOtherLanguage(text: string, language: string): boolean {
  const start = text.slice(0, enough)
  const counts = countWords(start)
  const own = counts.get(language)
  if (own === undefined) return false
  return scriptOf(start) !== undefined || Math.max(...counts.values()) >= Math.max(certainWords, 3 * own)
}

/** In a text of so many frequent words, no language is ahead of the right one by chance. */
const certainWords = 12

function scriptOf(text: string): string | undefined {
  const letters = lengthOf(text.match(/\p{L}+/gu))
  // An English recipe may name its foods in Japanese too.
  if (lengthOf(text.match(/\p{Script=Latin}+/gu)) * 2 > letters) return undefined
  return scripts.find(([, script, share]) => (text.match(script)?.length ?? 0) > letters * share)?.[0]
}

const lengthOf = (parts: ReadonlyArray<string> | null) => parts?.reduce((sum, { length }) => sum + length, 0) ?? 0

function countWords(text: string): Map<string, number> {
  const counts = new Map<string, number>(languages.map((language) => [language, 0]))
  for (const word of text.toLowerCase().match(/\p{L}+/gu) ?? [])
    for (const language of languagesOf.get(word) ?? []) counts.set(language, (counts.get(language) ?? 0) + 1)
  return counts
}
