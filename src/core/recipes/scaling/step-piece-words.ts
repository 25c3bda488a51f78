import { about } from '../../ingredients/line-words.ts'

/** Foods that are bought by weight, and also shaped by the cook: "cut 500 g fillets" is an amount. */
const foodsInPieces = 'meatballs?|sausages?|breasts?|fillets?|steaks?|cutlets?|burgers?'
const shapes =
  'balls?|pieces?|portions?|patties|patty|rounds?|chunks?|cubes?|strips?|slices?|rolls?|buns?|loaves|loaf|logs?|disc?s|disks?|dumplings?|mounds?|squares?'
/** Pieces that a cook divides a food into. One line per language. */
const pieces = [
  shapes,
  foodsInPieces,
  'stücken?|stücke?|portionen|kugeln?|teigling\\p{L}{0,2}|bällchen|klöße?n?|brötchen|scheiben?|laiben?|würfeln?|streifen|knödeln?|frikadellen|buletten|teile?n?|fladen|semmeln?|strängen?|würstchen|schnitzel|filets?',
  'boules?|boulettes?|morceaux?|parts?|pâtons?|tranches?|dés|bâtonnets?|galettes?|pavés?|escalopes?|saucisses?|disques?|boudins?',
  'porción|porciones|bolas?|bolitas?|trozos?|piezas?|partes?|rodajas?|panecillos?|albóndigas?|filetes?|hamburguesas?',
  'pezz[oi]|palline|pallina|porzion[ei]|panett[oi]|polpett[ae]|fett[ae]|part[ei]|cubett[oi]|bastoncini|filon[ei]|tranci|salsicce',
  'bollen|bolletjes|bal(?:len|letjes)|stuk(?:ken|jes)|porties|delen|plakken|broodjes',
  'bitar?|bullar|portioner|delar|bollar|kulor|skivor|stykker|stykke|boller|kugler|deler|biter',
].join('|')

/** "Etwa", "je ca.". */
const aboutEach = `(?:(?:je|jeweils) )?(?:(?:${about}|aproximadamente|omkring) )?`

/** "8 Stücke à 80 g", "boules de 50 g", "10 sausages of 50 g", "Teiglinge mit je 60 g". */
export const sizeOfPieces = new RegExp(
  String.raw`(?<!\p{L})(?:${pieces}),? (?:(?:of|à|zu|von|de|da|di|van|på|om|av|af|weighing|je|mit je|(?<=\p{L}(?:e|n|en) )a) |d')${aboutEach}$`,
  'iu',
)
/** "The fillets of 200 g beef" are not of 200 g each, but "10 sausages of 50 g and …" are. */
export const takenFrom = new RegExp(String.raw`(?<!\p{L})(?:${foodsInPieces}) of ${aboutEach}$`, 'iu')
export const foodAfter =
  /^ (?!(?:each|apiece|and|or|on|onto|in|into|to|for|from|with|then|until|over|per)(?!\p{L}))\p{L}/iu

const fewWords = String.raw`(?:(?:about|approx\.?|roughly|equal|even|small|ca\.?|etwa|of|\d{1,2}) ){0,3}$`
/** "Into 20 g pieces", "shape 50 g meatballs". "Add 200 g meatballs" and "stir in 200 g meatballs" are amounts. */
const dividing = new RegExp(
  String.raw`(?<!\p{L})(?:into|(?<!(?:beat|stir|mix|fold|throw|toss|put|add)\p{L}{0,3} )in|en|shape|form) ${fewWords}`,
  'iu',
)
/** "Cut 20 g pieces", but "cut 500 g fillets in half" is an amount. */
const cutting = new RegExp(String.raw`(?<!\p{L})(?:roll|make|cut|divide|portion) ${fewWords}`, 'iu')
const named = (nouns: string) =>
  new RegExp(String.raw`^[ -]?(?:(?:heavy|equal|even|small|schwere|große|gleiche) )?(?:${nouns})(?!\p{L})`, 'iu')
const [piecesAfter, shapesAfter] = [named(pieces), named(shapes)]

/** The size of what the cook shapes: "into 20 g pieces". */
export const isDivided = (before: string, after: string): boolean =>
  (dividing.test(before) && piecesAfter.test(after)) || (cutting.test(before) && shapesAfter.test(after))

/** "Quart" is a quarter in French: "un quart de la farine", "les trois quarts", "en 4 quarts". */
export const quarterAfter = /^ ?(?:de|du|des|d')(?![\p{L}-])/iu
export const quarterBefore = /(?<!\p{L})(?:les?|aux?|en) $/iu
/** Shares of a food: "tre quarti della farina", "zwei Drittel der Eier". */
export const shareAfter =
  /^ ?(?:quarts?|quart[io]|cuartos?|viertel|drittel|tiers|terc(?:io|era parte|eras partes)s?|terz[io]|kwart|derden?|fjärdedel\p{L}*|tredjedel\p{L}*|thirds|quarters|fourths|eighths)(?!\p{L})/iu
/** "½ of the onions", "3/4 des œufs", "½ de los huevos". */
export const ofTheWhole =
  /^ (?:of (?:the|your|this|these)|de (?:la|las|los)|de l'|des|du|del|de[rn]|dell[aeo]|dell'|degli|dei|van (?:de|het)|av)(?!\p{L})/iu

/** "Mit je 1 TL Salz und Pfeffer würzen": an amount of each food. */
export const ofEach = /(?<!\p{L})(?:je|jeweils) $/iu
export const eachFood = /^ (?:\p{Ll}+ )?\p{Lu}\p{L}+(?:, \p{Lu}\p{L}+)* (?:und|sowie) (?:\p{Ll}+ )?\p{Lu}/u

/** The Swedish "ca 50 g st.", but not "1 ounce St. Germain". */
export const pieceAfter = /^ st(?!\p{L})/u
