/** The wish for a good meal that ends a recipe. */
const wishes = [
  // German
  'guten appetit',
  '(?:lass?t|lassen sie) (?:es )?(?:euch|sich)(?: \\p{L}+)? schmecken',
  'viel spa(?:ß|ss) beim (?:nach)?\\p{L}+',
  // French, also in English
  'bon app[ée]tit',
  'bonne dégustation',
  // Italian, Spanish, Portuguese, Catalan and Romanian
  'buon appetito',
  'buen provecho',
  'que aproveche',
  'bo[mn] (?:apetite|profit)',
  'poft[aă] bun[aă]',
  // Dutch
  '(?:eet )?smakelijk(?: eten)?',
  // Swedish, Danish, Norwegian and Finnish
  'smaklig måltid',
  'velbekomme',
  'god (?:appetit|fornøjelse)',
  'hyvää ruokahalua',
  // Polish, Czech, Slovak, Hungarian and Russian
  'smacznego',
  'dobr[oú]u? chu[tť]',
  'jó étvágyat',
  'приятного аппетита',
  // Turkish and Greek
  'afiyet olsun',
  'καλή όρεξη',
  // Japanese
  'ごちそうさま(?:でした)?',
  '召し上がれ',
].join('|')

/** "Bon appétit à tous !", "Bon appetit and enjoy" */
const ending = '(?: and enjoy| à tou(?:te)?s)'

const wholeWish = new RegExp(
  String.raw`^\P{L}*(?:${wishes})(?:,? (?:and|und|et|e|y|en|och|og|i) (?:${wishes}))?${ending}?\P{L}*$`,
  'iu',
)

/** Returns true for a line with nothing but a wish. "Bon appetit, and now the second layer" is a step. */
export const isWish = (line: string): boolean => line.length < 80 && wholeWish.test(line)

/** Words to the reader and links that no step starts with. */
const goodbyes = [
  // English
  'let me know',
  'have a (?:good|great|lovely|nice|wonderful)',
  'happy (?:baking|cooking|eating)',
  'see you',
  'you (?:may|might) also',
  'more like this',
  'thanks? (?:you )?(?:so much )?for (?:reading|stopping|visiting|watching)',
  String.raw`if you (?:make|try|cook|bake|love|like) (?:this|my|our) recipe[^.!?]{0,60}\b(?:comment|know|photo|picture|rate|rating|review|share|tag)`,
  'linking up (?:with|at|to)',
  'printed from',
  // German
  'bis (?:bald|zum nächsten|nächste)',
  'danke fürs (?:lesen|vorbeischauen)',
  '(?:liebe|viele|herzliche) grüße',
  '(?:dein|euer|ihr) team',
  // French
  'à (?:très )?bientôt',
  'bisous',
  // Spanish and Italian
  'hasta (?:pronto|la próxima)',
  String.raw`si (?:haces|hacéis|preparas) esta receta[^.!?]{0,60}\b(?:coment|compart|cu[eé]nta|etiqu|foto)\p{L}*`,
  'alla prossima',
  // Dutch
  'tot (?:snel|de volgende)',
  'groetjes',
].join('|')

const startsGoodbye = new RegExp(String.raw`^\P{L}*(?:${goodbyes})(?!\p{L})`, 'iu')

/** Returns true for words to the reader below a recipe. */
export const isGoodbye = (line: string): boolean => startsGoodbye.test(line)
