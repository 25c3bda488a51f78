/** "thanks!! ❤️", "ok super", "danke dir 😘": words that answer a message and belong to no recipe. */
const polite =
  'thanks|thank you|thx|ta|cheers|ok|okay|yes|yep|great|lovely|perfect|brilliant|yum|yummy|wow|sorry|bye|night|love you|see you|danke|dankeschön|bitte|super|lecker|toll|klasse|prima|gern(?:e)?|tschüss|merci|parfait|génial|bisous|gracias|genial|besos|grazie|perfetto|baci|bedankt|dank je|lekker|tack|takk|tak|kiitos|dzięki|super'
const filling =
  'so|very|much|a lot|lots|again|you|mum|mom|mama|dad|papa|love|darling|dear|x+|dir|euch|vielen|lieben|schön|sehr|viel|beaucoup|mille|muchas|mil|mille|tante|heel|erg|så|mange|tusen'
const chatter = new RegExp(`^(?:(?:${polite}|${filling})(?:\\s+|$))+$`, 'iu')
const isPolite = new RegExp(`(?:^|\\s)(?:${polite})(?:\\s|$)`, 'iu')
const longestChatter = 60

/** Returns true for a message of thanks or the like, or of pictures alone. */
export function isChatter(message: string): boolean {
  if (message.length > longestChatter) return false
  const words = message
    .replaceAll(/[^\p{L}\s]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  if (words === '') return !/\p{N}/u.test(message)
  return chatter.test(words) && isPolite.test(words)
}

const greeting =
  /^(?:hi|hiya|hey|hello|hallo|hallöchen|moin|servus|huhu|liebe[r]?|salut|bonjour|coucou|hola|ciao|hoi|hej|hei|dear|good (?:morning|evening))(?!\p{L})/iu
const handsOver =
  /(?<!\p{L})(?:here(?:['’]s| is)|this is|hier(?: ist| kommt)?(?: nochmal)?|voici|aquí (?:tienes|está)|ecco|hier is)\s+(?:the|my|our|your|das|der|die|mein|meine|unser|unsere|le|la|les|mon|ma|el|mi|il|lo|het|de|mijn)\s+([^.,;:!?\n]{3,60})/iu
/** Words after the name of a dish: "you asked for", "recipe", "wie versprochen". */
const behindName =
  /\s*(?:\s(?:recipe|you |that |which |for you|i |as |from |wie |den |die |das |du |für |von |que |qui |che |die je |dat ).*|[^\p{L}\p{N}\s()'’&-].*)$/iu
/** "recipe for lentil soup", "Rezept für Linsensuppe" */
const recipeFor =
  /^(?:recipe|rezept|recette|receta|ricetta|recept)\s(?:for|für|von|de|del|per|voor)\s(?:the |die |das |den |la |le )?/iu

/** Returns the dish that a greeting hands over, '' for another greeting, or null for a message that greets nobody. */
export function dishInGreeting(message: string): string | null {
  if (!greeting.test(message)) return null
  const name = (handsOver.exec(message)?.[1] ?? '').replace(recipeFor, '').replace(behindName, '').trim()
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`
}

const goingOn =
  /^(?:oh,? )?(?:and|plus|also|und|auch|dazu|et|y|e|en|och|og)\s+(?=(?:an?|some|one|half|eine?n?|etwas|une?|una?|een|en|ett)\s|\d)/iu
const mostWords = 6

/** "and a knob of butter" continues with the ingredients. Returns null for other messages. */
export function forgottenFood(message: string): string | null {
  const food = message.replace(goingOn, '')
  const isFood = food !== message && food.split(/\s+/).length <= mostWords && !/[.!?]$/.test(food)
  return isFood ? food : null
}
