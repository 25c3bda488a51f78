import { isGroupHeading } from '../../../readers/written-lines.ts'
import { isServings } from '../likeness.ts'
import { sectionOfLine } from '../section-words.ts'
import { dishInGreeting } from './chat-words.ts'
import { isFactLine } from './note-facts.ts'
import { bareLine, startOfLists } from './note-lines.ts'

const longestTitle = 120
/** Above the name of the site, a copied page has its menu. */
const fewestLinks = 2
const fewestWords = 4
const navigation =
  /^(?:skip to .*|menu|home(?:page)?|recipes?|about(?: us| me)?|shop|contact(?: us)?|blog|search(?: .*)?|log ?in.*|sign (?:in|up).*|register|subscribe|newsletter|my account|cart|startseite|rezepte|suche.*|anmelden|kontakt|über (?:uns|mich)|accueil|recettes|rechercher?|connexion|inicio|recetas|buscar|ricette|cerca|accedi|receitas|recepten|zoeken|inloggen|hem|recept|opskrifter)$/iu
/** "Home > Recipes > Soups", "Starters | Mains | Desserts" */
const trail = /^[^>›»|]{1,40}(?:\s*[>›»|]\s*[^>›»|]{1,40}){2,}$|^[^>›»]{1,40}\s[>›»]\s[^>›»]{1,40}$/u
const hook =
  /^(?:pov|re|aw|wg|fwd?)\b\s?:|^(?:so |okay |hey )?(?:today|in this video|heute|hoy|aujourd['’]hui|oggi)(?: \S+){5}/iu
/** "Easy recipe", "RECETA FÁCIL" */
const kindOnly =
  /^(?:(?:easy|quick|new|simple|einfaches?|schnelles?|neues?) )?(?:recipe|rezept|recette|receta|ricetta|receita|recept|opskrift|przepis)(?: (?:time|of the day|des tages|facile|fácil|rapida|rápida|del d[ií]a|du jour|del giorno))?$/iu

/** A longer line is no title. Its end is not looked for, because that takes time proportional to the square of its length. */
const longestRead = 300
/** "From the kitchen of: Ruth" is printed on cards. "Te paso la receta" hands over a recipe. */
const handsOver =
  /^from the kitchen of|(?<!\p{L})(?:here(?:['’]s| is)|this is|hier (?:ist|kommt)|voici|(?:te|os|les) (?:paso|dejo|mando)|aquí (?:tienes|va|está)|ecco|ti mando|vi lascio|segue|hier is|här (?:är|kommer)|her er|podaję|przesyłam|oto)\s.{0,30}(?:recipe|rezept|recette|receta|ricetta|receita|recept(?:et)?|opskrift(?:en)?|przepis)(?!\p{L})/iu

const bare = (line: string) =>
  bareLine(line.slice(0, longestRead)).replaceAll(/^[^\p{L}\p{N}(]+|[^\p{L}\p{N})!?.:,;…。]+$/gu, '')

const isNavigation = (words: string) => words.length <= longestTitle && (navigation.test(words) || trail.test(words))

/** Returns true for a first line that cannot name the dish: a sentence, a greeting, a menu, the subject of an answer. */
function isNoTitle(words: string): boolean {
  const isSentence =
    (/[.:?…。]$/.test(words) && words.split(' ').length >= fewestWords) || /\p{L}{2}[.!?] \p{Lu}.*[.!?]$/u.test(words)
  return (
    words.length > longestTitle ||
    isSentence ||
    isNavigation(words) ||
    hook.test(words) ||
    kindOnly.test(words) ||
    handsOver.test(words) ||
    (dishInGreeting(words) !== null && (dishInGreeting(words) !== '' || /[,!.:…)]$/.test(words)))
  )
}

const isTitle = (words: string) =>
  /\p{L}/u.test(words) &&
  !isNoTitle(words) &&
  !/[.:,;…。]$|^\(/.test(words) &&
  !isGroupHeading(words) &&
  sectionOfLine(words) === null &&
  !isFactLine(words) &&
  !isServings(words)

/**
 * Moves the name of the dish to the top if the first line cannot be it. The lines above stay below it, as a description.
 * A menu goes.
 */
export function withTitleFirst(text: string): string {
  const lines = text.split('\n')
  const start = startOfLists(lines)
  const above = lines.slice(0, Math.max(0, start)).map(bare)
  const first = above.findIndex((words) => words !== '')
  const isPage = above.filter(isNavigation).length >= fewestLinks
  if (first < 0 || !(isPage || isNoTitle(above[first] ?? ''))) return text
  const from = above.findLastIndex(isNavigation) + 1
  const at = above.findIndex((words, index) => index >= from && index >= first && isTitle(words))
  const others = lines
    .slice(from, start)
    .filter((_, index) => index + from !== at && dishInGreeting(above[index + from] ?? '') === null)
  if (at >= 0) return [lines[at], '', ...others, '', ...lines.slice(start)].join('\n')
  const dish = dishInGreeting(above[first] ?? '') ?? ''
  return dish === '' ? text : [dish, ...lines.slice(first + 1)].join('\n')
}
