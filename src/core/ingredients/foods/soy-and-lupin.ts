import type { FoodGroup } from './food-group.ts'

export const soyAndLupin: ReadonlyArray<FoodGroup> = [
  {
    contains: ['soy'],
    foods: `
      soy, soya, soybean, soya bean, soy bean, soy product | de: Soja, Sojabohnen, Sojabohne | fr: soja, graines de soja | es: soja, soya, habas de soja | it: soia, semi di soia | nl: soja, sojabonen
    `,
  },
  {
    contains: ['soy'],
    family: ['soy'],
    foods: `
      tofu, silken tofu, firm tofu, extra firm tofu, smoked tofu, fried tofu, bean curd, soft tofu, tofu puff, medium tofu, tofu block | de: Räuchertofu, Seidentofu, Naturtofu | fr: tofu ferme, tofu soyeux, tofu fumé | es: tofu firme | it: tofu al naturale | nl: tofoe, tahoe
      tofu skin, yuba; edamame, shelled edamame | de: Edamamebohnen; okara; soy flour, soya flour | de: Sojamehl | fr: farine de soja | it: farina di soia
      soy milk, soya milk, soymilk, soy drink | de: Sojamilch, Sojadrink | fr: lait de soja, boisson au soja, boisson soja | es: leche de soja, bebida de soja | it: latte di soia, bevanda di soia | nl: sojamelk, sojadrink
      soy cream, soya cream | de: Sojasahne, Sojacuisine | fr: crème de soja, crème soja, soja cuisine | es: nata de soja, crema de soja | it: panna di soia | nl: sojaroom
      soy yogurt, soya yogurt, soy yoghurt, soya yoghurt | de: Sojajoghurt | fr: yaourt de soja, yaourt au soja | es: yogur de soja | it: yogurt di soia | nl: sojayoghurt
      textured vegetable protein, soya chunk, tvp, soy curl, soy protein, soy mince, soya mince, textured soy protein, soy chunk | de: Sojagranulat, Sojaschnetzel | fr: protéines de soja texturées, protéines de soja | es: soja texturizada | it: granulare di soia | nl: sojabrokken
      soy lecithin, soya lecithin | de: Sojalecithin
      soybean sprout | fr: pousses de soja, germes de soja | es: brotes de soja | it: germogli di soia | de: Sojasprossen, Sojakeimlinge
    `,
  },
  {
    mayContain: ['soy'],
    foods:
      'lecithin, soybean oil, soya oil | de: Sojaöl, Lecithin | fr: huile de soja, lécithine | es: aceite de soja | it: olio di soia | nl: sojaolie',
  },
  {
    contains: ['soy'],
    mayContain: ['gluten'],
    family: ['soy'],
    foods: `
      natto; fermented black bean, douchi, salted black bean
      tempeh | de: Tempe | nl: tempé
      tamari, tamari sauce, tamari soy sauce | de: Tamarisauce | fr: sauce tamari | es: salsa tamari | it: salsa tamari
      bean paste, chili bean paste, chilli bean paste, broad bean paste, doubanjiang, toban djan, chilli bean sauce, spicy bean paste, chili bean sauce
      doenjang; soybean paste; ssamjang; gochujang, gochujang paste, korean chili paste
      black bean sauce, yellow bean sauce, sweet bean sauce, black bean garlic sauce, black bean paste
      miso, miso paste, white miso, red miso, yellow miso, shiro miso, miso paste white, sweet white miso | de: Misopaste | fr: pâte miso, miso blanc | es: pasta de miso | it: pasta di miso | nl: misopasta
    `,
  },
  {
    contains: ['gluten', 'soy'],
    mayContain: ['sulfites'],
    family: ['soy'],
    foods: `
      soy sauce, soya sauce, light soy sauce, dark soy sauce, low sodium soy sauce, reduced sodium soy sauce, shoyu, mushroom soy sauce, sweet soy sauce, kecap manis, japanese soy sauce, less sodium soy sauce, lite soy sauce | de: Sojasauce, Sojasoße, Sojasosse, süße Sojasauce | fr: sauce soja, sauce de soja, sauce soja salée, sauce soja sucrée, sauce soya | es: salsa de soja, salsa soja, salsa de soya | it: salsa di soia | nl: sojasaus, ketjap, ketjap manis, ketjap asin
      teriyaki, teriyaki sauce, teriyaki marinade | de: Teriyakisauce | fr: sauce teriyaki | es: salsa teriyaki | it: salsa teriyaki
      ponzu, ponzu sauce; tsuyu, mentsuyu; stir fry sauce, stir fry sauce sachet; maggi, maggi seasoning, maggi sauce | nl: woksaus
      bulgogi sauce, bulgogi marinade; sukiyaki sauce
    `,
  },
  {
    contains: ['soy', 'gluten', 'sesame'],
    mayContain: ['sulfites', 'peanuts'],
    family: ['soy'],
    foods:
      'hoisin, hoisin sauce | de: Hoisinsauce, Hoisin Sauce | fr: sauce hoisin | es: salsa hoisin | it: salsa hoisin | nl: hoisinsaus; korean bbq sauce; char siu sauce',
  },
  {
    contains: ['lupin'],
    foods: `
      lupin, lupine, lupin bean, lupini, lupini bean, lupin flake | de: Lupinen, Lupine, Lupinenschrot | fr: lupins | es: altramuces, altramuz | it: lupini, lupino | nl: lupine
      lupin flour | de: Lupinenmehl | fr: farine de lupin | it: farina di lupini | nl: lupinemeel
    `,
  },
  {
    contains: ['gluten', 'soy'],
    mayContain: ['eggs', 'milk'],
    foods: `
      veggie burger, meat substitute, vegetarian mince, veggie mince, quorn, plant based mince, meatless crumble, impossible burger, beyond burger, beyond meat, impossible meat, plant based ground, impossible burger meat, veggie sausage, veggie bacon | nl: vegetarisch gehakt, vegagehakt, vegetarische gehakt
    `,
  },
  {
    contains: ['gluten'],
    mayContain: ['sesame'],
    foods: 'falafel, falafel mix',
  },
]
