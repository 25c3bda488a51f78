import type { Content, FoodTable } from './content.ts'

export const foodsInGerman: FoodTable = [
  [
    ['flesh'],
    `
    fleisch, rind, rindfleisch, rinderhack, schwein, schweinefleisch, kalb, kalbfleisch, lamm, lammfleisch,
    hahnchen, hahnchenbrust, hahnchenfilet, huhn, huhnchen, hendl, pute, putenbrust, ente, gans, wild, reh, hirsch,
    kaninchen, speck, schinken, wurst, wurstchen, bratwurst, hack, hackfleisch, leber, braten, schnitzel, gulasch,
    rouladen, kassler, schmalz, schweineschmalz, brat, leberkase, mett, cabanossi, salami, bundnerfleisch,
    landjager, brathahnchen, suppenhuhn, knochen, suppenfleisch, filet, fisch, fischfilet, lachs, raucherlachs,
    thunfisch, kabeljau, seelachs, forelle, hering, matjes, makrele, sardelle, sardellen, sardellenfilet, zander,
    scholle, karpfen, aal, garnele, garnelen, krabben, scampi, muscheln, tintenfisch, meeresfruchte, rotbarsch,
    dorsch, kaviar, hummer, krebs, fischstabchen, bruhe, fleischbruhe, rinderbruhe, huhnerbruhe, fond, bratenfond,
    kalbsfond, fischfond, gelatine, blattgelatine, gummibarchen
  `,
  ],
  [
    ['dairy'],
    `
    milch, vollmilch, buttermilch, kondensmilch, sahne, schlagsahne, schlagobers, obers, rahm, schmand, saure sahne,
    sauerrahm, creme fraiche, butter, butterschmalz, magerquark, quark, topfen, joghurt, naturjoghurt, kase,
    frischkase, schafskase, ziegenkase, hirtenkase, bergkase, emmentaler, reibekase, molke, dickmilch, schokolade,
    zartbitterschokolade, kuvertüre, kuvertuere, kuverture, vollmilchschokolade, schokostreusel, karamell, eis,
    schichtkase, huttenkase, kochsahne, sprossen kase, nougatcreme
  `,
  ],
  [['egg'], 'ei, eier, eigelb, eiweiss, eiklar, eidotter, dotter, mayonnaise'],
  [['dairy', 'egg'], 'vanilleeis, pudding, vanillesauce'],
  [['honey'], 'honig, bienenhonig'],
  [
    ['gluten'],
    `
    mehl, weizenmehl, dinkelmehl, roggenmehl, vollkornmehl, weizen, dinkel, roggen, gerste, grunkern, griess,
    hartweizengriess, haferflocken, hafer, graupen, perlgraupen, semmelbrosel, paniermehl, brosel, brot, weissbrot,
    schwarzbrot, toastbrot, brotchen, semmel, semmeln, knodelbrot, baguette, nudel, spaghetti, makkaroni, bier,
    malz, sojasauce, sojasosse, zwieback, hefeteig, pizzateig, knodel
  `,
  ],
  [
    ['gluten', 'egg'],
    `
    nudeln, bandnudeln, eiernudeln, spatzle, lasagneplatten, maultaschen, schupfnudeln, biskuit, loffelbiskuit,
    loffelbiskuits
  `,
  ],
  [
    ['gluten', 'dairy', 'egg'],
    `
    blatterteig, murbeteig, keks, kekse, butterkeks, butterkekse, lebkuchen, waffel, waffeln, kuchen, brioche,
    spekulatius
  `,
  ],
  [
    ['nut'],
    `
    nuss, nusse, mandel, mandeln, mandelblattchen, mandelstifte, walnuss, walnusse, haselnuss, haselnusse, erdnuss,
    erdnusse, erdnussbutter, cashewkerne, cashews, pistazien, pinienkerne, maronen, kastanien, marzipan,
    marzipanrohmasse, paranusse, macadamianusse, krokant, nougat, nussnougatcreme, mandelmus, mandelmilch
  `,
  ],
  [
    [],
    `
    wasser, salz, meersalz, pfeffer, pfefferkorner, zucker, puderzucker, vanillezucker, vanillinzucker, rohrzucker,
    zuckerrubensirup, ahornsirup, agavendicksaft, ol, olivenol, sonnenblumenol, rapsol, pflanzenol, kokosol,
    sesamol, essig, weinessig, apfelessig, balsamico, senf, tomatenmark, ketchup, backpulver, natron, hefe,
    trockenhefe, speisestarke, maisstarke, starke, kakao, kakaopulver, vanilleschote, vanille, zimt, zimtstange,
    muskat, muskatnuss, nelken, paprikapulver, curry, currypulver, kreuzkummel, kummel, kardamom, ingwer,
    lorbeerblatt, lorbeerblatter, lorbeer, wacholderbeeren, majoran, thymian, rosmarin, oregano, basilikum,
    petersilie, schnittlauch, dill, minze, koriander, salbei, estragon, zwiebel, zwiebeln, knoblauch, knoblauchzehe,
    knoblauchzehen, schalotte, schalotten, fruhlingszwiebel, fruhlingszwiebeln, lauch, porree, karotte, karotten,
    mohre, mohren, sellerie, knollensellerie, kartoffel, kartoffeln, susskartoffel, susskartoffeln, tomate, tomaten,
    kirschtomaten, gurke, gurken, salatgurke, paprika, paprikaschote, paprikaschoten, zucchini, aubergine,
    auberginen, kurbis, hokkaido, brokkoli, blumenkohl, rosenkohl, kohl, weisskohl, rotkohl, wirsing, sauerkraut,
    kohlrabi, spinat, mangold, salat, rucola, feldsalat, champignon, champignons, pilze, pfifferlinge, steinpilze,
    erbsen, bohnen, kichererbsen, linsen, mais, spargel, rote bete, radieschen, rettich, fenchel, chili,
    chilischote, oliven, kapern, apfel, birne, birnen, banane, bananen, zitrone, zitronen, zitronensaft,
    zitronenschale, limette, limetten, orange, orangen, erdbeeren, himbeeren, heidelbeeren, blaubeeren, brombeeren,
    johannisbeeren, kirschen, pflaumen, zwetschgen, pfirsich, aprikosen, trauben, rosinen, datteln, feigen, ananas,
    mango, kokosmilch, kokosraspel, kokosflocken, reis, risottoreis, basmatireis, milchreis, hirse, quinoa,
    buchweizen, polenta, tofu, gemusebruhe, sesam, sonnenblumenkerne, kurbiskerne, leinsamen, mohn, weisswein,
    rotwein, rum, sojamilch, reisnudeln, glasnudeln, mineralwasser, margarine ohne milch, marmelade, apfelmus
  `,
  ],
]

/** A German word says at its end what it is: whatever stands before "mehl" is a flour. The first that fits decides. */
export const germanEndings: ReadonlyArray<readonly [ending: RegExp, contents: ReadonlyArray<Content>]> = [
  [/(?:buchweizen|mais|reis|kichererbsen|kartoffel|kokos|soja|lupinen|johannisbrotkern|guarkern)mehl$/, []],
  [/(?:mandel|nuss|kastanien|maronen)mehl$/, ['nut']],
  [/mehl$/, ['gluten']],
  [/(?:kokos|soja|reis)(?:milch|sahne|joghurt)$/, []],
  [/mandel(?:milch|sahne|joghurt)$/, ['nut']],
  [/hafer(?:milch|sahne|drink)$/, ['gluten']],
  [/(?:kakao|shea)butter$/, []],
  [/(?:erdnuss|mandel|nuss)butter$/, ['nut']],
  [/(?:milch|sahne|rahm|butter|quark|joghurt|kase|schokolade)$/, ['dairy']],
  [/(?:muskat|kokos)nuss$/, []],
  [/(?:nuss|nusse|nussen|mandeln)$/, ['nut']],
  [/fruchtfleisch$/, []],
  [/(?:fleisch|wurst|wurste|schinken|speck|fisch|lachs|schmalz)$/, ['flesh']],
  [/(?:gemuse)(?:bruhe|fond)$/, []],
  [/(?:bruhe|fond)$/, ['flesh']],
  [/(?:reis|glas)nudeln$/, []],
  [/nudeln$/, ['gluten', 'egg']],
  [/(?:brot|brotchen|teig|griess|flocken)$/, ['gluten', 'dairy', 'egg']],
  [/(?:kuchen|kekse?|torte)$/, ['gluten', 'dairy', 'egg']],
]
