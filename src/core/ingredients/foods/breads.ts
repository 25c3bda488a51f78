import type { FoodGroup } from './food-group.ts'

export const breads: ReadonlyArray<FoodGroup> = [
  {
    contains: ['gluten'],
    family: ['wheat'],
    foods: `
      bread, bread slice, stale bread, day old bread, crusty bread, country bread, italian bread, wholemeal bread, wholegrain bread, multigrain bread, whole wheat bread, white bread, artisan bread, sandwich loaf | de: Brot, Brote, Weißbrot, Schwarzbrot, Vollkornbrot, Bauernbrot, Mischbrot, Graubrot, Brotscheiben, Brotwürfel | fr: pain, pain de campagne, pain complet, pain rassis, tranches de pain, tranche de pain, mie de pain, pain blanc, pain grillé | es: barra de pan, rebanadas de pan, rebanada de pan, pan duro, pan blanco, pan integral, pan tostado, pan de pueblo, pan del día anterior, migas de pan, miga de pan, hogaza | it: pane, fette di pane, pane raffermo, mollica, mollica di pane, pane casereccio, pane toscano, pane integrale | nl: brood, witbrood, boerenbrood, sneetjes brood, volkorenbrood
    `,
  },
  {
    contains: ['gluten'],
    family: ['bread', 'wheat'],
    foods: `
      breadcrumb, bread crumb, dried breadcrumb, fresh breadcrumb | de: Semmelbrösel, Paniermehl, Brösel | fr: chapelure | es: pan rallado | it: pangrattato, pan grattato | nl: paneermeel, broodkruim
      panko, panko breadcrumb, panko bread crumb, panko crumb | de: Pankomehl, Panko Paniermehl
      baguette, french bread, french stick, french loaf, demi baguette | fr: baguette de pain, baguettes | nl: stokbrood
      ciabatta, ciabatta roll, ciabatta bread | de: Ciabattabrot
      focaccia, focaccia bread; pugliese; batard, boule bread; fougasse; pane carasau; friselle, frise
      sourdough, sourdough bread, sourdough loaf | de: Sauerteigbrot | fr: pain au levain | es: pan de masa madre | it: pane a lievitazione naturale | nl: zuurdesembrood, desembrood
      sourdough starter, sourdough discard, sourdough starter discard, starter discard, stiff starter, levain, poolish, biga, bread starter, leaven | de: Sauerteig, Anstellgut, Roggensauerteig, Weizensauerteig | fr: levain naturel, levain chef | es: masa madre | it: lievito madre, pasta madre | nl: zuurdesem, desemstarter
      pita, pitta, pita bread, pitta bread, pita pocket, pita chip | de: Pitabrot, Fladenbrot | fr: pain pita | es: pan de pita, pan pita | it: pane pita | nl: pitabroodje
      flatbread, flat bread, lavash, barbari bread, markook, saj bread, sangak, khobz | es: pan plano | it: piadina | nl: plat brood
      chapati, chapatti, roti, phulka; injera; laffa; msemen
      tortilla, flour tortilla, wrap, wheat tortilla, tortilla wrap, burrito wrap | de: Weizentortilla, Wraps, Tortillafladen | fr: tortillas de blé, galettes de blé | es: tortillas de harina, tortilla de harina, tortilla de trigo, tortillas de trigo | it: tortillas di grano | nl: tarwetortilla, wraptortilla
      rye bread, pumpernickel, dark rye | de: Roggenbrot | fr: pain de seigle | es: pan de centeno | it: pane di segale | nl: roggebrood
      crispbread, ryvita, knackebrod | de: Knäckebrot | nl: knäckebröd
      crouton | de: Croûtons, Brotcroûtons | fr: croûtons | es: picatostes | it: crostini di pane
      crostini, bruschetta, toast, toast point, melba toast, texas toast
      rusk, zwieback | de: Zwieback | fr: biscotte, biscottes | es: biscote | it: fette biscottate | nl: beschuit
      matzo, matzah, matzoh, matzo meal, matzoh meal, matzo cake meal | de: Matze | fr: pain azyme | it: pane azzimo
      breadstick, grissini | es: picos de pan | it: grissino
      bread dough, pizza dough, pizza base, pizza crust, pizza shell, boboli | de: Pizzateig, Brotteig, Pizzaboden | fr: pâte à pizza, pâte à pain | es: masa de pizza, masa de pan, base de pizza | it: pasta per la pizza, impasto per pizza, pasta per pizza, base per pizza | nl: pizzadeeg, pizzabodem
      bao, bao bun, mantou, steamed bun, lotus leaf bun; bialy; pide; simit
      pretzel, soft pretzel, pretzel stick | de: Brezel, Laugenbrezel, Salzstangen | fr: bretzel | nl: zoute sticks
      spring roll wrapper wheat; frozen bread dough
      crispy onion, crispy fried onion, french fried onion, fried onion, fried shallot, crispy shallot | de: Röstzwiebeln | fr: oignons frits | es: cebolla crujiente, cebolla frita crujiente | it: cipolla croccante | nl: gebakken uitjes
      bread roll, hard roll, kaiser roll, sub roll, hoagie roll, hoagie bun, crusty roll, sandwich roll, french roll, bolillo, telera, hoagie, bread bowl | de: Brötchen, Semmel, Semmeln, Knödelbrot, Schrippe, Weggli, altbackene Brötchen, Laugenbrötchen | fr: petit pain, petits pains | es: panecillo, panecillos | it: panino, panini, rosetta | nl: broodje, broodjes, bolletjes
      beer bread mix; dough, yeasted dough; soft crumb
    `,
  },
  {
    contains: ['gluten'],
    mayContain: ['milk', 'soy'],
    family: ['bread', 'wheat'],
    foods: `
      sandwich bread, sliced bread, pullman bread | de: Toastbrot, Sandwichbrot, Toast, Toastscheiben | fr: pain de mie | es: pan de molde, pan de sándwich | it: pancarrè, pan carrè, pane in cassetta | nl: casinobrood, toastbrood
      bagel | de: Bagels
      crumpet; english muffin, toasting muffin | it: muffin inglesi
    `,
  },
  {
    contains: ['gluten', 'milk'],
    mayContain: ['eggs', 'soy', 'sesame'],
    family: ['bread', 'wheat'],
    foods: `
      burger bun, hamburger bun, hamburger roll, slider bun, brioche bun, sesame bun, hamburger bread | de: Burgerbrötchen, Hamburgerbrötchen, Burger Buns | fr: pain à burger, pains à burger, pain burger, pains burger, pains à hamburger | es: pan de hamburguesa, panes de hamburguesa, pan para hamburguesa | it: panini per hamburger, pane per hamburger | nl: hamburgerbroodje, hamburgerbroodjes
      hot dog bun, hot dog roll, hotdog bun | de: Hotdogbrötchen | fr: pain à hot dog | es: pan de perrito | nl: hotdogbroodje
      roll, bun, dinner roll, potato roll, hawaiian roll, lobster roll bun, milk bread, crescent roll, crescent roll dough, crescent dough, parker house roll, soft roll, milk roll, pain de mie loaf | de: Milchbrötchen | fr: pain au lait, pains au lait | es: pan de leche | it: panini al latte, pan brioche
      naan, naan bread, garlic naan, kulcha, paratha, bhatura | de: Naanbrot | fr: pain naan | nl: naanbrood
      garlic bread, cheese bread | de: Knoblauchbrot, Kräuterbaguette
      cinnamon roll dough, monkey bread
    `,
  },
  {
    contains: ['gluten', 'milk', 'eggs'],
    family: ['bread', 'wheat'],
    foods: `
      brioche, brioche bread, brioche loaf | de: Hefezopf
      challah, egg bread; babka; french toast | de: Arme Ritter | fr: pain perdu | es: torrijas
      cornbread, cornbread mix, corn bread, corn muffin mix, jiffy mix | de: Maisbrot | es: pan de maíz
    `,
  },
  {
    // Without wheat the crumb holds together with egg and often milk.
    mayContain: ['eggs', 'milk', 'soy'],
    family: ['bread'],
    foods: `
      gluten free bread, gluten free breadcrumb, gluten free bread crumb, gluten free panko, gluten free bun, gluten free burger bun, gluten free roll, gluten free pita | de: glutenfreies Brot, glutenfreie Brötchen | fr: pain sans gluten, chapelure sans gluten | es: pan sin gluten, pan rallado sin gluten | it: pane senza glutine, pangrattato senza glutine | nl: glutenvrij brood
    `,
  },
  {
    family: ['corn'],
    foods:
      'corn tortilla, maize tortilla, white corn tortilla, yellow corn tortilla | de: Maistortilla, Maistortillas | fr: tortillas de maïs | es: tortillas de maíz, tortilla de maíz | it: tortillas di mais | nl: maistortilla',
  },
]
