import type { FoodGroup } from './food-group.ts'

/** Grains with gluten and their flours. Oats are included, because most oats are grown and milled beside wheat. */
export const cerealsAndFlours: ReadonlyArray<FoodGroup> = [
  {
    contains: ['gluten'],
    foods: `
      gluten, wheat gluten, vital wheat gluten, gluten flour | de: Gluten, Weizengluten, Klebereiweiß | fr: gluten de blé | es: gluten de trigo | it: glutine | nl: tarwegluten
      wheat, whole wheat, wheat berry, cracked wheat | de: Weizen, Weizenkörner | fr: blé, froment | es: trigo | it: grano, frumento | nl: tarwe
    `,
  },
  {
    contains: ['gluten'],
    family: ['wheat'],
    foods: `
      flour, plain flour, all purpose flour, ap flour, white flour, wheat flour, flour mix, seasoned flour | de: Mehl, Weizenmehl, Mehlmischung | fr: farine, farine de blé, farine de froment, farine blanche, farine fluide | es: harina, harina de trigo, harina común, harina leudante | it: farina, farina di grano, farina di frumento, farina di grano tenero, farina 00, farina 0, farina tipo 00, farina tipo 0 | nl: bloem, tarwebloem, patentbloem, meel, tarwemeel
      self raising flour, self rising flour | fr: farine à gâteaux, farine avec levure incorporée | es: harina con levadura | it: farina autolievitante | nl: zelfrijzend bakmeel, bakmeel
      bread flour, strong flour, strong white flour, strong white bread flour, high gluten flour | fr: farine de force, farine de gruau | es: harina de fuerza | it: farina manitoba, farina forte
      cake flour, pastry flour, 00 flour, tipo 00 flour, oo flour, double zero flour | es: harina de repostería, harina floja, harina pastelera
      wholemeal flour, whole wheat flour, wholewheat flour, wholegrain flour, graham flour, atta, chapati flour | de: Vollkornmehl, Weizenvollkornmehl, Dinkelvollkornmehl | fr: farine complète, farine intégrale, farine semi complète | es: harina integral | it: farina integrale | nl: volkorenmeel
      maida; pancake flour; tempura flour; wondra flour, wondra; breading; shake and bake; fish fry mix
      wheat germ, wheatgerm | de: Weizenkeime | fr: germe de blé | es: germen de trigo | it: germe di grano | nl: tarwekiemen
      wheat bran, bran, bran flake | de: Weizenkleie, Kleie | fr: son de blé | es: salvado, salvado de trigo | it: crusca | nl: tarwezemelen, zemelen
      durum, durum flour, durum wheat | de: Hartweizen | fr: blé dur | es: trigo duro | it: grano duro | nl: durumtarwe
      semolina, semolina flour, cream of wheat, farina, sooji, suji, rava | de: Grieß, Hartweizengrieß, Weichweizengrieß, Weizengrieß | fr: semoule, semoule de blé, semoule fine | es: sémola, semolina | it: semola, semolino, semola rimacinata, semola di grano duro, rimacinata | nl: griesmeel
      couscous, giant couscous, pearl couscous, israeli couscous, ptitim, couscous salad, moghrabieh | de: Couscous, Kuskus | fr: couscous, graines de couscous | es: cuscús | it: cous cous, cuscus
      bulgur, bulgur wheat, bulgar, bulgar wheat, burghul | de: Bulgur | fr: boulgour, boulghour | es: trigo bulgur | nl: bulghur
      freekeh, frikeh; farro, emmer | de: Emmer | it: farro perlato, farro dicocco; einkorn, einkorn flour | de: Einkorn | fr: petit épeautre; kamut, khorasan wheat; fregola, fregula
      spelt, spelt flour, spelt berry | de: Dinkel, Dinkelmehl, Dinkelgrieß, Dinkelflocken | fr: épeautre, grand épeautre, farine d'épeautre | es: espelta, harina de espelta, harina de espelta integral | it: spelta, farina di farro | nl: spelt, speltmeel, speltbloem
      green spelt | de: Grünkern, Grünkernschrot
      wafer paper, communion wafer | de: Oblaten, Backoblaten
      roux, blond roux | de: Mehlschwitze, Einbrenne
    `,
  },
  {
    contains: ['gluten'],
    foods: `
      seitan, wheat meat | it: seitan; freeze dried wheat; triticale
      barley, pearl barley, pot barley, barley flour, barley groat | de: Gerste, Graupen, Perlgraupen, Gerstenmehl, Rollgerste | fr: orge, orge perlé | es: cebada, cebada perlada | it: orzo perlato | nl: gerst, parelgort, gort
      rye, rye flour, rye flake, rye berry, pumpernickel flour | de: Roggen, Roggenmehl, Roggenvollkornmehl, Roggenschrot | fr: seigle, farine de seigle | es: centeno, harina de centeno, harina de centeno integral | it: segale, farina di segale | nl: rogge, roggemeel
      malt, barley malt, malt extract, malt powder, malted barley, diastatic malt powder, barley malt syrup, malt syrup, malted flour | de: Malz, Malzextrakt, Gerstenmalz, Backmalz | fr: malt, extrait de malt | es: malta, extracto de malta | it: malto, malto d'orzo | nl: mout, moutextract
      oat, rolled oat, porridge oat, oatmeal, old fashioned oat, steel cut oat, quick oat, quick cooking oat, instant oat, jumbo oat, pinhead oatmeal, oat groat, instant oatmeal | de: Hafer, Haferflocken, Schmelzflocken | fr: avoine, flocons d'avoine, flocon d'avoine | es: avena, copos de avena, avena en hojuelas, hojuelas de avena | it: avena, fiocchi di avena, fiocchi d'avena | nl: haver, havermout, havervlokken
      oat flour | de: Hafermehl | fr: farine d'avoine | es: harina de avena | it: farina d'avena | nl: havermeel
      oat bran | de: Haferkleie | fr: son d'avoine | es: salvado de avena | it: crusca d'avena | nl: haverzemelen
      oat milk, oat drink, oatmilk | de: Hafermilch, Haferdrink, Hafersahne, Hafercuisine | fr: lait d'avoine, boisson à l'avoine, crème d'avoine | es: leche de avena, bebida de avena | it: latte di avena, latte d'avena, bevanda di avena | nl: havermelk, haverdrank, haverroom
      oat cream, oat yogurt, oat creamer
    `,
  },
  {
    // Flavored with barley malt.
    contains: ['gluten'],
    foods: `
      cornflake, corn flake, rice krispie, rice crispy, rice bubble, crispy rice cereal, rice cereal, puffed rice cereal | de: Cornflakes | es: copos de maíz | nl: cornflakes
    `,
  },
  {
    contains: ['gluten'],
    mayContain: ['milk', 'nuts'],
    foods: `
      cereal, breakfast cereal, chex, cheerio, weetabix, shredded wheat, puffed wheat, wheat flake, grape nut cereal | de: Frühstücksflocken | fr: céréales | es: cereales | it: cereali | nl: ontbijtgranen
    `,
  },
  {
    contains: ['gluten', 'nuts', 'honey'],
    mayContain: ['milk', 'sulfites', 'sesame', 'peanuts'],
    mayBe: ['almond', 'hazelnut', 'walnut', 'pecan', 'cashew'],
    family: ['nut'],
    foods: `
      granola, granola bar, cereal bar | de: Granola, Knuspermüsli, Müsliriegel | es: barrita de cereales | nl: mueslireep
      muesli, muesli mix | de: Müsli | fr: muesli | nl: cruesli
      honey nut cereal
    `,
  },
  {
    contains: ['gluten', 'milk'],
    foods: 'malted milk, malted milk powder, malt drink, horlicks, ovaltine, milo; malteser, whopper candy',
  },
  {
    contains: ['gluten'],
    foods: 'mixed grain, seven grain mix, multigrain mix, multigrain cereal',
  },
]
