/**
 * Words around a recipe in posts, videos and letters. Each pattern names its object, because "save", "share" and
 * "follow" are also steps: "Save the pasta water", "Follow the package", "Teilt den Teig".
 */
const post = '(?:recipe|post|video|reel|one)'
const calls = [
  // English
  String.raw`(?:save|bookmark|pin) this(?: ${post})?(?: for (?:later|when|your|the weekend)[^.]*)?(?: (?:&|\+|and|so|before|then) .*)?`,
  String.raw`(?:save|bookmark|pin|share) (?:this|the) ${post}(?: .*)?`,
  String.raw`share (?:this |it )?with (?:a friend|your |someone|friends|anyone).*`,
  String.raw`tag (?:a friend|(?:me|us|someone|your|the person)(?!\p{L})|@).*`,
  String.raw`follow (?:(?:me|us|along)(?: (?:for|on|to|if|and|@).*)?|my (?:account|blog|channel|page|profile|insta\p{L}*)(?: .*)?|for (?:more|daily|easy).*|@.*)`,
  String.raw`(?:please |and )?(?:like|comment|share|subscribe|follow)(?:,| and| &| \+| or) (?:like|comment|share|save|subscribe|follow).*`,
  "(?:(?:please|and|don['’]t forget to|make sure to|remember to) )?(?:subscribe|(?:hit|smash) (?:the|that) (?:like|bell)|turn on (?:the )?notifications)(?: .*)?",
  'if you (?:like|liked|love|loved|enjoy|enjoyed) (?:this|my|the) (?:video|post|reel|channel).*',
  `comment (?:below.*|[“"'][^“”"']{1,30}[”"'](?:,? (?:and|for|to|below|if) .*)?)`,
  String.raw`(?:full|whole|complete) (?:recipe|video|tutorial)(?: is)? (?:below|linked|here|(?:in|on|at) (?:(?:my|the|our) )?(?:bio|blog|caption|comments?|description|profile|link|site|website|channel|youtube|www|https?|@)).*`,
  '(?:(?:full )?recipe )?(?:below|link(?:ed)? in (?:my |the )?bio.*)',
  'dm me.*',
  '(?:hope (?:that|this|it) helps(?=$|[.!,])|let (?:me|us) know (?:how|if|what|in)|do let me know|enjoy,? and see you|see you (?:next|in the next)).*',
  "(?:(?:and|alright|okay|ok|so),? )*(?:that['’]s (?:it|all)(?: (?:folks|guys|from me|for (?:today|now)))?[.!]?(?:,? (?:thank|enjoy|bye|see you).*)?|thanks?(?: you)?(?: guys| all)?(?: so much)? for (?:watching|reading).*)",
  String.raw`(?:tried|made|did you (?:make|try)|have you (?:made|tried)) (?:this|it)(?: recipe| yet| already| before)*\?(?: (?:let|tag|tell|leave|rate|share|comment|please|post|show|don).*)?`,
  '(?:for )?business (?:enquiries|inquiries).*',
  "(?:hi|hey|hello|hiya|what['’]s up)[\\p{L} ]{0,20},? (?:and )?welcome (?:back|to (?:my|our)).*",
  // German
  String.raw`(?:speicher[et]?|merk[et]?)(?:,? (?:dir|euch))?(?: unbedingt| gerne?)? (?:das|dieses|den|diesen) (?:rezept|video|beitrag|post|reel)(?!\p{L}).*`,
  '(?:speicher[et]?|merk[et]?) (?:dir |euch )?(?:das|es)(?: unbedingt| gerne?)?(?: für später)?(?: ab)?(?: für später)?',
  String.raw`(?:folge?t?|abonnier[et]?)(?: gerne?| auch)* (?:(?:mir|uns|mich|@)|(?:mein|unser|de[mn])\p{L}* (?:account|blog|kanal|newsletter|profil|seite))(?!\p{L}).*`,
  String.raw`(?:schaut|schau) (?:auch |gerne? )*(?:bei|auf) meine[mnr]? (?:account|blog|homepage|insta\p{L}*|kanal|profil|seite|website|youtube\p{L}*)(?!\p{L}).*`,
  String.raw`markier[et]? (?:(?:mich|uns|jemanden)(?!\p{L})|(?:einen?|deinen?|eure[n]?) (?:beste\p{L}* )?(?:freund|person|lieblings)|@).*`,
  String.raw`teil[et]?(?: gerne?)? (?:das|dieses|diesen|den) (?:rezept|video|beitrag|post)(?!\p{L}).*`,
  String.raw`lass[et]?(?: mir| uns)?(?: gerne?)? (?:einen?|euren?|eure|deine?n?) (?:abo|bewertung|daumen|feedback|herz|kommentar|like)(?!\p{L}).*`,
  '(?:das )?(?:ganze|komplette|vollständige) rezept (?:findest|findet|gibt|steht|unten|in|im).*',
  String.raw`\(?(?:unbezahlte )?(?:werbung|anzeige)(?:,? (?:unbezahlt|wegen|da|\|).*)?\)?`,
  '(?:danke|vielen dank) (?:fürs|für) (?:zuschauen|zusehen|anschauen).*',
  'hallo und herzlich willkommen.*',
  // French
  'enregistre[zr]? (?:la|cette|ce|le) (?:recette|post|vidéo|réel).*',
  'abonne(?:z-vous|-toi|r).*',
  '(?:suis-moi|suivez-(?:moi|nous)|tague[zr]?|identifie[zr]? (?:une? ami|tes ami|vos ami|la personne|quelqu)).*',
  'partage[zr]? (?:cette|ce|la) (?:recette|post|vidéo).*',
  '(?:dis|dites|raconte|tu)[ -](?:moi|me diras|nous).*',
  "(?:lien en bio|merci d[’']avoir regardé).*",
  // Spanish
  'guarda[dr]? (?:esta|este|la|el) (?:receta|post|vídeo|video|publicación).*',
  '(?:s[ií]gueme|seguime|s[ií]guenos|suscr[ií]b\\p{L}*|etiqueta a (?:alguien|quien|tus?|una?|es[ea]|@)|dale (?:me gusta|like)|cu[eé]nta(?:me|nos)|me cuentas|comp[aá]rte(?:lo|la)(?= con (?:alguien|quien|tus?|amig|la familia)|$|!)|gracias por ver|esper(?:o|amos) que (?:os|les|te) haya gustado|hola[\\p{L} ]{0,20}, (?:y )?bienvenid[oa]s).*',
  // Portuguese
  'salv[ae] (?:esse|este|essa|esta|o|a) (?:v[ií]deo|post|receita).*',
  '(?:me segue|siga-?(?:me|nos)|segue (?:(?:a|o) (?:canal|conta|página|perfil)|(?:para|pra) mais)|marc(?:a|que) (?:(?:aquel[ae]|uma?|seus?|suas?) (?:amig|pesso|namorad|famíl)|quem|alguém|@)|se inscreva|inscreva-se|compartilh[ae] (?:com (?:alguém|quem|(?:os |as |seus |suas |uma? )*amig)|(?:esse|este|essa|esta) (?:v[ií]deo|post|receita))|obrigad[oa] por assistir).*',
  // Italian
  'salva (?:questa|la|il|questo) (?:ricetta|post|video).*',
  '(?:seguimi|seguici|seguitemi|seguiteci|iscriv(?:iti|etevi)|tagga|condividi (?:(?:la|questa|il|questo) (?:ricetta|post|video)|con (?:chi|qualcuno|(?:i |le |gli |un |tuoi |tue )*amic))|metti (?:un )?like|lascia(?:te)? un (?:like|commento)|fa(?:mmi|temi|cci) sapere|grazie (?:per (?:aver|la)|mille)).*',
  // Dutch
  String.raw`(?:bewaar|sla) (?:dit|deze|het) (?:recept|video|post)(?!\p{L}).*`,
  '(?:volg (?:mij|me|ons|@)|tag (?:een vriend|iemand|je vriend|@)|deel (?:dit|deze) (?:recept|video|post)|abonneer|laat (?:maar|me|ons|het me) weten|bedankt voor het kijken).*',
  // Swedish, Danish and Norwegian
  '(?:spara (?:det här )?(?:receptet|inlägget)|följ (?:mig|oss|@)|tagga|prenumerera|gem (?:opskriften|opslaget)|følg (?:(?:mig|meg|oss|os)(?: |$|!)|med for|@)|lagre oppskriften).*',
  // Polish
  '(?:zapisz (?:sobie )?(?:ten )?(?:przepis|post)|obserwuj(?= (?:mnie|nas|profil|kanał|po |@)|$|!)|oznacz (?:kogoś|znajom)|udostępnij(?= (?:ten|przepis|post|znajomym)|$|!)|subskrybuj|daj(?:cie)? znać).*',
].join('|')

const wholeCall = new RegExp(String.raw`^(?:${calls})[\s!]*$`, 'iu')
/** Questions to the readers name where to answer, mostly at their end. */
const inComments =
  /(?<!\p{L})(?:in (?:the |den |die |de )?(?:comments?|kommentaren?|comentarios?|commenti|reacties)|dans les commentaires|en (?:los )?comentarios|nei commenti|nos comentários|i kommentar\p{L}*|w komentarz\p{L}*)(?:(?: (?:below|down below|unten))?\P{L}*$|(?!\p{L})(?=.*\?))/iu
/** "Comment PASTA and I'll send it" */
const commentWord = /^[Cc]omment \p{Lu}{3}/u
const japaneseCall = /チャンネル登録|ご視聴|フォロー(?:して|お願い)|保存して/u
const longestCall = 160

/** Returns true for a line that asks the readers to save, share or follow, or thanks them. */
export const isCall = (words: string) =>
  words.length <= longestCall &&
  (wholeCall.test(words) || inComments.test(words) || commentWord.test(words) || japaneseCall.test(words))

const tag = String.raw`[#@][\p{L}_][\p{L}\p{M}\p{N}_.]*`
const tagsOnly = new RegExp(String.raw`^(?:${tag}[\s,·]*)+$`, 'u')
const severalTags = new RegExp(String.raw`(?:${tag}[\s,·]*){2}`, 'u')
/** "Enjoy! #soup #lentils" */
export const tagsAtEnd = new RegExp(String.raw`(?<=\S)\s+(?:${tag}[\s,]*){2,}$`, 'u')

/** Returns true for hashtags and names of accounts. A single one may be a heading without a space. */
export const areTags = (words: string, isLast: boolean) =>
  tagsOnly.test(words) && (isLast || words.startsWith('@') || severalTags.test(words))

const greetingWords =
  'hi|hiya|hey|hello|hallo|hallöchen|moin|servus|huhu|liebe[rs]?|salut|bonjour|bonsoir|coucou|hola+|buenas|ciao|salve|hoi|hej|hei|heisann|olá|oi|cześć|witam|witajcie|dear|good (?:morning|evening|afternoon)|guten (?:morgen|tag|abend)|grüß (?:dich|euch|gott)|おはよう\\p{L}*|こんにちは'
const wholeGreeting = new RegExp(
  String.raw`^(?:${greetingWords})(?:[ ,]+(?!the\b|here\b|this\b|hier\b|voici\b)[\p{L}.'’-]+){0,4}\P{L}*$`,
  'iu',
)
/** Returns true for "Hi Anna,". "Hello Dolly Bars" are a cake. */
export const isGreeting = (words: string) =>
  words.length <= 60 && wholeGreeting.test(words) && /^\p{L}+$|[,!.:…)]$/u.test(words)

const closingWords = [
  'best(?= ?,)|(?:best|kind|warm|warmest) (?:wishes|regards)|regards|cheers|(?:lots of |all my |with |much )?love(?: from .*)?|yours|take care|xo+x*o*|hugs',
  '(?:mit )?(?:viele|liebe|herzliche|beste|schöne|freundliche|sonnige)n? [Gg]rü(?:ß|ss)e.*|(?:lieben |schönen )?[Gg]ruß(?: (?:von|an) .*)?|[lv]g|mfg|bussi|alles [Ll]iebe.*',
  "(?:gros )?bisous.*|bises|amicalement|cordialement|(?:je t[’'])?embrasse.*",
  'besos?|(?:un )?(?:abrazo|beso)s?.*|saludos',
  'baci|un abbraccio.*|(?:cari )?saluti',
  'groet(?:jes|en)?|liefs|(?:hartelijke|vriendelijke) groet(?:en)?',
  'abra[çc]os?|beijos?|beijinhos',
  'pozdrawiam.*|(?:med )?(?:vänliga |bästa )?hälsningar|kram|(?:venlig |kærlig |mange )?hilsen|knus|mvh',
].join('|')
/** "Mrs. Edna Lindqvist", "von Tante Hilde" below a recipe card. */
const giver =
  /^(?:from |von |de )?(?:mrs|mr|ms|miss|aunt|auntie|grandma|frau|herr|tante|oma|opa|mamie|nonna|abuela|madame|señora)\.?(?: \p{Lu}[\p{L}.'’-]*){1,3}$/iu
const wholeClosing = new RegExp(String.raw`^(?:${closingWords})(?:[ ,!.]+[\p{Lu}\d][\p{L}\d]*){0,2}\P{L}*$`, 'u')
const folded = (words: string) => `${words.charAt(0).toLowerCase()}${words.slice(1)}`
/** Returns true for "Best wishes", "LG Anna": the end of a letter. */
export const isClosing = (words: string) =>
  words.length <= 60 && (wholeClosing.test(folded(words)) || wholeClosing.test(words.replace(/^LG|^VG/, 'lg')))

/** Returns true for "Mrs. Edna Lindqvist", who gave the recipe. */
export const isGiver = (words: string) => words.length <= 60 && giver.test(words)

/** "Sent from my iPhone" */
const sentFrom =
  /^(?:sent (?:from|via) (?:my (?:\S{1,20} )?(?:iphone|ipad|phone|mobile|android|galaxy|samsung|pixel|blackberry|tablet|device|huawei)|outlook|mail|yahoo)|get outlook for|envoyé (?:de|depuis|à partir)|enviado (?:desde|do|a partir)|inviato da|von meinem .{2,30} gesendet|gesendet (?:von|mit) |verzonden (?:vanaf|met)|skickat från|sendt fra|wysłane z)/iu
/** "On 3 March Ann wrote:" */
const quoted =
  /^(?:on|am|le|el|il|op|den|em|dnia)\s(?=\D{0,40}\d).{3,80}(?:wrote|schrieb|a écrit|escribió|ha scritto|schreef|skrev|escreveu|napisał)(?: .{1,60})?\s?:$/iu
/** "Posted by: ann Jul 8 2016", "by ann » Tue Mar 12, 2013" */
const postHead =
  /^(?:(?:posted|geschrieben|verfasst|geplaatst|publié|publicado|skrivet)(?: (?:by|von|par|por|door|av))?:? .{1,60}\d{1,2}[:.]\d{2}.*|(?:beitrag|post|by|von|par|por|door|av|af|di)(?: (?:by|von|par|por|door|av))?:? .{1,60}(?:19|20)\d{2}.{1,12}\d{1,2}[:.]\d{2}.*|(?:(?:reply|quote|report|edit|like|share|antworten|zitieren|melden|répondre|citer|responder|citar|rispondi)(?:\s|$)){2,})$/iu
/** "Page 1 of 2", "Recipe box – page 7", but not "The Joy of Cooking – page 112". "Printed from MealBinder on 11/02/2021" */
const pageFoot =
  /^(?:(?=.{0,40}(?:recipe|rezept|recette|receta|ricett|recept)).{0,40}[–—|-]\s)?(?:page|seite|página|pagina|sida|side|strona)\s\d{1,4}(?:\s(?:of|von|de|di|av|af|z)\s\d{1,4}|\/\d{1,4})?$|^(?:printed|gedruckt|imprimé|impreso|stampato) (?:from|von|aus|depuis|de|desde|da)\s.{1,60}(?:\d{4}|\d[./]\d|\.\p{L}{2,4}(?!\p{L}))/iu

/** "4.8 from 126 votes", "★★★★☆ (87 Bewertungen)", "Rating: 5 out of 5." */
const rating =
  /^(?:rating:?\s?)?[★☆⭐\s]*(?:\d[\d.,]*)?[\s(/]*(?:(?:from|out of|of|von|aus|sur|su|de|van|av|z)\s)?(?:\d[\d.,]*\s)?(?:votes?|ratings?|reviews?|stars?|bewertungen|sternen?|avis|votos|voti|stemmen|beoordelingen)\)?[.!]?$|^rating:?\s\d[\d.,]*(?:\s?\/\s?\d+)?[.!]?$/iu

/** "Guacamole: https://…". The source of the recipe is no such link. */
const labeledLink =
  /^(?!.*(?:source|quelle|fuente|fonte|bron|källa|kilde|recipe|rezept|recette|receta|ricetta|recept|original|from|von|http.*http))[^:[\]()]{2,60}[:–►-]\s*(?:https?:\/\/|www\.)\S+$/iu
export const isLabeledLink = (words: string) => words.length <= 400 && labeledLink.test(words)

const belowPage =
  /^(?:reader interactions|leave a (?:reply|comment)|(?:\d+ )?(?:comments?|kommentare?|commentaires?|comentarios?|commenti|reacties)(?: \(\d+\))?|comments,? .{1,40}\(\d+\)|schreibe einen kommentar|laisser un commentaire|deja (?:un|tu) comentario|lascia un commento|laat een reactie achter|you (?:may|might) also (?:like|enjoy)(?: these.*)?|vous aimerez aussi.*|potrebbe(?:ro)? (?:interessarti|piacerti).*|das könnte (?:dir|dich|euch|ihnen|sie) auch.*|(?:te|también te) puede (?:interesar|gustar).*|more (?:\p{L}+ ){0,2}recipes|weitere rezepte|mehr rezepte|más recetas|watch next)\s*:?$/iu
/** Returns true for a heading below which pages and videos have only comments and other recipes. */
export const endsPage = (words: string) => words.length <= 60 && !words.endsWith('.') && belowPage.test(words)

const needed =
  /^(?:(?:so|okay|ok|and|for this|today|first),? )*(?:(?:you|we)(?:['’](?:ll|re)| will| are)?(?: gonna| going to)?(?: be)? need(?:ing)?|(?:wir|ihr|du|man) brauch(?:en|t|st)|man nehme|vamos a necesitar|necesitamos|necesitáis|il (?:nous|vous|te) faut|on a besoin de|(?:ci|vi|ti) serv(?:e|ono)|(?:we|je) (?:hebben|hebt) nodig)(?: (?:heute|dafür|for this|today|hoy|aujourd['’]hui|oggi))?\s*:?$/iu
const started =
  /^(?:(?:so|okay|ok|alright|and|now|und),? )*(?:let['’]s (?:get (?:started|cooking|into it)|do it|go|start)|so wird['’]?s gemacht|(?:jetzt |dann )?(?:geht['’]?s los|los geht['’]?s)|empezamos|vamos allá|c['’]est parti|(?:in|com)inciamo|we beginnen)\s*[:!.]*$/iu
/** Returns the heading that stands for words of a video: "you're gonna need", "okay so let's get started". */
export function spokenHeading(words: string): string | null {
  if (words.length > 60) return null
  return needed.test(words) ? 'Ingredients:' : started.test(words) ? 'Method:' : null
}

/** Returns true for lines that mail programs, forums, sites and printers add. */
export const isAdded = (words: string) =>
  words.length <= 140 &&
  (sentFrom.test(words) || quoted.test(words) || postHead.test(words) || pageFoot.test(words) || rating.test(words))
