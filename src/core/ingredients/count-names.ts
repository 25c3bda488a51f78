/** Names of counted units, in the format of `measure-names.ts`. */
export const countNames: Readonly<Record<string, string>> = {
  piece: `piece|pieces, pc, pcs, count, ea, each, stück, stk, st, stck, pièce|pièces, morceau|morceaux, pieza|piezas, unidad|unidades, ud, uds, unidade|unidades, unid, pezzo|pezzi,
    stuk|stuks, stycken, stycke, styck, sztuka|sztuki|sztuk, szt, kus|kusy|kusů, ks, kúsok, шт, штука|штуки|штук, adet, tane, db, darab, kom, komad|komada, buc, bucată|bucăți, τεμ,
    kpl, buah, butir, עדד, حبة, عدد, 個, コ, こ, ケ, 个, 枚, 本, 只, 条, 颗, 块, 粒, 朵, 개, ฟอง, ลูก`,
  pair: 'pair|pairs',
  dozen:
    'dozen, dozens, doz, dutzend, douzaine|douzaines, docena|docenas, dúzia|dúzias, dozzina, dozijn, dussin, tucet, tuzin, tucat, десяток',
  stick:
    'stick|sticks, stange|stangen, bâton|bâtons, bâtonnet|bâtonnets, rama|ramas, stecca|stecche, stokje|stokjes, stång|stänger, stang|stænger',
  bag: 'bag|bags, beutel, btl, bolsa|bolsas, zak|zakken, zakje|zakjes, påse|påsar, pose|poser, torebka|torebki|torebek, pussi, pussia, 袋',
  bar: 'bar|bars, tafel|tafeln, tablette|tablettes, tableta|tabletas, tavoletta|tavolette, reep|repen, riegel, tabliczka|tabliczki|tabliczek',
  batch: 'batch|batches',
  block: 'block|blocks, bloc|blocs, blok|blokken, 丁',
  bottle:
    'bottle|bottles, flasche|flaschen, bouteille|bouteilles, botella|botellas, garrafa|garrafas, bottiglia|bottiglie, fles|flessen, flaska|flaskor, flaske|flasker, butelka|butelki|butelek, láhev',
  box: 'box|boxes, schachtel|schachteln, boîte|boîtes, caja|cajas, caixa|caixas, scatola|scatole, doos|dozen, caissette, krabice',
  bulb: 'bulb|bulbs, knolle|knollen, bulbe|bulbes, bol|bollen',
  bunch: `bunch|bunches, bund, bd, botte|bottes, bouquet|bouquets, manojo|manojos, ramillete, maço|maços, molho|molhos, mazzo|mazzi, mazzetto|mazzetti, ciuffo|ciuffi,
    bos|bossen, bosje|bosjes, knippe|knippen, bunt|bunter, bundt|bundter, pęczek|pęczki|pęczków, svazek|svazky|svazků, zväzok, пучок|пучка|пучков, demet, csokor, veza|veze, legătură, ματσάκι, nippu, 束, 把`,
  cake: 'cake|cakes',
  can: 'can|cans, tin|tins, dose|dosen, lata|latas, latta, lattina|lattine, blik|blikken, blikje|blikjes, burk|burkar, dåse|dåser, boks|bokser, puszka|puszki|puszek, konzerva, plechovka|plechovky|plechovek, konzerv, банка|банки|банок, tölkki, 缶, 罐, 캔',
  carton:
    'carton|cartons, karton|kartons, brick|bricks, brik, becher, be, kelímek|kelímky|kelímků, kubek|kubki|kubków, bæger, beger',
  clove: `clove|cloves, zehe|zehen, gousse|gousses, diente|dientes, dente|dentes, spicchio|spicchi, teen|tenen, teentje|teentjes, klyfta|klyftor, fed, båt|båter, fedd, ząbek|ząbki|ząbków,
    stroužek|stroužky|stroužků, strúčik|strúčiky|strúčikov, зубчик|зубчика|зубчиков, зубок, diş, gerezd, češanj|češnja|češnjeva, čen|čena, cățel|căței, σκελίδα|σκελίδες, kynsi|kynttä, siung, tép, שן|שיני, فص, 片, かけ, 瓣, 쪽`,
  container: 'container|containers',
  cube: 'cube|cubes, würfel, cubo|cubos, cubetto|cubetti, dado|dadi, blokje|blokjes, tärning|tärningar, terning|terninger, kostka|kostki|kostek, kostky, kocka',
  drizzle: 'drizzle|drizzles, filet de, filo d, filo di, chorro de',
  ear: 'ear|ears',
  envelope: 'envelope|envelopes, sachet|sachets, sobre|sobres, bustina|bustine, envelop, sachê|sachês',
  fillet: 'fillet|fillets, filet|filets',
  grind: 'grind|grinds, grinding|grindings, twist|twists',
  handful: `handful|handfuls, handvoll, hand voll, handvol, poignée|poignées, puñado|puñados, punhado|punhados, manciata|manciate, pugno|pugni, handje|handjes, näve|nävar, håndfuld, håndfull, garść|garście|garści, hrst|hrsti|hrstí,
    горсть|горсти|горстей, avuç, maréknyi, šaka|šake`,
  head: 'head|heads, kopf|köpfe, tête|têtes, cabeza|cabezas, cabeça|cabeças, testa|teste, krop|kroppen, huvud|huvuden, hoved|hoveder, główka|główki|główek, hlávka|hlávky|hlávek, голова|головы|голов, fej, 株, 玉',
  jar: 'jar|jars, bocal|bocaux, tarro|tarros, frasco|frascos, vasetto|vasetti, barattolo|barattoli, pot|potten, potje|potjes, glas|glazen, słoik|słoiki|słoików, sklenička, kavanoz',
  knob: 'knob|knobs, noix de, nuez de, noce di, klontje|klontjes, klick|klickar, klat|klatter',
  leaf: 'leaf|leaves, blatt|blätter, feuille|feuilles, hoja|hojas, folha|folhas, foglia|foglie, blad|blaadjes, blaadje, liść|liście|liści, list|listy|listů, лист|листа|листов, levél, lembar, yaprak',
  link: 'link|links',
  loaf: 'loaf|loaves, laib|laibe, miche|miches, barra|barras, brood|broden',
  packet: `packet|packets, pack|packs, package|packages, pkg, pkgs, pkt, pkts, pk, packung|packungen, pck, pkg, päckchen, Paket|Pakete, paquet|paquets, paquete|paquetes, pacote|pacotes, pacchetto|pacchetti, confezione|confezioni,
    pak|pakken, pakje|pakjes, förpackning, förp, pakke|pakker, opakowanie|opakowania|opakowań, op, opak, balíček|balíčky|balíčků, balení, sáček|sáčky|sáčků, пакет|пакета|пакетов, пакетик, пачка|пачки|пачек, упаковка|упаковки|упаковок,
    paket, csomag, csg, vrećica|vrećice, pakiranje, pachet|pachete, plic|plicuri, φακελάκι|φακελάκια, pkt, pussi, bungkus, 包, パック, 봉지`,
  part: 'part|parts, teil|teile, partie|parties, parte|partes, parti, deel|delen',
  pod: 'pod|pods, schote|schoten, vaina|vainas, baccello|baccelli',
  portion:
    'portion|portions, portionen, porción|porciones, porção|porções, porzione|porzioni, portie|porties, porcja|porcje|porcji, porce, порция, serving|servings',
  pot: 'pot|pots, topf|töpfe, kruka|krukor, potte|potter, doniczka',
  punnet: 'punnet|punnets',
  rack: 'rack|racks',
  recipe: 'recipe|recipes, rezept, recette|recettes, receta|recetas, receita|receitas, recept|recepten',
  rib: 'rib|ribs',
  scoop: 'scoop|scoops, kugel|kugeln, boule|boules, bola|bolas, pallina|palline, bol|bollen',
  sheet: 'sheet|sheets, platte|platten, lámina|láminas, vel|vellen, plát|pláty|plátů, arkusz',
  shot: 'shot|shots, jigger|jiggers',
  slab: 'slab|slabs',
  slice: `slice|slices, scheibe|scheiben, scheibchen, tranche|tranches, rondelle|rondelles, rodaja|rodajas, loncha|lonchas, rebanada|rebanadas, fatia|fatias, fetta|fette, fettina|fettine, plak|plakken, plakje|plakjes, snee|sneetjes, sneetje,
    skiva|skivor, skive|skiver, plaster|plastry|plastrów, plasterek|plasterki|plasterków, kromka|kromki|kromek, plátek|plátky|plátků, krajíc, ломтик|ломтика|ломтиков, dilim, szelet, kriška|kriške, felie|felii, φέτα|φέτες, viipale|viipaletta, 切れ`,
  splash: 'splash|splashes, schuss, chorro|chorros, chorrito|chorritos, fio|fios, goccio, scheut, chlustnięcie',
  sprig: `sprig|sprigs, zweig|zweige, zweiglein, brin|brins, branche|branches, branchette, ramita|ramitas, ramo|ramos, raminho, rametto|rametti, takje|takjes, kvist|kvistar, kvister, kviste, gałązka|gałązki|gałązek,
    snítka|snítky|snítek, větvička|větvičky|větviček, веточка|веточки|веточек, grančica|grančice, rămurică, κλωναράκι|κλωναράκια, oksa|oksaa`,
  stalk: `stalk|stalks, stängel, stiel|stiele, tige|tiges, tallo|tallos, talo|talos, gambo|gambi, costa|coste, stengel|stengels, stjälk|stjälkar, stilk|stilke, stilker, łodyga|łodygi|łodyg, stonek|stonky|stonků, stabljika|stabljike, sap, batang, 根`,
  stem: 'stem|stems',
  strip: 'strip|strips, streifen, lanière|lanières, tira|tiras, striscia|strisce, reepje|reepjes, strimla|strimlor',
  tub: 'tub|tubs, kuipje|kuipjes, bakje|bakjes, barquette|barquettes, tarrina|tarrinas, bandeja',
  tube: 'tube|tubes, tubo|tubos, tuber',
  turn: 'tour|tours, drehung|drehungen, varv',
  wedge: 'wedge|wedges, spalte|spalten, quartier|quartiers, gajo|gajos, gomo|gomos, partje|partjes',
}

/** A size takes the place of a unit: "3 large eggs". */
export const sizeNames: Readonly<Record<string, string>> = {
  small:
    'small, sm, small-size, small-sized, klein, kleine, kleiner|kleine, kleines|kleine, petit|petits, petite|petites, pequeño|pequeños, pequeña|pequeñas, liten, litet, små, lille',
  medium:
    'medium, med, medium-size, medium-sized, medium-large, medium-small, mittelgroß, mittelgroße, mittelgross, mittelgrosse, mittlere, moyen|moyens, moyenne|moyennes, mediano|medianos, mediana|medianas, middelgrote, medelstor, mellemstor',
  large:
    'large, lg, lge, lrg, big, large-size, large-sized, groß, große, grosse, großer|große, großes|große, gros, grosses, grand|grands, grande|grandes, grote, stor, stort, stora, store',
  'extra-large': 'extra-large, extra large, jumbo, xl',
}

/** Words between a number and its unit that don't affect the amount: "2 heaped tablespoons", "3 thin slices". */
export const modifiers: ReadonlySet<string> = new Set(
  `heaping heaped scant rounded level generous good healthy full packed small medium large big tiny thin thick very fat extra short tall long whole medium-size medium-sized large-size fluid more additional further
  gehaufte gehaufter gestrichene gestrichener gestr geh leicht knapper knappe guter gute gutes kleine kleiner kleines kleinen grosse grosser grosses gross klein dunne dicke
  rase bombee petite petit grosse gros grande belle bonne bonnes petites petits grosses rases bombees
  colmada colmadas rasa rasas pequena pequeno cheia cheias rasos colmo raso colmi rasi colmo scarso piccolo piccola abbondante grandi
  grote volle afgestreken flinke ruime stor stora store litet liten lille rigelig rigeligt toppet strukna struken
  plaska plaskie czubata czubate mala vrchovata`.split(/\s+/),
)
