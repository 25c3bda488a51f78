import type { FoodGroup } from './food-group.ts'

export const eggs: ReadonlyArray<FoodGroup> = [
  {
    contains: ['eggs'],
    foods: `
      egg, whole egg, boiled egg, hard boiled egg, soft boiled egg, poached egg, fried egg, hen's egg, liquid egg, beaten egg, egg wash, egg mixture, pasteurized egg, eggshell, century egg, salted egg, free range egg | de: Ei, Eier, Hühnerei, Hühnereier, Vollei, Bio Eier, hartgekochte Eier, Eimasse, Eiern | fr: œuf, œufs, œufs durs, œuf dur, œufs entiers, œuf entier, œuf battu | es: huevo, huevos, huevos duros, huevo duro, huevos cocidos, huevo batido, huevos camperos, huevos batidos | it: uovo, uova, uova intere, uova sode, uovo sodo, uovo intero, uova fresche | nl: ei, eieren, losgeklopt ei, eitje, hardgekookte eieren
    `,
  },
  {
    contains: ['eggs'],
    family: ['egg'],
    foods: `
      egg white, albumen, egg white powder, liquid egg white, pasteurized egg white, meringue powder | de: Eiweiß, Eiklar, Eischnee, Eiweiße | fr: blanc d'œuf, blancs d'œufs, blancs d'œuf, blancs en neige | es: clara, claras, clara de huevo, claras de huevo | it: albume, albumi, bianco d'uovo, chiara d'uovo | nl: eiwit, eiwitten
      egg yolk, yolk | de: Eigelb, Eidotter, Dotter, Eigelbe | fr: jaune d'œuf, jaunes d'œufs, jaunes d'œuf | es: yema, yemas, yema de huevo, yemas de huevo | it: tuorlo, tuorli, tuorlo d'uovo, tuorli d'uovo | nl: eidooier, eidooiers, eierdooier, eierdooiers, eigeel, dooier
      duck egg, quail egg, goose egg | de: Wachteleier, Enteneier | fr: œufs de caille | es: huevos de codorniz | it: uova di quaglia | nl: kwarteleitjes
      egg powder, dried egg, powdered egg | de: Eipulver | fr: œuf en poudre
      egg substitute, egg beater
      meringue, meringue nest, meringue cookie, meringue shell | de: Baiser | fr: meringues | es: merengue, merengues | it: meringhe, meringa | nl: schuimpjes, meringues
      royal icing | de: Eiweißglasur | it: ghiaccia reale
      omelette | fr: omelette | es: tortilla española, tortilla de patatas | it: frittata
      tamagoyaki
    `,
  },
  {
    // Mayonnaise is egg and oil. Most makers add mustard.
    contains: ['eggs'],
    mayContain: ['mustard', 'sulfites'],
    family: ['egg'],
    foods: `
      mayonnaise, mayo, lite mayonnaise, hellmann mayonnaise | de: Mayonnaise, Mayo, Majonäse | fr: mayonnaise | es: mayonesa, mahonesa | it: maionese | nl: mayonaise
      kewpie, kewpie mayonnaise, japanese mayonnaise, kewpie mayo, japanese mayo, duke's mayonnaise
      miracle whip, salad cream, sandwich spread, egg mayonnaise, egg salad, lemonaise, chipotle mayo, spicy mayo, sriracha mayo, garlic mayonnaise | de: Salatcreme, Salatmayonnaise, Miracel Whip
      aioli, garlic aioli | fr: aïoli | es: alioli, allioli | nl: aïoli
      rouille | fr: rouille
      burger sauce, russian dressing, thousand island dressing, thousand island, big mac sauce, cocktail sauce marie rose, marie rose sauce | de: Cocktailsauce, Burgersauce | fr: sauce cocktail, sauce burger, sauce samouraï, sauce andalouse | es: salsa rosa | it: salsa rosa, salsa cocktail | nl: cocktailsaus, whiskysaus, joppiesaus
      potato salad | de: Kartoffelsalat, Krautsalat mit Mayonnaise, Remoulade | es: ensaladilla
    `,
  },
  {
    contains: ['eggs', 'mustard'],
    mayContain: ['sulfites', 'celery', 'fish'],
    family: ['egg'],
    foods: `
      remoulade, remoulade sauce | fr: rémoulade, sauce rémoulade | nl: remouladesaus
      tartar sauce, tartare sauce | fr: sauce tartare | es: salsa tártara | it: salsa tartara | nl: tartaarsaus
      gribiche, sauce gribiche
    `,
  },
  {
    contains: ['eggs', 'milk'],
    mayContain: ['mustard', 'celery'],
    family: ['egg', 'dairy'],
    foods:
      'coleslaw dressing, coleslaw; ranch dressing, ranch, blue cheese dressing, buttermilk dressing, ranch dip, blue cheese dip, yogurt dressing',
  },
  {
    contains: ['fish', 'eggs', 'milk'],
    mayContain: ['mustard', 'rennet'],
    foods:
      'caesar dressing, caesar salad dressing, caesar salad kit | de: Caesar Dressing | fr: sauce césar | es: salsa césar',
  },
  {
    contains: ['eggs', 'gelatin'],
    mayContain: ['pork'],
    foods: `
      marshmallow, mini marshmallow, marshmallow cream, marshmallow creme, marshmallow fluff, fluff, marshmallow sauce, jumbo marshmallow | de: Marshmallows | fr: guimauve, guimauves, chamallows | es: nubes de azúcar, malvaviscos, esponjitas, nubes | it: marshmallow, toffolette | nl: marshmallows, spekjes
    `,
  },
]
