import type { FoodGroup } from './food-group.ts'

export const herbsAndSpices: ReadonlyArray<FoodGroup> = [
  {
    foods: `
      coriander = cilantro, coriander leaf, fresh coriander, cilantro leaf | de: Koriander, Koriandergrün | fr: coriandre | es: cilantro fresco | it: coriandolo | nl: koriander
      parsley, flat leaf parsley, italian parsley, curly parsley | de: Petersilie | fr: persil, persil plat | es: perejil | it: prezzemolo | nl: peterselie
      basil, thai basil, basil leaf, holy basil | de: Basilikum | fr: basilic | es: albahaca | it: basilico | nl: basilicum
      nutmeg, ground nutmeg, whole nutmeg | de: Muskat, Muskatnuss | fr: muscade, noix de muscade | es: nuez moscada | it: noce moscata | nl: nootmuskaat, muskaatnoot
      mace | de: Macis, Muskatblüte; chive | de: Schnittlauch | fr: ciboulette | es: cebollino | it: erba cipollina | nl: bieslook
      mint, peppermint, spearmint, mint leaf | de: Minze, Pfefferminze | fr: menthe | es: menta, hierbabuena | it: menta | nl: munt
      dill, dill weed, dillweed | de: Dill | fr: aneth | es: eneldo | it: aneto | nl: dille; rosemary | de: Rosmarin | fr: romarin | es: romero | it: rosmarino | nl: rozemarijn; thyme, lemon thyme | de: Thymian | fr: thym | es: tomillo | it: timo | nl: tijm; sage | de: Salbei | fr: sauge | es: salvia | it: salvia | nl: salie; oregano, mexican oregano | fr: origan | es: orégano | it: origano; bay leaf, bay, laurel | de: Lorbeer, Lorbeerblatt, Lorbeerblätter | fr: laurier, feuille de laurier, feuilles de laurier | es: laurel, hoja de laurel, hojas de laurel | it: alloro, foglie di alloro, foglia di alloro | nl: laurier, laurierblad, laurierblaadjes; tarragon | de: Estragon | fr: estragon | es: estragón | it: dragoncello | nl: dragon; marjoram | de: Majoran | fr: marjolaine | es: mejorana | it: maggiorana | nl: marjolein
      cinnamon, cinnamon stick, ground cinnamon | de: Zimt, Zimtstange | fr: cannelle, bâton de cannelle | es: canela, canela en rama, canela molida | it: cannella | nl: kaneel, kaneelstokje; clove, cloves, ground clove | de: Nelken, Nelke, Gewürznelken | fr: clou de girofle, clous de girofle | es: clavo, clavos, clavos de olor | it: chiodi di garofano | nl: kruidnagel, kruidnagels; cumin, cumin seed, ground cumin | de: Kreuzkümmel, Cumin | es: comino, cominos | it: cumino | nl: komijn, komijnzaad, komijnpoeder; caraway, caraway seed | de: Kümmel | fr: carvi | es: alcaravea | nl: karwij; turmeric | de: Kurkuma | fr: curcuma | es: cúrcuma | it: curcuma | nl: kurkuma, geelwortel; saffron, saffron thread | de: Safran | fr: safran | es: azafrán | it: zafferano | nl: saffraan; cardamom, cardamom pod, cardamon | de: Kardamom, Kardamomkapseln | fr: cardamome | es: cardamomo | it: cardamomo | nl: kardemom; paprika, smoked paprika, sweet paprika, hungarian paprika, hot paprika | de: Paprikapulver, Rosenpaprika | fr: paprika doux | es: pimentón, pimentón dulce, pimentón picante | it: paprica, paprika dolce, paprika affumicata | nl: paprikapoeder; vanilla, vanilla bean, vanilla pod, vanilla extract, vanilla essence, vanilla paste, vanilla bean paste, vanilla sugar, vanilla powder, vanilla seed | de: Vanille, Vanilleschote, Vanillezucker, Vanillinzucker, Vanilleextrakt, Vanillepaste, Vanillemark | fr: vanille, gousse de vanille, extrait de vanille, sucre vanillé, vanille liquide | es: vainilla, esencia de vainilla, extracto de vainilla, azúcar vainillado | it: vaniglia, bacca di vaniglia, vanillina, estratto di vaniglia | nl: vanille, vanillestokje, vanillesuiker, vanille extract
      fenugreek, fenugreek seed, fenugreek leaf, kasuri methi, methi | de: Bockshornklee; juniper, juniper berry | de: Wacholderbeeren; star anise | de: Sternanis | fr: anis étoilé, badiane | es: anís estrellado | it: anice stellato | nl: steranijs
    `,
  },
  {
    mayContain: ['mustard', 'celery'],
    foods: `
      curry powder, madras curry powder, curry, mild curry powder | de: Currypulver, Curry | fr: curry, poudre de curry, curry en poudre | es: curry, curry en polvo | it: curry, curry in polvere | nl: kerrie, kerriepoeder, currypoeder
      cajun seasoning, creole seasoning, cajun spice, jerk seasoning, steak seasoning, seasoning, spice mix, seasoned salt, seasoning salt, lawry's seasoned salt, adobo seasoning, sazon, poultry seasoning, ras el hanout, vadouvan, montreal steak seasoning, all purpose seasoning, seasoning mix, slap ya mama | de: Gewürzmischung, Gyrosgewürz, Kräutersalz | fr: mélange d'épices, épices | es: especias, condimento | it: spezie | nl: kruidenmix, gehaktkruiden, kipkruiden
    `,
  },
  {
    contains: ['celery', 'mustard'],
    foods: 'old bay, old bay seasoning, seafood boil seasoning, crab boil, crab boil seasoning',
  },
]
