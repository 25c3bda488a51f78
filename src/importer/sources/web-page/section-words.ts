/** Headings of a recipe's two parts: the English words from the specification, and their translations. */
const ingredientWords =
  "ingredients?|ingredient list|what you(?:'|’)?(?:ll| will)? need|you(?:'|’)?ll need|you(?: will)? need|shopping list|zutaten|zutatenliste|das brauchst du|ingrédients?|ingredientes|ingredienti|ingredi[eë]nten(?:lijst)?|benodigdheden|(?:dit|wat) heb je nodig|ingredienser|ingredienslista|ingrediensliste|du skal bruge|det skal du bruge|dette trenger du|ainekset|ainesosat|składniki|suroviny|ingredience|ingrediencie|hozzávalók|összetevők|malzemeler|ингредиенты|состав|інгредієнти|необходими продукти|продукти|съставки|υλικά|συστατικά|材料|食材|用料|재료|المقادير|المكونات|מצרכים|מרכיבים|sestavine|sastojci|ingrediente|nguyên liệu|bahan-bahan|ส่วนผสม|วัตถุดิบ|innihald|koostisosad|ingrediendid|sudedamosios dalys|osagaiak|du brauchst|ihr braucht|il vous faut|(?:qué|que) necesitas|cosa serve|du behöver|du trenger|raaka-aineet|budete potřebovat|budeme potrebovať|продукты|что нужно|(?:вам )?понадобится|مواد لازم|רכיבים|सामग्री|bahan|састојци|ingredientai|sastāvdaļas|hráefni|اجزاء"

const stepWords =
  "step[- ]by[- ]step(?: instructions)?|putting it (?:all )?together|here(?:'|’)s how|cooking (?:steps|method)|zubereitungsart|marche à suivre|preparaci[oó]n paso a paso|c[oó]mo lo hacemos|come si prepara|svolgimento|esecuzione|confe[cç]?ção|jak to zrobić|jak na to|ako na to|így készül|cum se prepară|instrucțiuni|način pripreme|παρασκευή|πώς (?:το κάνουμε|γίνεται)|手順|조리 ?방법|instructions?|directions?|method|steps|preparation|procedure|how to (?:make|prepare|cook)(?: it)?|cooking instructions|recipe steps|what (?:you(?:'|’)ll|to) do|let(?:'|’)s (?:cook|get cooking)|zubereitung(?:sschritte)?|anleitung|so (?:geht(?:'|’)?s|wird(?:(?:'|’)?s| es) gemacht)|arbeitsschritte|préparation|étapes(?: de préparation)?|instructions|réalisation|progression|la recette|preparaci[oó]n|elaboraci[oó]n|instrucciones|c[oó]mo (?:hacer|preparar)(?:lo)?|paso a paso|pasos|modo de (?:preparo|preparação|fazer)|preparação|preparo|preparazione|procedimento|passaggi|passos|come (?:fare|preparare)|bereiding(?:swijze)?|(?:voor)?bereiden|werkwijze|(?:zo maak je het|aan de slag|instructies)|gör så här|så här gör du|tillagning|instruktioner|(?:gør|gjør) (?:sådan|slik)|(?:sådan|slik) gjør du|sådan gør du|fremgangsmåde|framgangsmåte|fremgangsmåte|tilberedning|valmistus(?:ohje(?:et)?)?|ohjeet|tee näin|przygotowanie|sposób (?:przygotowania|wykonania)|wykonanie|postup(?: přípravy)?|příprava|príprava|elkészítés(?:e)?|(?:hazırlanışı|yapılışı|nasıl yapılır)|приготовление|способ приготовления|как (?:готовить|приготовить)|пошаговый рецепт|приготування|спосіб приготування|начин на приготвяне|приготвяне|εκτέλεση|οδηγίες|διαδικασία|作り方|作法|步驟|步骤|做法|만드는 ?법|만들기|조리 ?순서|طريقة (?:التحضير|العمل)|אופן ההכנה|הוראות הכנה|priprava|postopek|priprema|valmistamine|mod de preparare|preparare|cách (?:làm|nấu)|cara (?:membuat|memasak)|วิธีทำ|aðferð|gaminimas|gatavošana|pagatavošana|mode opératoire|déroulé|procedimiento|istruzioni|como (?:fazer|preparar)|så gör du|sådan laver du|slik lager du|näin (?:teet|valmistat)|työvaiheet|jak (?:zrobić|przygotować)|инструкция|як (?:приготувати|готувати)|припрема|postupak|الخطوات|طرز تهیه|دستور پخت|הכנה|विधि|बनाने की विधि|hướng dẫn|langkah(?:-langkah)?|preparació|elaboració|prestaketa|ترکیب"

const otherWords =
  'thoughts? on|replies|responses? to|antworten auf|réponses|respuestas|risposte|commenti|reageren|svar på|odpowiedzi|schreibe|laat een|deja (?:un|una)|laisser un|lascia un|dodaj komentarz|mehr rezepte|weitere rezepte|ähnliche|das könnte|vous aimerez|también te|per (?:portion|porsjon|serving|portie)|materiaal|keukengerei|zubehör|ustensiles?|matériel|utensilios|utensílios|utensili|udstyr|redskaber|utstyr|redskap|voir aussi|lire aussi|lees ook|see also|läs också|les også|notes?|recipe notes|tips?|tips & tricks|nutrition(?:al)?(?: (?:facts|information|info))?|equipment|tools|utensils|related|you (?:may|might) also|more recipes|similar|comments?|reviews?|share|video|storage|variations?|faqs?|frequently asked(?: questions)?|questions fréquentes|häufige fragen|veelgestelde vragen|preguntas frecuentes|domande frequenti|about|tags?|categor(?:y|ies)|filed under|leave a|subscribe|newsletter|did you make|print|serving suggestions?|substitutions?|nährwerte?|tipps?|kommentare?|astuces?|conseils?|commentaires?|valeurs nutritionnelles|consejos?|notas?(?: de cocina)?|comentarios?|informaci[oó]n nutricional|dicas?|consigli|valori nutrizionali|opmerkingen|voedingswaarde|lees ook|reacties|næring(?:sinnhold)?|kommentarer|tips og|voedingswaarden|wartości odżywcze|komentarze|wskazówki|megjegyzés|комментарии|пищевая ценность|コツ'

const bound = (words: string) => `(?:^|[^\\p{L}])(?:${words})(?=$|[^\\p{L}])`
/** Matches headings such as "Preparation time" and "Method of payment", which do not start a section. */
const timeAfter = /(?:time|zeit|temps|tiempo|tempo|tid|tijd|idő|süresi|aika|czas|dauer|minutes|min)\b/iu

/** Languages without spaces have no word boundaries: "番茄炒蛋的做法". */
const spaceless = {
  ingredients: '材料|食材|用料|原料|主料|재료',
  steps: '作り方|做法|作法|步骤|步驟|制作方法|手順|만드는 ?법|만들기|조리법',
}

const ingredientPattern = new RegExp(`${bound(ingredientWords)}|${spaceless.ingredients}`, 'iu')
const stepPattern = new RegExp(`${bound(stepWords)}|${spaceless.steps}`, 'iu')
const otherPattern = new RegExp(`^[^\\p{L}]*(?:${otherWords})(?=$|[^\\p{L}])`, 'iu')

/** "Recipe: carrot cake" is the heading of the steps if the page has no other heading for them. */
const recipePattern =
  /^(?:recipe|recept|rezept|recette|receta|ricetta|receita|opskrift|oppskrift|przepis|рецепт)(?![\p{L}])/iu

/** Matches headings with the dish's name: "Making the dough", "Appeltaart maken", "Comment faire un clafoutis". */
const aboutMaking =
  /^(?:making (?:the|your) |comment (?:faire|préparer) |hoe maak je |zo maak je |come si (?:fa|prepara)(?!\p{L})|so (?:macht|backt|kocht) man |c[oó]mo se (?:hace|prepara)(?!\p{L}))|\p{L} (?:maken|bereiden|bakken|koken|zubereiten|backen|kochen)[.:!?]?$/iu

export type Section = 'ingredients' | 'steps' | 'recipe' | 'other'

/** "How to" alone heads steps. A longer heading may be about anything. */
const howTo = /^how[- ]to\P{L}*$/iu

/** Returns the part of a recipe that a heading starts, or null. */
export function sectionOf(heading: string): Section | null {
  const text = heading.trim()
  if (text.length > 70) return null
  if (ingredientPattern.test(text)) return /^[\d\s]+ingredients?$/i.test(text) ? null : 'ingredients'
  if (stepPattern.test(text)) return timeAfter.test(text) ? 'other' : 'steps'
  if (aboutMaking.test(text) || howTo.test(text)) return 'steps'
  if (recipePattern.test(text)) return 'recipe'
  return otherPattern.test(text) ? 'other' : null
}

/** Returns a heading without its word for the ingredients: "Ingrediënten deeg" and "Dough ingredients" name the dough. */
export const partNamed = (heading: string) =>
  heading
    .replace(ingredientPattern, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[^\p{L}\p{N}(]+|[\s:–-]+$/gu, '')

const whole = (words: string) => new RegExp(`^(?:(?:the|les|los|las|os|as|de|die|recipe) )?(?:${words})$`, 'iu')
const wholeIngredients = whole(ingredientWords)
const wholeSteps = whole(`${stepWords}|how[- ]to`)
const wholeOther = whole(otherWords)

/** Matches the servings behind a name: "Ingredients (4 people)". A time there makes the line a fact. */
const servingsBehind =
  /\s*[（(](?=[^()（）]*(?:\d|pers|people|serv|por[zc]|port))(?!.*(?:\d\s?(?:h|std)|min|hour|hr|stund|heure|hora|ora|ore|uur|tim))[^()（）]{1,30}[)）]\P{L}*$/iu

/** Returns the section that a line starts, if the line is exactly the name of a section ("Ingredients:"). */
export function sectionOfLine(line: string): Section | null {
  if (line.length > 40) return null
  const bare = line.replace(servingsBehind, '').replace(/^[^\p{L}]+|[^\p{L}\p{M}]+$/gu, '')
  if (wholeIngredients.test(bare)) return 'ingredients'
  if (wholeSteps.test(bare)) return 'steps'
  if (wholeOther.test(bare)) return 'other'
  return line.endsWith(':') && otherPattern.test(line) ? 'other' : null
}
