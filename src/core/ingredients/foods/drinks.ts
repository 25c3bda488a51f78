import type { FoodGroup } from './food-group.ts'

export const drinks: ReadonlyArray<FoodGroup> = [
  {
    contains: ['alcohol'],
    mayContain: ['sulfites'],
    foods:
      'alcohol, spirit, grain alcohol, everclear, schnapps | de: Alkohol, Schnaps, Korn | fr: alcool, eau de vie | es: alcohol, aguardiente | it: alcol, alcool puro, alcool, grappa | nl: alcohol, jenever',
  },
  {
    contains: ['alcohol', 'sulfites'],
    family: ['alcohol'],
    foods: `
      wine, cooking wine | de: Wein, Kochwein | fr: vin | es: vino | it: vino | nl: wijn
    `,
  },
  {
    contains: ['alcohol', 'sulfites'],
    family: ['wine', 'alcohol'],
    foods: `
      red wine, dry red wine, burgundy, cabernet sauvignon, merlot, pinot noir, chianti | de: Rotwein, trockener Rotwein | fr: vin rouge | es: vino tinto | it: vino rosso | nl: rode wijn
      white wine, dry white wine, riesling, sauvignon blanc, chardonnay, pinot grigio | de: Weißwein, trockener Weißwein | fr: vin blanc, vin blanc sec, vin jaune | es: vino blanco | it: vino bianco, vino bianco secco | nl: witte wijn, droge witte wijn
      rose wine | fr: vin rosé | es: vino rosado | it: vino rosato
      sparkling wine, champagne, prosecco, cava | de: Sekt, Champagner | fr: crémant | it: spumante | nl: bubbels
      sherry, dry sherry, cream sherry, cooking sherry, fino sherry | fr: xérès | es: jerez, vino de jerez, manzanilla de jerez
      port, port wine, ruby port, tawny port | de: Portwein | fr: porto | es: oporto, vino de oporto | it: porto, vino porto | nl: rode port
      madeira, madeira wine | fr: madère; marsala, marsala wine, dry marsala | it: marsala secco, vino marsala; vermouth, dry vermouth, sweet vermouth, red vermouth, lillet, noilly prat | de: Wermut | es: vermut, vermú; vin santo | it: vin santo, vinsanto; moscato, muscat wine, dessert wine, sauternes | es: moscatel, pedro ximénez
    `,
  },
  {
    contains: ['alcohol'],
    family: ['alcohol'],
    foods: `
      sake, cooking sake | de: Sake | fr: saké
      mirin, aji mirin, sweet rice wine
      rice wine, makgeolli | de: Reiswein | fr: vin de riz | es: vino de arroz | it: vino di riso | nl: rijstwijn
      brandy, cognac, armagnac, calvados, applejack, apple brandy, weinbrand | de: Weinbrand | es: brandi, coñac | nl: brandewijn
      rum, dark rum, white rum, spiced rum, light rum, gold rum, malibu, coconut rum | de: brauner Rum, weißer Rum | fr: rhum, rhum ambré, rhum brun | es: ron | it: rhum | nl: bruine rum
      tequila, mezcal; vodka | es: vodka | fr: vodka; gin; pisco; cachaca; soju; akvavit, aquavit
      kirsch | de: Kirschwasser, Kirschlikör, Obstler, Himbeergeist
      orange liqueur, cointreau, triple sec, grand marnier, curacao | de: Orangenlikör | fr: liqueur d'orange | es: licor de naranja | it: liquore all'arancia
      kahlua, coffee liqueur, tia maria | de: Kaffeelikör; limoncello; pastis, pernod, ouzo, sambuca, anisette, absinthe, arak, raki | es: anís dulce, licor de anís | it: anice liquore; campari; aperol; bitters, angostura bitters, angostura, orange bitters, peychaud bitters; liqueur, fruit liqueur | de: Likör | fr: liqueur | es: licor | it: liquore | nl: likeur; amaro; chambord; creme de cassis | fr: crème de cassis; st germain; chartreuse; maraschino liqueur, maraschino | it: alchermes, alkermes; benedictine; drambuie; galliano; peach schnapps; creme de menthe; creme de cacao; southern comfort; midori; strega
    `,
  },
  // Distilling leaves no gluten.
  {
    contains: ['alcohol'],
    family: ['alcohol'],
    foods:
      'whiskey, whisky, bourbon, scotch, rye whiskey, irish whiskey, bourbon whiskey, scotch whisky | de: Whiskey | es: whisky, güisqui | nl: whisky',
  },
  {
    contains: ['alcohol', 'nuts'],
    family: ['alcohol', 'almond', 'nut'],
    foods:
      "amaretto, almond liqueur, disaronno, amaretto liqueur | de: Mandellikör | fr: liqueur d'amande | es: licor de almendra | it: liquore amaretto, liquore all'amaretto",
  },
  {
    contains: ['alcohol', 'nuts'],
    family: ['alcohol', 'hazelnut', 'nut'],
    foods: 'frangelico, hazelnut liqueur | de: Haselnusslikör | it: liquore alla nocciola',
  },
  {
    contains: ['alcohol', 'nuts'],
    family: ['alcohol', 'walnut', 'nut'],
    foods: 'nocino, nocello, walnut liqueur | fr: vin de noix',
  },
  {
    contains: ['alcohol', 'milk'],
    family: ['alcohol', 'dairy'],
    foods:
      'irish cream, baileys, cream liqueur, irish cream liqueur, amarula, rumchata, bailey irish cream | fr: crème de whisky | es: crema de whisky, crema irlandesa',
  },
  {
    contains: ['gluten', 'alcohol'],
    mayContain: ['sulfites'],
    family: ['alcohol'],
    foods:
      'beer, light beer, dark beer, brown ale, pale ale, wheat beer, mexican beer, ipa, bottled beer | de: Bier, helles Bier, dunkles Bier, Weißbier, Weizenbier, Schwarzbier, Pils, Dunkelbier | fr: bière, bière blonde, bière brune | es: cerveza, cerveza negra | it: birra, birra chiara, birra scura | nl: bier, bruin bier, donker bier',
  },
  {
    contains: ['gluten', 'alcohol'],
    mayContain: ['sulfites'],
    family: ['beer', 'alcohol'],
    foods: 'ale, stout, guinness, lager, porter, pilsner, malt liquor, guinness stout',
  },
  { contains: ['gluten'], foods: 'kvass' },
  {
    contains: ['gluten', 'alcohol'],
    family: ['alcohol'],
    foods:
      'shaoxing wine, shaoxing, shaohsing, chinese rice wine, chinese cooking wine, shaoxing rice wine, shao hsing rice wine, shaoxing cooking wine',
  },
  {
    contains: ['alcohol', 'sulfites'],
    family: ['alcohol'],
    foods:
      'cider, dry cider, hard cider | de: Apfelwein, Cidre | fr: cidre, cidre brut | es: sidra | it: sidro | nl: cider',
  },
  {
    mayContain: ['sulfites'],
    foods:
      "grape juice, white grape juice | de: Traubensaft | fr: jus de raisin | es: mosto, zumo de uva | it: mosto, succo d'uva | nl: druivensap",
  },
  {
    contains: ['sulfites'],
    foods: 'alcohol free wine, non alcoholic wine, dealcoholized wine | de: alkoholfreier Wein | fr: vin sans alcool',
  },
  {
    contains: ['gluten'],
    foods:
      'non alcoholic beer, alcohol free beer, malt beverage | de: alkoholfreies Bier, Malzbier | fr: bière sans alcool | es: cerveza sin alcohol | nl: alcoholvrij bier',
  },
  {
    mayContain: ['nuts', 'soy', 'gluten'],
    mayBe: ['almond', 'cashew'],
    foods: `
      plant milk, plant based milk, non dairy milk, nondairy milk, dairy free milk, milk of choice, vegan milk, milk alternative, plant based drink, nondairy milk of choice, dairy free milk of choice, milk substitute | de: Pflanzenmilch, Pflanzendrink, pflanzliche Milch, vegane Milch | fr: lait végétal, boisson végétale | es: leche vegetal, bebida vegetal | it: latte vegetale, bevanda vegetale | nl: plantaardige melk
      vegan cream, plant based cream, vegan heavy cream, vegan whipping cream, plant cream, dairy free cream | de: pflanzliche Sahne, vegane Sahne | fr: crème végétale | es: nata vegetal | it: panna vegetale | nl: plantaardige room
      vegan yogurt, plant based yogurt, dairy free yogurt, vegan yoghurt, non dairy yogurt | fr: yaourt végétal | nl: plantaardige yoghurt
    `,
  },
]
