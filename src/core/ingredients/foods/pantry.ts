import type { FoodGroup } from './food-group.ts'

/** Store cupboard: salt, sugar, oil, vinegar, leavening, rice, pulses. */
export const pantry: ReadonlyArray<FoodGroup> = [
  {
    foods: `
      water, cold water, ice water, hot water, boiling water, warm water, sparkling water, soda water, club soda, mineral water, lukewarm water, tap water, seltzer, iced water | de: Wasser, Mineralwasser, lauwarmes Wasser, kaltes Wasser | fr: eau, eau tiède, eau froide, eau chaude, eau gazeuse | es: agua, agua tibia, agua fría, agua caliente, agua con gas | it: acqua, acqua tiepida, acqua calda, acqua fredda, acqua frizzante | nl: water, lauwwarm water, koud water, bruiswater
      salt, sea salt, kosher salt, table salt, fine salt, coarse salt, flaky salt, flaky sea salt, maldon salt, himalayan salt, pink salt, smoked salt, rock salt, curing salt, pickling salt | de: Salz, Meersalz, Jodsalz, Salz und Pfeffer | fr: sel, fleur de sel, gros sel, sel fin, sel et poivre | es: sal, sal gruesa, sal fina, sal marina, sal y pimienta | it: sale, sale fino, sale grosso, sale e pepe, sale marino | nl: zout, zeezout, grof zout, peper en zout, snufje zout
      black pepper, white pepper, black peppercorn, pink peppercorn, peppercorn, pepper, ground pepper, ground black pepper, freshly ground pepper | de: Pfeffer, Pfefferkörner, schwarzer Pfeffer, weißer Pfeffer | fr: poivre, poivre noir, poivre blanc, poivre du moulin, grains de poivre | es: pimienta, pimienta negra, pimienta blanca, pimienta en grano | it: pepe, pepe nero, pepe bianco, pepe in grani | nl: peper, zwarte peper, witte peper, peperkorrels
      sugar, white sugar, caster sugar, castor sugar, granulated sugar, superfine sugar, sanding sugar, cane sugar, raw sugar, sugar cube, preserving sugar, jam sugar, pearl sugar | de: Zucker, Rohrzucker, Kristallzucker, Feinzucker, Gelierzucker, Hagelzucker | fr: sucre, sucre en poudre, sucre semoule, sucre cristal, sucre blanc, sucre fin | es: azúcar, azúcar blanco, azúcar blanca | it: zucchero, zucchero semolato, zucchero bianco | nl: suiker, kristalsuiker, fijne kristalsuiker, basterdsuiker, witte basterdsuiker, witte suiker, geleisuiker, parelsuiker
      brown sugar, light brown sugar, dark brown sugar, soft brown sugar, muscovado, muscovado sugar, demerara, demerara sugar, turbinado, turbinado sugar | de: brauner Zucker, Muscovadozucker | fr: sucre roux, cassonade, vergeoise, sucre brun, sucre de canne, sucre complet | es: azúcar moreno, azúcar morena, azúcar mascabado | it: zucchero di canna, zucchero di canna integrale | nl: bruine suiker, bruine basterdsuiker, lichtbruine basterdsuiker, donkerbruine basterdsuiker, rietsuiker
      icing sugar, powdered sugar, confectioner sugar, confectioners sugar, confectioner's sugar, 10x sugar | de: Puderzucker, Staubzucker | fr: sucre glace | es: azúcar glas, azúcar glass, azúcar impalpable | it: zucchero a velo | nl: poedersuiker
      maple syrup, maple | de: Ahornsirup | fr: sirop d'érable | es: sirope de arce, jarabe de arce | it: sciroppo d'acero | nl: ahornsiroop; agave, agave nectar, agave syrup | de: Agavendicksaft, Agavensirup | fr: sirop d'agave | es: sirope de agave, jarabe de agave | it: sciroppo d'agave | nl: agavesiroop
      oil, vegetable oil, sunflower oil, rapeseed oil, canola oil, canola, cooking oil, neutral oil, frying oil, grapeseed oil, rice bran oil, safflower oil | de: Öl, Sonnenblumenöl, Rapsöl, Pflanzenöl, Speiseöl, neutrales Öl, Frittieröl, Bratöl, Traubenkernöl | fr: huile, huile de tournesol, huile de colza, huile végétale, huile neutre, huile de pépins de raisin, huile de friture | es: aceite, aceite de girasol, aceite vegetal | it: olio, olio di semi, olio di semi di girasole, olio di girasole, olio per friggere | nl: olie, zonnebloemolie, koolzaadolie, plantaardige olie, neutrale olie, frituurolie
      olive oil, extra virgin olive oil, virgin olive oil, evoo, light olive oil | de: Olivenöl | fr: huile d'olive, huile d'olive vierge extra | es: aceite de oliva, aceite de oliva virgen extra, aove, aceite de oliva suave | it: olio d'oliva, olio di oliva, olio extravergine di oliva, olio extravergine d'oliva, olio evo, olio extra vergine d'oliva, olio extra vergine di oliva | nl: olijfolie, extra vierge olijfolie
      vinegar, white vinegar, distilled vinegar, distilled white vinegar | de: Essig, Branntweinessig | fr: vinaigre, vinaigre blanc, vinaigre d'alcool | es: vinagre | it: aceto | nl: azijn, natuurazijn
      rice vinegar, rice wine vinegar, seasoned rice vinegar | de: Reisessig | fr: vinaigre de riz | es: vinagre de arroz | it: aceto di riso | nl: rijstazijn
      yeast, dried yeast, dry yeast, active dry yeast, instant yeast, fast action yeast, fresh yeast, compressed yeast | de: Hefe, Trockenhefe, Frischhefe, Germ, Hefewürfel | fr: levure, levure de boulanger, levure fraîche, levure sèche, levure boulangère | es: levadura, levadura fresca, levadura prensada, levadura de panadería, levadura de panadero, levadura seca | it: lievito, lievito di birra, lievito di birra fresco, lievito di birra secco, lievito secco | nl: gist, gedroogde gist, verse gist
      nutritional yeast, nutritional yeast flake | de: Hefeflocken | fr: levure maltée alimentaire | es: levadura nutricional | it: lievito alimentare in scaglie | nl: edelgistvlokken
      baking powder | de: Backpulver, Weinsteinbackpulver | fr: levure chimique, poudre à lever, poudre à pâte | es: levadura química, polvo para hornear, polvo de hornear, levadura en polvo, impulsor | it: lievito per dolci, lievito in polvere, lievito chimico, lievito istantaneo | nl: bakpoeder
      baking soda, bicarbonate of soda, bicarb, bicarb soda, sodium bicarbonate | de: Natron, Backsoda | fr: bicarbonate, bicarbonate de soude, bicarbonate alimentaire | es: bicarbonato, bicarbonato de sodio | it: bicarbonato, bicarbonato di sodio | nl: baksoda, zuiveringszout
      cocoa butter | de: Kakaobutter | fr: beurre de cacao | es: manteca de cacao | it: burro di cacao | nl: cacaoboter
      shea butter | de: Sheabutter | fr: beurre de karité
      cream of tartar | de: Weinstein | fr: crème de tartre | es: crémor tártaro | it: cremor tartaro | nl: wijnsteen
      rice, white rice, cooked rice, long grain rice, short grain rice, medium grain rice, instant rice, minute rice, converted rice, red rice, black rice, brown rice, sticky rice, glutinous rice, sushi rice, puffed rice | de: Reis, Langkornreis, Naturreis, Rundkornreis, Sushireis, Klebreis | fr: riz, riz rond, riz long, riz cuit, riz complet, riz gluant | es: arroz, arroz redondo, arroz de grano redondo, arroz blanco, arroz integral, arroz cocido | it: riso, riso integrale, riso bollito | nl: rijst, zilvervliesrijst, witte rijst, sushirijst
      basmati, basmati rice, jasmine rice | de: Basmatireis, Jasminreis | fr: riz basmati, riz thaï, riz jasmin | es: arroz basmati, arroz jazmín | it: riso basmati | nl: basmatirijst, pandanrijst, jasmijnrijst
      arborio, arborio rice, risotto rice, carnaroli, carnaroli rice, bomba rice, paella rice, pudding rice | de: Risottoreis, Milchreis, Arborio Reis | fr: riz arborio, riz à risotto | es: arroz bomba, arroz para risotto | it: riso carnaroli, riso arborio, riso vialone nano, riso per risotti | nl: risottorijst, paellarijst, dessertrijst
      wild rice | de: Wildreis | fr: riz sauvage | es: arroz salvaje | nl: wilde rijst
      rice flour, brown rice flour, glutinous rice flour, sweet rice flour, white rice flour | de: Reismehl, Klebreismehl | fr: farine de riz | es: harina de arroz | it: farina di riso | nl: rijstmeel, rijstebloem
      rice paper, rice paper wrapper, rice paper sheet | de: Reispapier | fr: feuilles de riz, galettes de riz | es: papel de arroz, obleas de arroz | it: carta di riso | nl: rijstvellen, rijstpapier
      buckwheat, buckwheat flour, buckwheat groat, kasha | de: Buchweizen, Buchweizenmehl | fr: sarrasin, farine de sarrasin | es: trigo sarraceno, harina de trigo sarraceno, alforfón | it: grano saraceno, farina di grano saraceno | nl: boekweit, boekweitmeel
      chickpea flour, gram flour, besan | de: Kichererbsenmehl | fr: farine de pois chiche, farine de pois chiches | es: harina de garbanzo, harina de garbanzos | it: farina di ceci | nl: kikkererwtenmeel
      potato starch, potato flour | de: Kartoffelmehl, Kartoffelstärke | fr: fécule de pomme de terre, fécule, fécule de pommes de terre | es: fécula de patata, almidón de patata | it: fecola di patate, fecola | nl: aardappelzetmeel, aardappelmeel
      tapioca, tapioca flour, tapioca starch, tapioca pearl | de: Tapiokastärke, Tapiokaperlen | fr: perles du japon, perles de tapioca | es: almidón de tapioca, almidón de yuca
      locust bean gum, carob bean gum | de: Johannisbrotkernmehl | fr: farine de caroube | nl: johannesbroodpitmeel; guar gum | de: Guarkernmehl | fr: gomme de guar; xanthan gum, xanthan | fr: gomme xanthane | es: goma xantana | it: gomma di xantano, xantano | nl: xanthaangom
      quinoa, quinoa flour | de: Quinoamehl; millet, millet flour | de: Hirse, Hirseflocken | fr: millet | es: mijo | it: miglio | nl: gierst; amaranth; teff, teff flour; sorghum, sorghum flour
      bean, black bean, kidney bean, red kidney bean, white bean, cannellini, cannellini bean, navy bean, haricot bean, great northern bean, pinto bean, borlotti, borlotti bean, black eyed pea, black eyed bean, broad bean, fava bean, lima bean, mixed bean | de: Bohnen, weiße Bohnen, Kidneybohnen, schwarze Bohnen, dicke Bohnen | fr: haricots blancs, haricots rouges, fèves, haricots noirs, haricots | es: alubias, frijoles, frijoles negros, judías blancas, habas, alubias blancas, judías, judiones, fabes | it: fagioli, fagioli cannellini, fagioli borlotti, fave | nl: bonen, bruine bonen, kidneybonen, witte bonen, zwarte bonen, tuinbonen
      butter bean
      lentil, red lentil, green lentil, brown lentil, puy lentil, beluga lentil, black lentil, french lentil | de: Linsen, rote Linsen, Berglinsen, Belugalinsen, Tellerlinsen | fr: lentilles, lentilles corail, lentilles vertes | es: lentejas, lentejas rojas, lentejas pardinas | it: lenticchie, lenticchie rosse | nl: linzen, rode linzen
      sunflower seed | de: Sonnenblumenkerne | fr: graines de tournesol | es: pipas de girasol, semillas de girasol | it: semi di girasole | nl: zonnebloempitten; pumpkin seed, pepita | de: Kürbiskerne | fr: graines de courge | es: pipas de calabaza, semillas de calabaza | it: semi di zucca | nl: pompoenpitten; poppy seed | de: Mohn, Mohnsamen | fr: pavot, graines de pavot | es: semillas de amapola | it: semi di papavero | nl: maanzaad; flax, flaxseed, flax seed, ground flaxseed, flax meal, linseed, flaxseed meal, ground flax | de: Leinsamen, Leinmehl | fr: graines de lin | es: semillas de lino, linaza | it: semi di lino | nl: lijnzaad; chia, chia seed | de: Chiasamen | fr: graines de chia | es: semillas de chía, chía | it: semi di chia | nl: chiazaad
      agar, agar agar, agar powder, agar flake | fr: agar agar en poudre
      pectin; flax egg, chia egg; rice milk | de: Reismilch, Reisdrink | fr: lait de riz, boisson au riz | es: leche de arroz, bebida de arroz | it: latte di riso, bevanda di riso | nl: rijstmelk; hemp milk | de: Hanfmilch; pea milk
      apple sauce, applesauce | de: Apfelmus | fr: compote, compote de pommes | es: compota de manzana, puré de manzana | it: purea di mele | nl: appelmoes
      coffee, espresso, espresso powder, instant coffee, instant espresso powder, coffee granule, brewed coffee, strong coffee | de: Kaffee, Espresso, Instantkaffee, Kaffeepulver | fr: café, café fort, café soluble | es: café, café soluble | it: caffè, caffè espresso, caffè solubile | nl: koffie, oploskoffie
      tea, green tea, black tea, tea bag | de: Tee, Schwarztee, Teebeutel | fr: thé vert, thé noir, sachet de thé | es: té, té verde | it: tè, tè verde | nl: thee
      ice, ice cube, crushed ice | de: Eiswürfel | fr: glaçons, glaçon, glace pilée | es: hielo, cubitos de hielo | it: ghiaccio, cubetti di ghiaccio | nl: ijsblokjes
      seaweed, nori, kombu, wakame, nori sheet, nori seaweed, dulse, kelp | de: Noriblätter, Algen | fr: feuilles de nori, algues | es: algas, alga nori | it: alga nori, alghe | nl: norivellen, zeewier
    `,
  },
  {
    contains: ['sulfites'],
    foods: `
      wine vinegar, white wine vinegar, red wine vinegar, sherry vinegar, champagne vinegar | de: Weinessig, Weißweinessig, Rotweinessig, Sherryessig | fr: vinaigre de vin, vinaigre de vin rouge, vinaigre de vin blanc, vinaigre de xérès, vinaigre de framboise | es: vinagre de jerez, vinagre de vino, vinagre de vino blanco, vinagre de vino tinto | it: aceto di vino, aceto di vino bianco, aceto di vino rosso, aceto bianco | nl: wijnazijn, witte wijnazijn, rode wijnazijn, sherryazijn
      balsamic, balsamic vinegar, balsamic glaze, white balsamic vinegar, balsamic reduction | de: Balsamico, Balsamicoessig, Aceto Balsamico, Balsamessig, Balsamicocreme | fr: vinaigre balsamique, crème de balsamique, crème balsamique | es: vinagre balsámico, vinagre de módena, crema de balsámico, crema balsámica | it: aceto balsamico, glassa di aceto balsamico | nl: balsamicoazijn, balsamico azijn
      instant mashed potato, potato flake, instant mashed potato flake | de: Kartoffelpüreepulver | fr: flocons de pommes de terre | es: puré de patatas instantáneo
    `,
  },
  {
    mayContain: ['sulfites'],
    foods: `
      cider vinegar, apple cider vinegar | de: Apfelessig | fr: vinaigre de cidre | es: vinagre de manzana, vinagre de sidra | it: aceto di mele | nl: appelazijn, ciderazijn
      caper, capers, caperberry, nonpareil caper | de: Kapern, Kapernäpfel | fr: câpres, câpre | es: alcaparras, alcaparrones | it: capperi, capperi sotto sale, capperi sottaceto, capperi dissalati | nl: kappertjes
      sauerkraut | de: Sauerkraut | fr: choucroute | es: chucrut | it: crauti | nl: zuurkool
      gherkin, cornichon; pickled beet; pickled ginger; crystallized ginger, candied ginger, stem ginger; pickled vegetable
      corn syrup, light corn syrup, dark corn syrup, golden syrup, syrup | de: Sirup, Zuckersirup | fr: sirop | es: sirope, jarabe, almíbar | it: sciroppo | nl: siroop, schenkstroop, suikerstroop
      grenadine, cordial, elderflower cordial, elderflower syrup, fruit syrup | de: Holunderblütensirup, Holundersirup | fr: sirop de grenadine | nl: vlierbloesemsiroop
      pomegranate molasses | de: Granatapfelsirup, Granatapfelmelasse | fr: mélasse de grenade | es: melaza de granada | it: melassa di melograno | nl: granaatappelmelasse
    `,
  },
  {
    contains: ['gluten'],
    foods: "malt vinegar, malted vinegar | de: Malzessig | nl: moutazijn; brewers yeast, brewer's yeast | de: Bierhefe",
  },
  {
    mayContain: ['gluten'],
    foods:
      'black vinegar, chinkiang vinegar, chinese black vinegar; vegetable suet; rice cracker, rice cracker mix, rice cake cracker',
  },
  {
    mayContain: ['soy'],
    foods:
      'shortening, vegetable shortening, crisco, margarine ohne Milch, cooking spray, oil spray, nonstick spray, non stick cooking spray, nonstick cooking spray, non stick spray, olive oil spray, vegetable oil spray, pam, egg replacer, nonstick vegetable oil spray, vegetable cooking spray | de: Pflanzenfett, Frittierfett | fr: végétaline | nl: frituurvet, bakspray',
  },
  {
    contains: ['milk'],
    mayContain: ['soy', 'eggs'],
    foods:
      'protein powder, vanilla protein powder, chocolate protein powder | de: Proteinpulver, Eiweißpulver | es: proteína en polvo | nl: eiwitpoeder',
  },
  { foods: 'guacamole' },
  { mayContain: ['milk'], foods: 'creamed corn, cream style corn, cream corn' },
  {
    mayContain: ['soy'],
    foods:
      'sprinkle, rainbow sprinkle, nonpareil, jimmy, colored sprinkle | de: Zuckerstreusel, Streudekor | nl: gekleurde hagelslag',
  },
  { mayContain: ['mustard'], foods: 'wasabi, wasabi paste, wasabi powder | nl: wasabipasta' },
  { mayContain: ['soy', 'gluten'], foods: 'plum sauce, duck sauce, sweet and sour sauce' },
  {
    mayContain: ['celery'],
    foods:
      'mixed vegetable, stir fry vegetable, frozen mixed vegetable, vegetable | de: Gemüse, TK Gemüse | fr: légumes | es: verduras | it: verdure | nl: groente, groenten, wokgroenten, roerbakgroenten',
  },
  {
    mayContain: ['meat', 'pork'],
    foods: 'refried bean | es: frijoles refritos; baked bean, tin baked bean',
  },
  { contains: ['meat', 'pork'], foods: 'pork and beans, baked beans with pork' },
  { contains: ['meat', 'eggs', 'gluten'], mayContain: ['pork', 'milk'], foods: 'scotch egg' },
  { contains: ['meat', 'pork', 'eggs', 'milk', 'gluten'], foods: 'quiche lorraine' },
  {
    family: ['chocolate'],
    foods: `
      cocoa, cocoa powder, cacao, cacao powder, cacao nib, cocoa nib, unsweetened cocoa powder, dutch process cocoa powder, dutch processed cocoa powder, unsweetened cocoa | de: Kakao, Kakaopulver, Backkakao | fr: cacao, cacao en poudre, cacao amer | es: cacao, cacao en polvo, cacao puro | it: cacao, cacao amaro, cacao in polvere | nl: cacao, cacaopoeder
    `,
  },
]
