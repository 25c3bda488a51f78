/** English verbs for what happens during a time. "Add" and "pour" are missing, because they take no time. */
const english = `bake boil parboil simmer cook fry air-fry deep-fry stir-fry pan-fry saute sauté sautee roast broil grill barbecue steam
  rest chill refrigerate freeze cool stand sit soak marinate brine cure pickle ferment rise proof prove knead whisk beat stir mix blend whip churn
  shake toast brown sear char sizzle poach braise stew smoke microwave warm reheat heat reduce bubble blanch steep infuse brew bloom dry
  dehydrate rehydrate sweat soften wilt crisp caramelize caramelise pulse process thaw defrost let leave allow set wait keep preheat massage`

/** Beginnings of verbs that come first in their clause, in French, Spanish, Italian, Portuguese, Dutch and the Nordic languages. */
const beginnings = [
  'cui(?:re|sez|sson)|mijot|chauff|fai(?:te|re)|laiss|repos|bouill(?:ir|ez)|reven|rôti|grill|enfourn|pétri|batt(?:re|ez)|fouett|mélang|mixez|réfrig|congel|réserv|macér|marin|infus|poêle[rz]|sauter|rissol|saisi|blanch|braise[rz]|gratine[rz]|préchauff',
  'coc[ei]|cuec|herv|hierv|horne|fr[eí][ií]|frí[ea]|sofr|dor(?:a|e|ar|en|amos)$|saltea|rehog|as(?:a|e|ar)$|calient|calent|bat(?:e|a|ir)$|amas|mezcl|refrig|enfr|dej[ae]|remoj|tost[ae]|tuest|tritur|program',
  'cuoc|boll(?:ire|ite|ano)|soffrig|rosol|frigg|infor|lasci|ripos|lievita(?:re|te)?$|impasta(?:re|te)?$|mescola(?:re|te)?$|sbatt|raffredd|gratin|sobboll|stufa(?:re|te)|scald|frulla(?:re|te)?$',
  'cozinh|coz[ae]|ferv|ass(?:e|ar)$|frit[ea]|deix|descans|refog|dour|misture$|misturar$',
  'bak$|kook$|braad|stoof|smoor|laat|rust(?:en)?$|rijz|kneed|roer|klop|rooster|verwarm|verhit|marineer|pocheer',
  'kok[at]?$|sjud|stek|stege?$|bages?$|grädda|lad$|låt|hvil|vila$|jäs|hæv|hev$|ælt|knåda|elt|rør|rör|pisk|visp|simr|trekk|fräs',
]
const verb = new RegExp(`^(?:${english.trim().split(/\s+/).join('|')})$|^(?:${beginnings.join('|')})`, 'iu')

/** German and Dutch verbs that follow the time: "10 Minuten gehen lassen", "20 minuten bakken". */
const verbsBehind =
  'backen|kochen|köcheln|simmern|sieden|garen|braten|rösten|dünsten|schmoren|ziehen|ruhen|rasten|gehen|kühlen|kühl stellen|kalt stellen|quellen|weichen|kneten|rühren|schlagen|dämpfen|grillen|marinieren|frieren|trocknen|blanchieren|reduzieren|mixen|pürieren|schwitzen|schwenken|stehen|pochieren|frittieren|glasieren|karamellisieren|wärmen|erhitzen|abkühlen|aufschlagen|bakken|koken|braden|stoven|smoren|rusten|rijzen|kneden|roeren|kloppen|roosteren|marineren|weken|trekken|sudderen|pruttelen|stomen|opstijven|afkoelen'
const behind = new RegExp(
  String.raw`^[^.;:!?,()\n]{0,60}?(?<!\p{L})((?:(?:zugedeckt|abgedeckt|laten|leicht|sanft|weiter) )?(?:\p{L}{0,9})(?:${verbsBehind})(?: lassen| laten)?)(?!\p{L})`,
  'iu',
)

/** Returns the verb that follows a time, such as "gehen lassen". */
export const verbAfter = (rest: string): string | null => behind.exec(rest.slice(0, 90))?.[1] ?? null

/** Words before a noun or adjective that only looks like a verb: "the mix", "medium heat", "is cool". */
const beforeOther =
  /^(?:the|an?|of|over|your|this|that|medium|medium-high|medium-low|high|low|gentle|cake|pancake|spice|is|are|was|were|been|completely|fully|still|le|la|el|il|lo|du|au|ce|der|das|de|del|al)$/iu
const mixer = /^(?:mixer|time)s?$/iu
const moving = /^(?:place|put|pop|transfer|return|move|stick)$/iu
const coldOrHot = /(?<!\p{L})(?:fridge|freezer|refrigerator|oven)(?!\p{L})/iu

/** Returns the position of the word that says what happens, or -1. `words` are those of one clause. */
export function verbIn(words: ReadonlyArray<string>): number {
  const isInOven = words.some((word) => coldOrHot.test(word))
  return words.findIndex(
    (word, place) =>
      (verb.test(word) || (isInOven && moving.test(word))) &&
      !beforeOther.test(words[place - 1] ?? '') &&
      // "With a stand mixer".
      !mixer.test(words[place + 1] ?? ''),
  )
}
