import type { Step } from '../recipe.ts'

/** Words for what a recipe waits for, in the languages the importer reads best. The first that a step has wins. */
const waits: ReadonlyArray<readonly [name: string, words: RegExp]> = [
  ['marinating', /\bmarin(?:at|ier|er|ar)/iu],
  [
    'rising',
    /\b(?:ris(?:e|es|ing|en)\b|proof|proving|prove\b|doubled? in (?:size|bulk)|aufgehen|gehen lassen|lever\b|levar|lievit|rijzen|jäsa|hæve)/iu,
  ],
  ['soaking', /\b(?:soak|einweichen|tremper|remojo|ammollo|weken\b)/iu],
  ['freezing', /\b(?:freez(?:e|er|ing)|gefrier|einfrieren|congél|congelador|congelar|freezer|invriezen|vriezer)/iu],
  [
    'chilling',
    /\b(?:chill|refrigerat|fridge|kühl(?:en|schrank)|kalt stellen|réfrigér|frigo|nevera|refriger|frigorífico|koelkast|kylskåp|køleskab)/iu,
  ],
  ['cooling', /\b(?:cool|abkühlen|auskühlen|refroidir|enfriar|raffreddare|afkoelen)/iu],
  ['slow cooking', /\b(?:slow cooker|crock-?pot)/iu],
]

/** Returns what the time of a recipe beyond prep and cook is for, such as "chilling". */
export function waitingIn(steps: ReadonlyArray<Pick<Step, 'text'>>): string {
  return waits.find(([, words]) => steps.some(({ text }) => words.test(text)))?.[0] ?? 'resting'
}
