import type { Content } from './contents.ts'

type Ending = readonly [ending: RegExp, contains: ReadonlyArray<Content>, mayContain?: ReadonlyArray<Content>]

/**
 * German and Dutch compounds end with the food they name: every word that ends in "mehl" is a flour. The first matching
 * ending decides, so exceptions come first. Words are folded, in the form that `wordsOf` returns.
 */
export const compoundEndings: ReadonlyArray<Ending> = [
  [
    /(?:buchweizen|mais|reis|kichererbsen|kartoffel|kokos|johannisbrotkern|guarkern|hirse|quinoa|tapioka|lein|linsen)mehl$/,
    [],
  ],
  [/sojamehl$/, ['soy']],
  [/lupinenmehl$/, ['lupin']],
  [/(?:mandel|nuss|kastanien|maronen)mehl$/, ['nuts']],
  [/fischmehl$/, ['fish']],
  [/mehl$/, ['gluten']],
  [/(?:kokos|reis|hanf|erbsen|rijst|kokos)(?:milch|sahne|joghurt|drink|creme|melk|drank|room|yoghurt)$/, []],
  [/soja(?:milch|sahne|joghurt|drink|creme|melk|drank|room|yoghurt)$/, ['soy']],
  [
    /(?:mandel|cashew|haselnuss|nuss|amandel|hazelnoot|noten)(?:milch|sahne|joghurt|drink|creme|melk|drank|room)$/,
    ['nuts'],
  ],
  [/(?:hafer|dinkel|haver)(?:milch|sahne|drink|melk|drank|room)$/, ['gluten']],
  [/(?:kakao|shea|cacao)(?:butter|boter)$/, []],
  [/erdnussbutter$/, ['peanuts']],
  [/(?:mandel|nuss)butter$/, ['nuts']],
  [/butterkek(?:s|se)?$/, ['gluten', 'milk', 'eggs']],
  [/schokolade$/, ['milk'], ['soy']],
  [
    /(?:milch|sahne|rahm|butter|quark|joghurt|kase|molke|melk|(?:slag|kook|koks)room|boter|kwark|yoghurt|kaas)$/,
    ['milk'],
  ],
  [/(?:muskat|kokos)nuss$/, []],
  [/(?:nootmuskaat|kokosnoot|muskaatnoot)$/, []],
  [/erdnuss(?:e|en)?$/, ['peanuts']],
  [/(?:nuss|nusse|nussen|mandeln|noot|noten|amandelen)$/, ['nuts']],
  [/fruchtfleisch$/, []],
  [/(?:thun|tinten|raucher|back)?fisch(?:e|filet)?$|lach$|lachs$|(?:zalm|(?<!s)haring|tonijn)$/, ['fish']],
  [/(?:garnelen?|krabben|garnalen)$/, ['crustaceans']],
  [/muscheln?$|mosselen$/, ['molluscs']],
  [
    /(?:rind|kalb|lamm|huhner|hahnchen|geflugel|puten|wild|reh|hirsch|rund|kalf|lam|kippen)(?:s|er)?(?:fleisch|vlees|gehakt|filet)$/,
    ['meat'],
  ],
  [
    /(?:fleisch|wurst|wurste|wurstchen|worst|vlees|gehakt)$/,
    ['meat'],
    ['pork', 'gluten', 'milk', 'celery', 'mustard', 'sulfites'],
  ],
  [/(?:schinken|speck|spek|schmalz)$/, ['meat', 'pork']],
  [/(?:gemuse|groente)(?:bruhe|fond|bouillon)$/, [], ['celery']],
  [/(?:bruhe|fond|bouillon)$/, ['meat'], ['celery']],
  [
    /(?:brat|leber|blut|mett|tee|jagd|knack|grill)wurst$/,
    ['meat', 'pork'],
    ['gluten', 'milk', 'celery', 'mustard', 'sulfites'],
  ],
  [/(?:rei|reis|gla|glas|rijst|mihoen)(?:nudeln|noedel)$/, []],
  [/(?:nudeln|noedel)$/, ['gluten', 'eggs']],
  [/(?:brot|brotchen|griess|flocken|brood|broodje)$/, ['gluten'], ['milk', 'eggs']],
  [/(?:teig|deeg)$/, ['gluten'], ['milk', 'eggs']],
  [/(?:kuchen|kek|kekse?|torte|platzchen|taart|koek|koekje|gebak)$/, ['gluten', 'milk', 'eggs']],
  [/schwein$/, ['meat', 'pork']],
  [/likor$|wein$|schnaps$|wijn$|likeur$/, ['alcohol'], ['sulfites']],
  [/(?:mais|kartoffel)starke$/, []],
]
