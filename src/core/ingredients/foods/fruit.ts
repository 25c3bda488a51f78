import type { FoodGroup } from './food-group.ts'

export const fruit: ReadonlyArray<FoodGroup> = [
  {
    foods: `
      lemon, lemon juice, lemon zest, lemon peel, lemon rind, lemon wedge | de: Zitrone, Zitronen, Zitronensaft, Zitronenschale, Zitronenabrieb, Biozitrone | fr: citron, citrons, jus de citron, zeste de citron, citron jaune | es: limón, limones, zumo de limón, jugo de limón, ralladura de limón | it: limone, limoni, succo di limone, scorza di limone | nl: citroen, citroenen, citroensap, citroenrasp
      lime, lime juice, lime zest, key lime, key lime juice | de: Limette, Limetten, Limettensaft | fr: citron vert, citrons verts, jus de citron vert | es: lima, limas, zumo de lima, jugo de lima | it: lime, succo di lime | nl: limoen, limoenen, limoensap
      orange, orange juice, orange zest, orange peel, navel orange, orange rind, blood orange | de: Orangen, Orangensaft, Orangenschale, Apfelsine | fr: oranges, jus d'orange, zeste d'orange | es: naranja, naranjas, zumo de naranja, ralladura de naranja, jugo de naranja | it: arancia, arance, succo d'arancia, scorza d'arancia | nl: sinaasappel, sinaasappels, sinaasappelsap
      apple, granny smith apple, cooking apple, apple juice, bramley apple, green apple | de: Apfel, Äpfel, Apfelsaft | fr: pomme, pommes, jus de pomme | es: manzana, manzanas, zumo de manzana | it: mela, mele, succo di mela | nl: appel, appels, appelsap
      pear | de: Birne, Birnen | fr: poire, poires | es: pera, peras | it: pere | nl: peer, peren; banana, ripe banana | de: Banane, Bananen | fr: banane, bananes | es: plátano, plátanos | it: banane | nl: bananen, banaan
      strawberry | de: Erdbeeren, Erdbeere | fr: fraise, fraises | es: fresa, fresas, frutillas | it: fragole | nl: aardbeien; raspberry | de: Himbeeren | fr: framboise, framboises | es: frambuesas | it: lamponi | nl: frambozen; blueberry | de: Heidelbeeren, Blaubeeren | fr: myrtilles | es: arándanos | it: mirtilli | nl: blauwe bessen; blackberry | de: Brombeeren | fr: mûres | es: zarzamoras, moras | it: more di rovo | nl: bramen
      cherry, sour cherry | de: Kirschen, Sauerkirschen | fr: cerise, cerises | es: cerezas | it: ciliegie, amarene | nl: kersen; peach | de: Pfirsich, Pfirsiche | fr: pêche, pêches | es: melocotón, melocotones, durazno | it: pesche, pesca | nl: perzik, perziken; plum | de: Pflaumen, Zwetschgen, Pflaume | fr: prunes, prune, mirabelles | es: ciruelas, ciruela | it: prugne, susine | nl: pruimen; apricot | de: Aprikosen, Marillen | fr: abricot, abricots | es: albaricoques | it: albicocche | nl: abrikozen
      mango | fr: mangue | nl: mango's; pineapple, pineapple juice | de: Ananas, Ananassaft | fr: ananas | es: piña | it: ananas | nl: ananas; grape, red grape, green grape | de: Trauben, Weintrauben | fr: raisin, raisins | es: uvas | it: uva | nl: druiven; fig, fresh fig | de: Feigen | fr: figue, figues | es: higos | it: fichi | nl: vijgen; pomegranate, pomegranate seed, pomegranate aril, pomegranate juice | de: Granatapfel, Granatapfelkerne | fr: grenade, graines de grenade | es: granada | it: melagrana, melograno | nl: granaatappel, granaatappelpitjes; rhubarb | de: Rhabarber | fr: rhubarbe | es: ruibarbo | it: rabarbaro | nl: rabarber; crab apple; custard apple, cherimoya
      coconut, shredded coconut, desiccated coconut, coconut flake, coconut chip, flaked coconut, unsweetened coconut, sweetened coconut, unsweetened shredded coconut, sweetened shredded coconut, toasted coconut | de: Kokosnuss, Kokosraspel, Kokosflocken, Kokosraspeln, Kokoschips | fr: noix de coco, noix de coco râpée, coco râpé, coco | es: coco, coco rallado | it: cocco, farina di cocco, cocco rapè, cocco grattugiato | nl: kokos, kokosnoot, geraspte kokos, kokosrasp
    `,
  },
  {
    family: ['coconut'],
    foods: `
      coconut milk, light coconut milk, full fat coconut milk, canned coconut milk, coconut milk powder, lite coconut milk | de: Kokosmilch | fr: lait de coco | es: leche de coco | it: latte di cocco | nl: kokosmelk
      coconut cream, cream of coconut, creamed coconut, coconut cream powder, coconut whipped cream, coconut creamer | de: Kokoscreme, Kokossahne, Kokosrahm | fr: crème de coco, crème de noix de coco | es: crema de coco, nata de coco | it: crema di cocco, panna di cocco | nl: kokosroom, santen
      coconut yogurt, coconut yoghurt, coconut condensed milk | de: Kokosjoghurt | fr: yaourt de coco, yaourt coco | es: yogur de coco | it: yogurt di cocco | nl: kokosyoghurt
      coconut oil | de: Kokosöl, Kokosfett | fr: huile de coco, huile de noix de coco | es: aceite de coco | it: olio di cocco | nl: kokosolie, kokosvet
      coconut butter, coconut manna | de: Kokosmus | fr: beurre de coco; coconut flour | de: Kokosmehl | fr: farine de coco | es: harina de coco | nl: kokosmeel; coconut water | de: Kokoswasser | fr: eau de coco | es: agua de coco | it: acqua di cocco | nl: kokoswater; coconut sugar | de: Kokosblütenzucker | fr: sucre de coco, sucre de fleur de coco | es: azúcar de coco | it: zucchero di cocco | nl: kokosbloesemsuiker; coconut amino, coconut aminos, coconut vinegar
    `,
  },
  {
    contains: ['sulfites'],
    foods: `
      dried apricot | de: getrocknete Aprikosen, Trockenaprikosen | fr: abricots secs | es: orejones, albaricoques secos | it: albicocche secche | nl: gedroogde abrikozen
      dried fruit, dried mango, dried pineapple, dried peach, dried pear, dried apple, dried cherry, mixed dried fruit | de: Trockenfrüchte, Dörrobst | fr: fruits secs, fruits séchés | es: fruta desecada, fruta deshidratada | nl: gedroogd fruit, gedroogde vruchten
      candied peel, mixed peel, candied fruit, glace cherry, candied orange peel, candied cherry, candied lemon peel, citron peel, candied citron, maraschino cherry, crystallized fruit | de: Zitronat, Orangeat, Belegkirschen, Cocktailkirschen | fr: fruits confits, cerises confites, oranges confites, bigarreaux confits | es: fruta confitada, frutas confitadas, cerezas confitadas, fruta escarchada, guindas | it: canditi, frutta candita, scorza d'arancia candita, cedro candito, ciliegie candite, arancia candita | nl: sukade, gekonfijte vruchten, bigarreaux
    `,
  },
  {
    mayContain: ['sulfites'],
    foods: `
      raisin, golden raisin, sultana, currant, zante currant, seedless raisin | de: Rosinen, Sultaninen, Korinthen | fr: raisins secs, raisins de corinthe, raisins blonds | es: pasas, uvas pasas, pasas sultanas | it: uvetta, uva passa, uva sultanina | nl: rozijnen, krenten, sultanarozijnen
      prune, dried plum | de: Backpflaumen, Trockenpflaumen, Dörrpflaumen | fr: pruneaux, pruneau | es: ciruelas pasas, ciruela pasa | it: prugne secche | nl: gedroogde pruimen
      date, medjool date, pitted date, chopped date | de: Datteln, Dattel | fr: dattes, datte | es: dátiles, dátil | it: datteri, dattero | nl: dadels, dadel
      dried fig | de: getrocknete Feigen | fr: figues sèches | es: higos secos | it: fichi secchi | nl: gedroogde vijgen
      dried cranberry, craisin, dried blueberry | de: getrocknete Cranberries | fr: cranberries séchées | es: arándanos secos, arándanos rojos secos | it: mirtilli rossi secchi | nl: gedroogde cranberry's
      bottled lemon juice, lemon juice concentrate, bottled lime juice
    `,
  },
]
