import type { FoodGroup } from './food-group.ts'

export const vegetables: ReadonlyArray<FoodGroup> = [
  {
    contains: ['celery'],
    foods: `
      celery, celery stalk, celery rib, celery stick, celery heart, celery leaf, stalk celery, celery salt, celery seed, celery powder | de: Sellerie, Staudensellerie, Stangensellerie, Selleriestangen, Selleriesalz, Bleichsellerie | fr: céleri, céleri branche, branche de céleri, branches de céleri, céleri en branche, sel de céleri | es: apio, ramas de apio, rama de apio, sal de apio | it: sedano, costa di sedano, coste di sedano, gambo di sedano, gambi di sedano | nl: selderij, selder, bleekselderij, selderie, bladselderij, stengels bleekselderij
      celeriac, celery root | de: Knollensellerie, Sellerieknolle | fr: céleri rave, céleri boule | es: apionabo | it: sedano rapa | nl: knolselderij
      soup vegetable, mirepoix, soffritto mix, soup green | de: Suppengrün, Suppengemüse, Wurzelgemüse | es: verduras para caldo | it: odori, soffritto, misto per soffritto | nl: soepgroente, soepgroenten
    `,
  },
  {
    foods: `
      onion, red onion, white onion, yellow onion, brown onion, sweet onion, vidalia onion, spanish onion, pearl onion, cipollini, cipollini onion, baby onion | de: Zwiebel, Zwiebeln, Gemüsezwiebel, rote Zwiebel, Perlzwiebeln | fr: oignon, oignons, oignon rouge, oignons rouges, oignon jaune, oignons grelots | es: cebolla, cebollas, cebolla morada, cebolla roja, cebollitas | it: cipolla, cipolle, cipolla rossa, cipolline, cipolla dorata | nl: ui, uien, rode ui, zilveruitjes
    `,
  },
  {
    family: ['onion'],
    foods: `
      shallot, banana shallot, echalion shallot | de: Schalotte, Schalotten | fr: échalote, échalotes | es: chalota, chalotas | it: scalogno, scalogni | nl: sjalot, sjalotten, sjalotje, sjalotjes
      spring onion, green onion, scallion, salad onion | de: Frühlingszwiebel, Frühlingszwiebeln, Lauchzwiebel, Lauchzwiebeln | fr: oignon nouveau, oignons nouveaux, cébette, cébettes, oignon vert, oignons verts, ciboule | es: cebolleta, cebolletas, cebollín, cebolla de verdeo | it: cipollotto, cipollotti | nl: lente ui, lente uitjes, bosui, bosuitjes, lenteui, lenteuitjes
    `,
  },
  {
    family: ['onion'],
    mayContain: ['sulfites'],
    foods: 'pickled onion, cocktail onion, silverskin onion',
  },
  {
    foods: `
      garlic, garlic clove, black garlic, garlic bulb, garlic head | de: Knoblauch, Knoblauchzehe, Knoblauchzehen | fr: ail, gousse d'ail, gousses d'ail, ail rose | es: ajo, ajos, dientes de ajo, diente de ajo | it: aglio, spicchio d'aglio, spicchi d'aglio, spicchio di aglio | nl: knoflook, teentje knoflook, teentjes knoflook, knoflookteen, knoflooktenen
      wild garlic, ramp | de: Bärlauch | fr: ail des ours; garlic scape
      leek, baby leek | de: Lauch, Porree, Lauchstange | fr: poireau, poireaux, blanc de poireau, blancs de poireaux | es: puerro, puerros | it: porro, porri | nl: prei
      mushroom, button mushroom, white mushroom, brown mushroom, chestnut mushroom, closed cup mushroom, sliced mushroom | de: Pilze, Champignon, Champignons, braune Champignons | fr: champignon, champignons, champignons de paris | es: champiñones, champiñón, setas, seta, hongos | it: funghi, champignon, funghi champignon, fungo | nl: champignon, champignons, paddenstoelen, kastanjechampignons
      chilli = chili = chile, chilli pepper, chili pepper, chile pepper, red chilli, green chilli, red chili, green chili, green chile, red chile, hot pepper, hot chile | de: Chili, Chilischote, Chilischoten, Peperoni, Peperoncino | fr: piment, piments, piment rouge, piment vert, piment oiseau | es: guindilla, chiles, ají, guindillas, cayenas | it: peperoncino, peperoncini, peperoncino fresco | nl: chilipeper, rode peper, Spaanse peper, pepertje, peperen
      tomato, plum tomato, roma tomato, heirloom tomato, vine tomato, beefsteak tomato, chopped tomato, diced tomato, crushed tomato, tinned tomato, canned tomato, san marzano tomato, whole tomato | de: Tomate, Tomaten, Fleischtomate, Fleischtomaten, Dosentomaten, stückige Tomaten, Rispentomaten | fr: tomate, tomates, tomates pelées, tomates concassées, pulpe de tomate | es: tomates, jitomate, tomate triturado, tomates maduros, jitomates, tomate rallado, tomate pera | it: pomodoro, pomodori, pomodori pelati, polpa di pomodoro, pelati, pomodori ramati | nl: tomaat, tomaten, tomatenblokjes, tomaatstukjes, vleestomaat, vleestomaten
      corn = maize, sweetcorn, corn kernel, corn cob, corn on the cob, baby corn, whole kernel corn, ear corn | de: Mais, Maiskolben, Zuckermais | fr: maïs, épi de maïs, maïs doux | es: maíz, maíz dulce, mazorca, mazorcas de maíz, elote | it: mais dolce, pannocchia, pannocchie | nl: maïs, maïskolf, maïskolven, suikermaïs, maïskorrels
      potato, new potato, baby potato, fingerling potato, russet, russet potato, yukon gold, yukon gold potato, maris piper, king edward, desiree potato, mashed potato, waxy potato, floury potato, red potato, baking potato, idaho potato, yellow potato | de: Kartoffel, Kartoffeln, Kartoffelpüree, Pellkartoffeln, Erdäpfel, Drillinge | fr: pomme de terre, pommes de terre, patates, pommes de terre grenaille | es: patata, patatas, papa, papas | it: patate, patata | nl: aardappel, aardappelen, aardappels, krieltjes
      sweet potato, kumara | de: Süßkartoffel, Süßkartoffeln | fr: patate douce, patates douces | es: boniato, boniatos, batata, camote | it: patata dolce, patate dolci | nl: zoete aardappel, zoete aardappelen
      aubergine = eggplant, japanese eggplant, baby aubergine | de: Aubergine, Auberginen, Melanzani | fr: aubergines | es: berenjena, berenjenas | it: melanzana, melanzane | nl: aubergines
      courgette = zucchini, summer squash, yellow squash | de: Zucchini | fr: courgettes | es: calabacín, calabacines | it: zucchina, zucchine | nl: courgettes
      rocket = arugula, rocket leaf | de: Rucola, Rauke | fr: roquette | es: rúcula | it: rucola | nl: rucola
      beetroot = beet, golden beet | de: Rote Bete, Rote Beete, Randen | fr: betterave, betteraves | es: remolacha, remolachas | it: barbabietola, barbabietole | nl: rode bieten, biet, bieten, bietjes
      chickpea = garbanzo, chick pea, garbanzo bean | de: Kichererbsen | fr: pois chiches, pois chiche | es: garbanzos, garbanzo cocido | it: ceci | nl: kikkererwten
      swede = rutabaga | de: Steckrübe | fr: rutabaga | nl: koolraap
      carrot, baby carrot, grated carrot | de: Karotte, Karotten, Möhre, Möhren, Rüebli, Mohrrüben | fr: carotte, carottes | es: zanahoria, zanahorias | it: carota, carote | nl: wortel, wortels, wortelen, worteltjes, winterwortel, winterpeen, peen
      bell pepper, capsicum, green pepper, red pepper, yellow pepper, orange pepper, sweet pepper, roasted red pepper, red bell pepper, green bell pepper, yellow bell pepper, orange bell pepper, pimiento, pimento, piquillo pepper | de: Paprika, Paprikaschote, Paprikaschoten, rote Paprika, Spitzpaprika | fr: poivron, poivrons, poivron rouge, poivron vert, poivron jaune | es: pimiento, pimientos, pimiento rojo, pimiento verde, pimientos del piquillo, morrón | it: peperone, peperoni, peperone rosso | nl: rode paprika, groene paprika, gele paprika, paprika's, puntpaprika
      cucumber, english cucumber, persian cucumber | de: Gurke, Gurken, Salatgurke | fr: concombre, concombres | es: pepino, pepinos | it: cetriolo, cetrioli | nl: komkommer
      spinach, baby spinach, spinach leaf, frozen spinach | de: Spinat, Blattspinat, Babyspinat | fr: épinards, épinard, pousses d'épinards | es: espinacas, espinaca | it: spinaci, spinacini | nl: spinazie
      cabbage, white cabbage, green cabbage, pointed cabbage | de: Kohl, Weißkohl, Spitzkohl, Weißkraut | fr: chou, chou blanc, chou vert, chou pointu | es: col, repollo | it: cavolo, cavolo cappuccio | nl: witte kool, spitskool, kool
      red cabbage | de: Rotkohl, Blaukraut, Rotkabis, Rotkraut | fr: chou rouge | es: lombarda, col lombarda | it: cavolo rosso | nl: rode kool
      savoy cabbage | de: Wirsing | fr: chou frisé | it: verza, cavolo verza | nl: savooiekool; napa cabbage, chinese cabbage, chinese leaf | de: Chinakohl | fr: chou chinois | nl: chinese kool
      cauliflower, cauliflower rice, cauliflower floret | de: Blumenkohl, Karfiol | fr: chou fleur | es: coliflor | it: cavolfiore | nl: bloemkool
      broccoli, broccolini, tenderstem, tenderstem broccoli, broccoli floret | de: Brokkoli, Broccoli | fr: brocoli, brocolis | es: brócoli, brécol | it: broccolo | nl: broccoliroosjes
      brussels sprout, brussel sprout | de: Rosenkohl | fr: choux de bruxelles | es: coles de bruselas | it: cavoletti di bruxelles | nl: spruitjes, spruiten
      pumpkin, pumpkin puree, pumpkin flesh, canned pumpkin | de: Kürbis, Hokkaido, Hokkaidokürbis | fr: potiron, potimarron, courge, citrouille | es: calabaza | it: zucca | nl: pompoen, pompoenblokjes
      butternut squash, butternut | de: Butternusskürbis, Butternut Kürbis | fr: courge butternut, courge doubeurre | nl: flespompoen
      fennel, fennel bulb | de: Fenchel, Fenchelknolle | fr: fenouil | es: hinojo | it: finocchio, finocchi | nl: venkel, venkelknol
      asparagus | de: Spargel, grüner Spargel | fr: asperges, asperge | es: espárragos, espárragos trigueros | it: asparagi | nl: asperges
      green bean, french bean, string bean, haricot vert, runner bean, wax bean | de: grüne Bohnen, Prinzessbohnen, Buschbohnen | fr: haricots verts | es: judías verdes, ejotes | it: fagiolini | nl: sperziebonen, haricots verts, snijbonen
      pea, garden pea, petit pois, green pea, frozen pea, english pea | de: Erbsen | fr: petits pois, pois | es: guisantes, chícharos | it: piselli | nl: doperwten, erwten, erwtjes, doperwtjes
      snow pea, mangetout, snap pea, sugar snap, sugar snap pea | de: Zuckerschoten | fr: pois gourmands | it: taccole | nl: peultjes
      radish | de: Radieschen, Rettich | fr: radis | es: rábano, rábanos | it: ravanelli | nl: radijs, radijzen, radijsjes
      parsnip | de: Pastinake, Pastinaken | fr: panais | es: chirivía | nl: pastinaak; turnip | de: Rübe | fr: navet, navets | es: nabo | it: rapa | nl: raap, meiraap
      kale, cavolo nero, lacinato kale, tuscan kale, curly kale | de: Grünkohl | fr: chou kale | es: col rizada, kale | it: cavolo riccio | nl: boerenkool
      chard, swiss chard | de: Mangold | fr: blettes, blette | es: acelgas | it: bietole, bieta, coste | nl: snijbiet
      lettuce, romaine, romaine lettuce, romaine heart, iceberg, iceberg lettuce, butter lettuce, boston lettuce, bibb lettuce, little gem, little gem lettuce, gem lettuce, butterhead lettuce | de: Salat, Kopfsalat, Eisbergsalat, Feldsalat, Blattsalat, Romanasalat | fr: salade, laitue, mâche, salade verte | es: lechuga | it: insalata, lattuga, songino | nl: sla, ijsbergsla, kropsla, veldsla, botersla
      artichoke, artichoke heart, globe artichoke | de: Artischocke, Artischocken | fr: artichauts, artichaut | es: alcachofas, alcachofa | it: carciofi, carciofo | nl: artisjok, artisjokharten
      olive, black olive, green olive, kalamata olive, castelvetrano olive, kalamata | de: Oliven, schwarze Oliven | fr: olives, olives noires, olives vertes | es: aceitunas, aceitunas negras, aceituna, aceitunas verdes | it: olive, olive nere, olive verdi, olive taggiasche | nl: olijven, zwarte olijven, groene olijven
      avocado | fr: avocat, avocats | es: aguacate, aguacates, palta | nl: avocado's
      ginger, ginger root, gingerroot, fresh ginger | de: Ingwer | fr: gingembre | es: jengibre | it: zenzero | nl: gember, gemberwortel
      endive, belgian endive, chicory | de: Chicorée, Endivie | fr: endives, endive | es: endibias | it: indivia, cicoria | nl: witlof, andijvie
      okra | de: Okraschoten; kohlrabi | fr: chou rave | nl: koolrabi; horseradish, horseradish root, fresh horseradish | de: Meerrettich, Kren | fr: raifort | it: rafano | nl: mierikswortel
      bean sprout, beansprout, mung bean sprout | de: Sprossen, Mungobohnensprossen, Mungosprossen | fr: germes de haricot mungo | nl: taugé
      pak choi, pak choy, bok choy, bok choi, baby bok choy | nl: paksoi
    `,
  },
  {
    family: ['mushroom'],
    foods: `
      cremini, cremini mushroom, crimini, crimini mushroom, baby bella mushroom, baby bella; portobello, portobello mushroom, portabella, portobello mushroom cap; shiitake, shiitake mushroom, dried shiitake mushroom | de: Shiitakepilze; oyster mushroom | de: Austernpilze | fr: pleurotes | es: setas de ostra | nl: oesterzwammen; king oyster mushroom, king trumpet mushroom | de: Kräuterseitlinge; enoki, enoki mushroom; maitake, hen of the woods; porcini, porcini mushroom, dried porcini, cep | de: Steinpilze | fr: cèpes | es: boletus | it: funghi porcini, porcino | nl: eekhoorntjesbrood; chanterelle, girolle | de: Pfifferlinge, Pfifferlingen, Eierschwammerl | fr: girolles, chanterelles | es: níscalos | it: finferli, gallinacci | nl: cantharellen; morel | de: Morcheln | fr: morilles; wild mushroom, mixed mushroom, mixed wild mushroom; wood ear, wood ear mushroom, black fungus; truffle, black truffle | de: Trüffel | fr: truffe | it: tartufo | nl: truffel; straw mushroom; beech mushroom, shimeji
    `,
  },
  {
    family: ['chilli'],
    foods: `
      jalapeno, jalapeno pepper, jalapeno chile; pickled jalapeno; habanero, habanero pepper; scotch bonnet, scotch bonnet pepper, scotch bonnet chilli; serrano pepper, serrano chili, serrano chile; bird eye chilli, birds eye chilli, bird eye chili, thai chili, thai chile, bird's eye chili; cayenne, cayenne pepper | de: Cayennepfeffer | fr: piment de cayenne, poivre de cayenne | es: cayena, pimienta de cayena | it: pepe di cayenna, pepe di caienna | nl: cayennepeper; ancho, ancho chile, ancho chilli; guajillo, guajillo chile; pasilla; chipotle, chipotle pepper, chipotle in adobo, chipotle chile, chipotle chili, chipotle powder, chipotle paste; fresno chile; poblano, poblano pepper, poblano chile; aji amarillo; peperoncini, pepperoncini; anaheim pepper, anaheim chile; padron pepper; chilli powder, chili powder, chile powder, red chilli powder | de: Chilipulver | es: chile en polvo | it: peperoncino in polvere | nl: chilipoeder; chilli flake, chili flake, chile flake, red pepper flake, crushed red pepper, crushed red pepper flake, pepper flake, hot pepper flake, crushed chilli | de: Chiliflocken | fr: flocons de piment, piment en flocons | es: copos de chile, hojuelas de chile | it: peperoncino in fiocchi | nl: chilivlokken, gedroogde chilivlokken; sriracha, sriracha sauce; hot sauce, tabasco, tabasco sauce, hot pepper sauce, red pepper sauce, hot red pepper sauce, red chilli sauce, frank's hot sauce, buffalo sauce, louisiana hot sauce; gochugaru, korean chilli flake, korean chili flake
    `,
  },
  {
    family: ['tomato'],
    foods: `
      cherry tomato, grape tomato, baby tomato, baby plum tomato | de: Kirschtomaten, Cocktailtomaten, Cherrytomaten, Datteltomaten | fr: tomates cerises, tomate cerise | es: tomates cherry, tomatitos cherry | it: pomodorini, pomodorini ciliegino, ciliegini, datterini | nl: kerstomaatjes, cherrytomaatjes, cherrytomaten, kerstomaten
      sun dried tomato, sundried tomato, semi dried tomato, sun blushed tomato | de: getrocknete Tomaten | fr: tomates séchées, tomates confites | es: tomates secos | it: pomodori secchi, pomodori secchi sott'olio | nl: zongedroogde tomaten
      tomato puree, tomato paste, tomato concentrate, sun dried tomato paste, sundried tomato paste | de: Tomatenmark | fr: concentré de tomate, concentré de tomates, purée de tomates | es: concentrado de tomate, tomate concentrado, pasta de tomate | it: concentrato di pomodoro, doppio concentrato di pomodoro | nl: tomatenpuree
      tomato sauce, tomato passata, passata, strained tomato, tomato juice | de: passierte Tomaten, Tomatensauce, Tomatensaft, Tomatensoße | fr: coulis de tomate, coulis de tomates, jus de tomate | es: salsa de tomate, tomate frito, zumo de tomate | it: passata di pomodoro, salsa di pomodoro, succo di pomodoro | nl: gezeefde tomaten, tomatensaus, tomatensap
      rotel, diced tomato and green chile, fire roasted tomato; green tomato; tomatillo
    `,
  },
  {
    family: ['corn'],
    foods: `
      cornflour = cornstarch, corn starch, maize starch, corn flour | de: Maisstärke, Speisestärke, Stärke, Mondamin, Maizena, Kukuruzstärke | fr: maïzena, fécule de maïs, amidon de maïs | es: maicena, almidón de maíz, fécula de maíz | it: amido di mais, maizena | nl: maïzena
      cornmeal, corn meal, polenta, grits, hominy, yellow cornmeal, masa, masa harina, maize meal, maize flour, instant polenta | de: Maisgrieß, Polentagrieß, Maismehl | fr: semoule de maïs, farine de maïs | es: harina de maíz, sémola de maíz, masa de maíz, harina pan | it: farina di mais, farina gialla, farina per polenta | nl: maïsmeel
      tortilla chip, corn chip, nacho chip, taco shell, tostada, tostada shell, nacho, taco | de: Tortillachips, Nachos, Tacoschalen | fr: chips de maïs | es: nachos, totopos | nl: tortillachips
      popcorn, popping corn, popcorn kernel | de: Popcornmais | fr: maïs à pop corn | es: palomitas
      corn husk; corn oil | de: Maiskeimöl | es: aceite de maíz | it: olio di mais
    `,
  },
]
