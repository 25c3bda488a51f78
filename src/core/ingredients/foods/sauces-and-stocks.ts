import type { FoodGroup } from './food-group.ts'

export const saucesAndStocks: ReadonlyArray<FoodGroup> = [
  {
    contains: ['meat'],
    mayContain: ['celery', 'pork'],
    foods: `
      stock, broth, hot stock, brown stock | de: Brühe, Fond, heiße Brühe, Bratenfond, Suppe zum Aufgießen | fr: bouillon, fond brun, fond blanc | es: consomé, caldo casero | it: brodo, brodo caldo, fondo bruno | nl: bouillon, fond
      bone broth; consomme; demi glace, demiglace; gravy browning
    `,
  },
  {
    contains: ['meat'],
    mayContain: ['celery'],
    family: ['stock'],
    foods: `
      chicken stock, chicken broth, low sodium chicken broth, low sodium chicken stock, reduced sodium chicken broth, turkey stock, turkey broth, duck stock | de: Hühnerbrühe, Hühnerfond, Geflügelfond, Geflügelbrühe | fr: bouillon de volaille, bouillon de poule, bouillon de poulet, fond de volaille | es: caldo de pollo, caldo de ave | it: brodo di pollo, brodo di gallina | nl: kippenbouillon, kippenfond
      beef stock, beef broth, veal stock, lamb stock, beef consomme, low sodium beef broth | de: Rinderbrühe, Rinderfond, Kalbsfond, Fleischbrühe, Rindsuppe, Wildfond, Lammfond | fr: bouillon de bœuf, fond de veau, fond de bœuf, bouillon de viande | es: caldo de carne, caldo de ternera, caldo de res | it: brodo di carne, brodo di manzo, fondo di vitello | nl: runderbouillon, runderfond, vleesbouillon, kalfsfond
      pork stock, ham stock, ham broth, pork broth
    `,
  },
  {
    contains: ['celery'],
    mayContain: ['meat', 'pork', 'gluten', 'soy', 'milk'],
    foods: `
      bouillon, bouillon cube, bouillon powder, stock cube, stock powder, stock pot, better than bouillon, stock concentrate, oxo cube, soup base, bouillon granule, stock granule | de: Brühwürfel, Brühpulver, gekörnte Brühe, Instantbrühe, Bouillonwürfel, Suppenwürfel, Suppenpulver | fr: cube de bouillon, cubes de bouillon, bouillon cube, bouillon en poudre | es: pastilla de caldo, cubo de caldo, cubito de caldo, caldo en polvo, pastillas de caldo | it: dado, dado da brodo, dado per brodo | nl: bouillonblokje, bouillonblokjes, bouillonpoeder, bouillontablet, bouillontabletten
    `,
  },
  {
    contains: ['meat', 'celery'],
    mayContain: ['gluten', 'soy', 'milk', 'pork'],
    foods: `
      chicken stock cube, chicken bouillon, chicken bouillon cube, chicken bouillon powder, chicken powder, chicken base, chicken bouillon granule, chicken stock powder, chicken stock pot, chicken seasoning powder, better than bouillon chicken, caldo de pollo powder | de: Hühnerbrühwürfel | fr: cube de bouillon de volaille, bouillon cube de volaille | es: pastilla de caldo de pollo | it: dado di carne | nl: kippenbouillonblokje, kippenbouillonblokjes, kippenbouillontablet
      beef stock cube, beef bouillon, beef bouillon cube, beef base, beef bouillon granule, beef stock pot, bovril | nl: runderbouillonblokje, runderbouillontablet, runderbouillonblokjes
      magic sarap; vegeta; shepherd pie mix
    `,
  },
  {
    contains: ['meat'],
    mayContain: ['gluten', 'celery', 'milk', 'pork'],
    foods: `
      gravy, beef gravy, chicken gravy, turkey gravy, brown gravy | de: Bratensoße, Bratensauce, Bratensaft | fr: jus de viande | nl: jus de viande
      gravy granule, gravy mix, gravy powder, brown gravy mix, au jus mix, au jus gravy mix, turkey gravy mix | de: Soßenpulver | nl: jusblokje
      ramen broth, instant ramen
    `,
  },
  {
    mayContain: ['celery'],
    foods: `
      vegetable stock, vegetable broth, veggie stock, veggie broth, veg stock, low sodium vegetable broth, corn stock, hot vegetable stock, vegan stock, vegan broth, vegan bouillon, vegetable stock concentrate | de: Gemüsebrühe, Gemüsefond, heiße Gemüsebrühe, Gemüsesuppe | fr: bouillon de légumes, fond de légumes | es: caldo de verduras, caldo vegetal | it: brodo vegetale, brodo di verdure | nl: groentebouillon, groentefond
      mushroom stock, mushroom broth | nl: paddenstoelenbouillon
    `,
  },
  {
    contains: ['celery'],
    mayContain: ['gluten', 'soy', 'milk'],
    foods: `
      vegetable bouillon, vegetable stock cube, vegetable stock powder, vegetable bouillon cube, vegetable bouillon powder, vegetable stock pot, vegetable bouillon granule, vegetable base, vegan bouillon cube, vegan bouillon powder, swiss vegetable bouillon, vegetable stock granule | de: Gemüsebrühwürfel, Gemüsebrühpulver, gekörnte Gemüsebrühe, Gemüsebrühe Pulver | fr: cube de bouillon de légumes, cubes de bouillon de légumes, bouillon de légumes en poudre, bouillon cube de légumes | es: pastilla de caldo de verduras | it: dado vegetale, brodo vegetale granulare | nl: groentebouillonblokje, groentebouillonblokjes, groentebouillontablet, groentebouillonpoeder, groentebouillontabletten
    `,
  },
  {
    contains: ['gluten'],
    mayContain: ['celery', 'milk', 'meat', 'soy'],
    foods:
      "soup, tomato soup, onion soup, onion soup mix, soup mix, dry onion soup mix, condensed soup, canned tomato soup, condensed tomato soup, lipton onion soup mix, french onion soup | de: Zwiebelsuppe | fr: soupe à l'oignon",
  },
  {
    contains: ['gluten', 'milk'],
    mayContain: ['celery', 'soy', 'meat'],
    foods:
      'cream of mushroom soup, cream of celery soup, condensed cream soup, condensed cream of mushroom soup, cream soup, cream of onion soup, golden mushroom soup, condensed cheddar cheese soup, cheddar cheese soup; cream of broccoli soup',
  },
  {
    contains: ['gluten', 'milk', 'meat'],
    mayContain: ['celery', 'soy'],
    foods: 'cream of chicken soup, condensed cream of chicken soup',
  },
  {
    contains: ['gluten', 'milk'],
    foods:
      'bechamel, bechamel sauce, white sauce | de: Béchamelsauce, Bechamelsoße, Béchamel | fr: béchamel, sauce béchamel | es: bechamel, besamel, salsa bechamel | it: besciamella | nl: bechamelsaus; mornay, mornay sauce',
  },
  {
    contains: ['milk'],
    mayContain: ['gluten', 'eggs', 'rennet', 'celery'],
    foods:
      'alfredo sauce, alfredo, carbonara sauce, vodka sauce, four cheese sauce, cheese sauce mix, creamy pasta sauce | nl: kaassaus, kaassausmix',
  },
  {
    contains: ['fish'],
    mayContain: ['gluten', 'soy', 'celery', 'sulfites'],
    family: ['fish'],
    foods:
      'worcestershire, worcestershire sauce, worcester sauce, lea & perrins, worcestershire powder | de: Worcestersauce, Worcestershiresauce, Worcestersoße | fr: sauce worcestershire, sauce worcester | es: salsa worcestershire, salsa inglesa, salsa perrins | it: salsa worcestershire, salsa worcester | nl: worcestersaus, worcestershiresaus',
  },
  {
    contains: ['molluscs', 'gluten'],
    mayContain: ['soy'],
    family: ['shellfish'],
    foods:
      "oyster sauce, oyster flavored sauce, oyster flavoured sauce | de: Austernsauce, Austernsoße | fr: sauce huître, sauce d'huître, sauce aux huîtres | es: salsa de ostras | it: salsa di ostriche | nl: oestersaus",
  },
  {
    contains: ['gluten', 'soy'],
    mayContain: ['milk'],
    foods:
      'vegetarian oyster sauce, vegan oyster sauce, mushroom oyster sauce, vegetarian mushroom oyster sauce, mushroom sauce, mushroom stir fry sauce',
  },
  {
    contains: ['crustaceans', 'molluscs', 'fish', 'pork', 'meat'],
    mayContain: ['gluten', 'soy'],
    foods: 'xo sauce',
  },
  // Thai curry pastes, sambal and kimchi usually contain shrimp paste or fish sauce.
  {
    contains: ['crustaceans'],
    mayContain: ['fish', 'soy', 'celery', 'mustard'],
    foods: `
      curry paste, red curry paste, green curry paste, yellow curry paste, thai curry paste, panang curry paste, laksa paste, tom yum paste, thai red curry paste, thai green curry paste, rendang paste, khao soi paste | de: Currypaste, rote Currypaste, grüne Currypaste, gelbe Currypaste | fr: pâte de curry, pâte de curry rouge, pâte de curry vert | es: pasta de curry, pasta de curry rojo, pasta de curry verde | it: pasta di curry, pasta di curry rosso | nl: currypasta, rode currypasta, groene currypasta, gele currypasta, boemboe
      sambal, sambal oelek with shrimp, sambal belacan, sambal terasi, sambal badjak | nl: sambal badjak
    `,
  },
  { contains: ['crustaceans', 'peanuts'], mayContain: ['fish', 'nuts'], foods: 'massaman paste, massaman curry paste' },
  {
    contains: ['fish'],
    mayContain: ['crustaceans', 'soy', 'gluten'],
    foods: 'kimchi, kimchee, kimchi juice | de: Kimtschi',
  },
  { mayContain: ['soy', 'gluten'], foods: 'vegan kimchi' },
  {
    contains: ['nuts', 'milk'],
    mayContain: ['mustard', 'soy'],
    mayBe: ['cashew', 'almond'],
    foods: 'korma paste, korma curry paste, korma sauce',
  },
  {
    contains: [],
    mayContain: ['mustard', 'celery', 'milk'],
    foods:
      'indian curry paste, tikka masala paste, tikka paste, tandoori paste, madras curry paste, balti curry paste, rogan josh paste, jalfrezi paste, madras paste, balti paste, tikka masala sauce, curry sauce mild',
  },
  {
    contains: ['gluten'],
    mayContain: ['celery', 'mustard', 'soy', 'milk'],
    foods: 'curry sauce, curry roux, japanese curry roux, katsu sauce, curry cube',
  },
  {
    contains: ['fish'],
    foods: `
      tapenade, olive tapenade, black olive tapenade | fr: tapenade noire | es: tapenade de aceitunas
      puttanesca sauce, puttanesca; bagna cauda; anchoiade
    `,
  },
  {
    contains: ['nuts', 'milk', 'rennet'],
    mayBe: ['cashew', 'walnut', 'almond'],
    family: ['nut', 'cheese'],
    foods: `
      pesto, pesto sauce, basil pesto, green pesto, pesto genovese, fresh pesto, store bought pesto, pesto verde | de: Basilikumpesto, grünes Pesto, Pesto verde | fr: pesto vert | es: pesto verde, salsa pesto | it: pesto alla genovese, pesto di basilico | nl: groene pesto
      red pesto, sun dried tomato pesto, pesto rosso, tomato pesto | de: rotes Pesto | fr: pesto rouge | es: pesto rojo | it: pesto di pomodori secchi | nl: rode pesto
    `,
  },
  {
    contains: ['nuts'],
    mayBe: ['cashew', 'walnut', 'almond'],
    foods: 'vegan pesto, dairy free pesto | de: veganes Pesto',
  },
  {
    mayContain: ['gluten', 'mustard', 'soy', 'celery', 'fish'],
    foods: `
      bbq sauce, barbecue sauce, barbeque sauce, hickory bbq sauce | de: Barbecuesauce, BBQ Sauce, Grillsauce | fr: sauce barbecue | es: salsa barbacoa | it: salsa barbecue | nl: barbecuesaus
      okonomiyaki sauce, tonkatsu sauce, tonkatsu, yakisoba sauce, bulldog sauce
      curry ketchup; cocktail sauce, seafood sauce
      jerk marinade, jerk paste; peri peri sauce, nando's sauce
    `,
  },
  {
    mayContain: ['gluten', 'mustard', 'soy', 'celery'],
    foods: `
      steak sauce, a1 sauce, brown sauce, hp sauce, a 1 steak sauce; sloppy joe sauce, manwich
      enchilada sauce, red enchilada sauce, green enchilada sauce
      taco seasoning, taco seasoning mix, chili seasoning mix, fajita seasoning, fajita mix, burrito seasoning, chili seasoning, fajita seasoning mix, taco mix, taco spice | de: Tacogewürz | nl: tacokruiden
    `,
  },
  {
    contains: ['gluten', 'celery'],
    foods: 'marmite, vegemite, yeast extract',
  },
  {
    contains: ['milk'],
    mayContain: ['eggs', 'gluten', 'celery'],
    foods: 'ranch seasoning, ranch mix, ranch dressing mix, ranch seasoning mix, dry ranch dressing mix',
  },
  {
    mayContain: ['celery'],
    foods: `
      marinara, marinara sauce, pizza sauce, pasta sauce, spaghetti sauce, tomato pasta sauce, arrabbiata sauce, jarred tomato sauce | de: Pizzasauce, Nudelsauce, Pizzasoße | fr: sauce à pizza, sauce tomate | es: salsa de pizza | it: sugo, sugo di pomodoro, sugo pronto | nl: pastasaus, pizzasaus
      salsa, chunky salsa, jarred salsa, salsa verde, pico de gallo, tomatillo salsa, tomato salsa | es: salsa mexicana
      vegetable juice, v8, tomato vegetable juice
    `,
  },
  {
    contains: ['meat', 'celery'],
    mayContain: ['pork', 'milk', 'alcohol'],
    foods:
      'bolognese, bolognese sauce, ragu, meat sauce | de: Bolognesesauce | fr: sauce bolognaise, bolognaise | es: boloñesa | it: ragù',
  },
  {
    mayContain: ['mustard', 'sulfites', 'eggs', 'milk'],
    foods:
      'salad dressing, dressing | de: Salatdressing, Salatsoße | fr: sauce salade | es: aliño | it: condimento per insalata | nl: slasaus, sladressing',
  },
  {
    mayContain: ['mustard', 'sulfites'],
    foods:
      'vinaigrette, italian dressing, balsamic vinaigrette, italian salad dressing, zesty italian dressing, french dressing, catalina dressing, raspberry vinaigrette, italian dressing mix, italian seasoning dressing, greek dressing | es: vinagreta | it: vinaigrette',
  },
  {
    contains: ['mustard', 'honey'],
    mayContain: ['eggs', 'sulfites'],
    family: ['mustard'],
    foods: 'honey mustard, honey mustard dressing, honey dijon | de: Honigsenf | nl: honingmosterd',
  },
  {
    contains: ['mustard'],
    mayContain: ['sulfites'],
    foods: `
      mustard, yellow mustard, prepared mustard, hot mustard, american mustard, spicy brown mustard, brown mustard, german mustard, creole mustard, mild mustard, grainy mustard | de: Senf, mittelscharfer Senf, süßer Senf, körniger Senf, scharfer Senf | fr: moutarde, moutarde forte, moutarde douce | es: mostaza, mostaza antigua, mostaza amarilla | it: senape, senape dolce | nl: mosterd, fijne mosterd
    `,
  },
  {
    contains: ['mustard', 'sulfites'],
    family: ['mustard'],
    foods:
      "dijon, dijon mustard, wholegrain mustard, whole grain mustard, dijonnaise, stone ground mustard, coarse mustard | de: Dijonsenf, Dijon Senf | fr: moutarde de dijon, moutarde à l'ancienne, moutarde de meaux | es: mostaza de dijon | it: senape di digione, senape in grani, senape antica | nl: dijonmosterd, grove mosterd",
  },
  {
    contains: ['mustard'],
    mayContain: ['gluten'],
    family: ['mustard'],
    foods: 'english mustard, colman mustard, english mustard powder',
  },
  {
    contains: ['mustard'],
    family: ['mustard'],
    foods: `
      mustard seed, black mustard seed, yellow mustard seed, brown mustard seed | de: Senfkörner, Senfsaat, Senfsamen | fr: graines de moutarde | es: semillas de mostaza, granos de mostaza | it: semi di senape | nl: mosterdzaad
      mustard powder, dry mustard, ground mustard, dried mustard, chinese mustard | de: Senfpulver, Senfmehl | fr: moutarde en poudre | es: mostaza en polvo | it: senape in polvere | nl: mosterdpoeder
      mustard oil | de: Senföl; mustard green, mustard leaf, mustard cress; piccalilli | de: Senfgurken; panch phoron; mostarda
    `,
  },
  {
    contains: ['sulfites'],
    mayContain: ['mustard', 'milk', 'eggs'],
    foods:
      'prepared horseradish, horseradish sauce, jarred horseradish | de: Meerrettich aus dem Glas, Tafelmeerrettich',
  },
  {
    mayContain: ['mustard'],
    foods:
      'pickle, dill pickle, pickle spear, pickle chip, pickling spice, bread and butter pickle, sweet pickle, sweet pickle relish, pickle relish, relish, dill relish, kosher dill pickle, pickle juice, pickle brine, dill pickle juice, sweet relish, dill pickle relish, chutney, mango chutney, branston pickle | de: Gewürzgurken, Gewürzgurke, Essiggurken, Gurkenwasser, Mango Chutney | fr: cornichons, cornichon | es: pepinillos, pepinillo, pepinillos en vinagre | it: cetriolini, giardiniera | nl: augurk, augurken, zure augurken',
  },
  {
    mayContain: ['soy', 'gluten', 'crustaceans', 'fish'],
    foods: 'chili crisp, chilli crisp, chili garlic sauce, lao gan ma',
  },
  {
    mayContain: ['celery'],
    family: ['tomato'],
    foods: `
      ketchup = catsup, tomato ketchup | de: Tomatenketchup | fr: ketchup | es: kétchup, salsa ketchup | it: ketchup | nl: tomatenketchup
    `,
  },
]
