import type { Drawing } from './drawing.ts'

/**
 * The foods and words of a title that choose a variant of each drawing. A food stands for all its names in the food
 * table, and for the foods of its family. The variant "base" is the drawing as it is.
 */
export const variantNames: Readonly<Partial<Record<Drawing, Readonly<Record<string, string>>>>> = {
  bars: {
    base: 'chocolate',
    lemon: 'lemon, lime, passion fruit, pineapple, banana',
    blond: 'peanut, caramel, oat, honey, apple, coconut, almond, walnut, date, blondie',
    berry: 'raspberry, strawberry, cherry, cranberry, blueberry, blackberry, rhubarb, berry, red velvet',
    pumpkin: 'pumpkin, carrot, apricot, sweet potato, peach',
  },
  bread: {
    dark: 'rye, wholemeal, cinnamon, date, walnut, beer, raisin, seed, apple, brown, dark, ginger',
    yellow: 'corn, pumpkin, saffron, banana, cheese, brioche, challah, carrot, butter, yellow',
    chocolate: 'chocolate, cocoa',
    green: 'courgette, spinach, pesto, herb, green',
    pale: 'rice, white, milk, soda, focaccia, naan',
  },
  cake: {
    chocolate: 'chocolate, cocoa, devil food, black forest',
    lemon: 'lemon, lime, orange, pineapple, mango, passion fruit, banana, yellow',
    vanilla: 'vanilla, coconut, cheesecake, cheese, angel food, white, tres leches, quark',
    caramel:
      'caramel, coffee, apple, walnut, honey, spice, pumpkin, carrot, ginger, cinnamon, almond, hazelnut, plum, date',
    green: 'matcha, pistachio, courgette, green',
    base: 'strawberry, raspberry, cherry, berry, blueberry, rhubarb, rose, red velvet',
  },
  casserole: {
    green: 'broccoli, spinach, courgette, green bean, asparagus, kale, pea, green',
    pale: 'cauliflower, potato, tuna, chicken, turkey, leek, mushroom, white',
    brown: 'minced beef, aubergine, moussaka, shepherd, cottage pie',
    golden: 'sweet potato, corn, cheese, egg, pumpkin, breakfast',
    base: 'tomato, lasagna, enchilada',
  },
  chicken: {
    dark: 'bbq sauce, soy sauce, teriyaki, jerk, balsamic vinegar, coffee, black',
    red: 'paprika, tandoori, buffalo, chili, tomato, harissa, sriracha, hot, red',
    pale: 'lemon, mustard, cream, wine, herb, garlic, white',
    golden: 'fried, honey, crispy, butter',
  },
  cookies: {
    base: 'chocolate chip, chocolate chunk',
    chocolate: 'chocolate, cocoa, brownie',
    sugar: 'sugar, strawberry, raspberry, cranberry, cherry, jam, thumbprint, linzer, spritz, christmas',
    ginger: 'ginger, oat, raisin, molasses, spice, cinnamon, pumpkin, speculoos',
    nut: 'peanut, walnut, almond, hazelnut, pecan, caramel, coffee, nut',
    lemon: 'lemon, lime, orange, coconut, vanilla, butter, shortbread, macaroon, white chocolate',
  },
  cupcakes: {
    chocolate: 'chocolate, cocoa, coffee',
    lemon: 'lemon, banana, orange, pineapple, corn',
    berry: 'blueberry, raspberry, strawberry, blackberry, cherry, berry, red velvet',
    caramel: 'caramel, carrot, pumpkin, apple, peanut, cinnamon, oat, bran, spice, ginger',
  },
  curry: {
    green: 'green, thai basil, lime, coriander',
    red: 'red, tikka, vindaloo, tomato, rogan josh, butter chicken, madras, massaman',
    yellow: 'yellow, coconut, korma, potato, cauliflower, pineapple, mango, katsu, japanese',
    brown: 'beef, lamb, pork, mutton, rendang, mushroom, aubergine, lentil',
    spinach: 'spinach, saag, palak',
    base: 'pumpkin, sweet potato, carrot, chickpea',
  },
  drink: {
    green: 'matcha, mint, spinach, kale, avocado, kiwi, cucumber, apple, green, mojito, celery',
    brown: 'coffee, chocolate, cocoa, tea, cola, chai, mocha, latte, rum, whiskey, espresso',
    lemon: 'lemon, lime, pineapple, ginger, lemonade, limonade, margarita, turmeric, golden',
    berry:
      'strawberry, raspberry, blueberry, blackberry, cherry, berry, beetroot, grape, sangria, plum, pomegranate, cranberry, acai',
    cream: 'banana, vanilla, coconut, oat, eggnog, milkshake, lassi, horchata, pina colada, almond, milk',
    base: 'orange, mango, peach, carrot, papaya',
  },
  'ice-cream': {
    chocolate: 'chocolate, cocoa, coffee, brownie',
    mango: 'mango, orange, lemon, peach, apricot, pineapple, passion fruit',
    mint: 'mint, pistachio, matcha, lime, avocado, kiwi',
    berry: 'blueberry, blackberry, raspberry, cherry, berry, plum, blackcurrant',
    vanilla: 'vanilla, caramel, coconut, peanut, banana, honey, cinnamon, walnut, almond, hazelnut',
  },
  jar: {
    green: 'pickle, cucumber, mint, lime, green tomato, zucchini, jalapeno, kiwi, gooseberry, green',
    purple: 'blueberry, plum, blackberry, beetroot, onion, fig, grape, red cabbage, blackcurrant, elderberry',
    golden: 'apricot, peach, orange, lemon, mango, apple, pear, quince, honey, pumpkin, carrot, ginger, pineapple',
    tomato: 'tomato, chili, kimchi, red pepper, ketchup',
    base: 'strawberry, raspberry, cherry, rhubarb, cranberry',
  },
  meatballs: {
    cream: 'cream, swedish, svensk, schwedisch, mushroom, königsberger, yogurt, white',
    brown: 'bbq sauce, soy sauce, teriyaki, gravy, beer, glazed',
    yellow: 'curry, honey, pineapple, orange, mustard, sweet and sour',
  },
  noodles: {
    red: 'chili, kimchi, gochujang, sriracha, tom yum, tomato, dan dan, spicy, red',
    pale: 'miso, coconut, tonkotsu, chicken, milk, white, rice noodle',
    green: 'green, coriander, basil, pea, spinach',
    yellow: 'curry, peanut, laksa, pad thai, singapore, lemon',
  },
  pancakes: {
    berry: 'strawberry, raspberry, cherry, cranberry, berry, red velvet',
    chocolate: 'chocolate, cocoa, nutella, hazelnut',
    blueberry: 'blueberry, blackberry, plum',
    green: 'spinach, courgette, matcha, pea, kale, green',
  },
  pasta: {
    pesto: 'pesto, spinach, broccoli, pea, asparagus, courgette, kale, basil, green, arugula',
    cream: 'cream, alfredo, carbonara, cacio, garlic, lemon, parmesan, chicken, white, cauliflower',
    cheese: 'cheese, mac and cheese, macaroni, cheddar, pumpkin, squash, butternut squash, corn, yellow',
    brown: 'beef, bolognese, mushroom, ragu, aubergine, duck, lentil, gravy',
    pink: 'salmon, prawn, shrimp, vodka, ham, pink',
    base: 'tomato, arrabiata, marinara, puttanesca, amatriciana, napoli, red',
  },
  pie: {
    apple: 'apple, peach, apricot, pear, cheese, egg, bacon, leek, onion, lorraine, chicken, turkey, potato',
    blueberry: 'blueberry, blackberry, plum, blackcurrant, grape',
    pumpkin: 'pumpkin, sweet potato, carrot, squash, butternut squash, tomato, salmon, persimmon',
    brown:
      'pecan, walnut, chocolate, beef, steak, lamb, pork, mushroom, coffee, meat, shepherd, cottage, venison, game',
    green: 'spinach, courgette, broccoli, lime, asparagus, pistachio, kale, chard, pea, spanakopita',
    lemon: 'lemon, banana, coconut, custard, pineapple, buttermilk, mango, orange, cream',
    base: 'cherry, strawberry, raspberry, rhubarb, cranberry, berry',
  },
  pizza: {
    white: 'white, bianca, potato, mushroom, garlic, cream, alfredo, ricotta, fig, pear',
    pesto: 'pesto, green, spinach',
  },
  porridge: {
    chocolate: 'chocolate, cocoa, coffee',
    golden: 'pumpkin, carrot, apple, banana, peanut, turmeric, mango, cinnamon, corn, polenta',
    pink: 'strawberry, raspberry, cherry, berry, beetroot',
  },
  pudding: {
    caramel: 'caramel, toffee, coffee, tiramisu, peanut, apple, bread, date, creme brulee, flan',
    vanilla: 'vanilla, rice, coconut, panna cotta, white chocolate, tapioca, yogurt, semolina',
    lemon: 'lemon, mango, orange, pineapple, passion fruit, banana, peach, apricot, pumpkin',
    green: 'matcha, pistachio, lime, avocado, mint, kiwi',
    chocolate: 'chocolate, cocoa',
    base: 'strawberry, raspberry, cherry, berry, cranberry, rhubarb',
  },
  rice: {
    red: 'tomato, mexican, spanish, jambalaya, kimchi, chili, chorizo, beetroot, jollof, red',
    green: 'spinach, herb, pea, asparagus, coriander, basil, broccoli, green, pesto, dill',
    white: 'coconut, steamed, jasmine, white, plain, cauliflower, basmati, sushi',
    yellow: 'saffron, turmeric, paella, lemon, pumpkin, butternut squash, curry, milanese, yellow',
    brown: 'mushroom, brown, wild rice, soy sauce, dirty, quinoa, lentil, beef',
  },
  roast: {
    pale: 'pork, veal, turkey, schnitzel, rabbit',
    glazed: 'ham, gammon, bbq sauce, rib, pulled, honey, bacon',
    dark: 'brisket, lamb, venison, braised, liver, short rib, goat, duck',
  },
  rolls: { pumpkin: 'pumpkin, orange, carrot, sweet potato', chocolate: 'chocolate, cocoa, nutella' },
  salad: {
    pale: 'cabbage, caesar, cucumber, celery, fennel, slaw, iceberg, chicory, pear',
    red: 'red cabbage, beetroot, radicchio, red onion, strawberry, cranberry, tomato, watermelon, red',
    dark: 'spinach, kale, arugula, broccoli, green bean, avocado, pea, herb',
    gold: 'potato, egg, pasta, corn, chicken, tuna, fruit, macaroni, chickpea, carrot, mango, orange, noodle, couscous, quinoa, rice',
  },
  sauce: {
    pesto:
      'pesto, basil, coriander, parsley, mint, avocado, guacamole, chimichurri, green, tomatillo, pistachio, pea, dill, spinach, salsa verde',
    cream:
      'cream, mayonnaise, ranch, yogurt, tzatziki, hummus, garlic, bechamel, alfredo, tahini, blue cheese, aioli, horseradish, cauliflower, tartar, white, vanilla, onion, spinach dip',
    brown:
      'bbq sauce, gravy, chocolate, caramel, soy sauce, teriyaki, mushroom, peanut, balsamic vinegar, pepper, hoisin, almond, walnut, brown, toffee, tamarind',
    yellow:
      'mustard, cheese, lemon, mango, curry, hollandaise, honey, orange, ginger, pineapple, turmeric, corn, egg, custard, apricot, peach, apple, yellow',
    berry: 'cranberry, raspberry, strawberry, cherry, blueberry, plum, beetroot, berry, grape, red wine, rhubarb',
    base: 'tomato, chili, red pepper, marinara, arrabiata, salsa, ketchup, harissa, red',
  },
  soup: {
    tomato: 'tomato, red pepper, gazpacho, minestrone, chili, taco, tortilla, gumbo, goulash, red',
    pea: 'pea, broccoli, spinach, asparagus, courgette, watercress, kale, nettle, cucumber, green, wild garlic, sorrel, avocado',
    mushroom: 'mushroom, onion, lentil, oxtail, beef, chestnut, bean, black',
    cream:
      'potato, leek, cauliflower, clam, chowder, celery, celeriac, fennel, fish, almond, coconut, parsnip, turnip, white, cheese, beer, garlic',
    corn: 'corn, yellow, curry, mulligatawny, chickpea, saffron',
    beet: 'beetroot, borscht, barszcz, red cabbage',
    broth:
      'chicken, turkey, noodle, broth, consomme, stock, miso, pho, dumpling, egg, meatball, vegetable, wonton, matzo',
    base: 'pumpkin, carrot, squash, butternut squash, sweet potato, apricot, mango, lobster, prawn, swede',
  },
  stew: {
    tomato:
      'tomato, goulash, chili, paprika, ratatouille, chorizo, red pepper, cacciatore, cioppino, seafood, fish, red',
    bean: 'bean, feijoada, cassoulet, baked bean, black',
    lentil: 'lentil, chickpea, dal, pumpkin, tagine, curry, sweet potato, peanut, yellow',
    green: 'green, spinach, pea, kale, cabbage, courgette, verde, pozole',
    cream: 'cream, chicken, blanquette, turkey, veal, stroganoff, white, mushroom, coconut',
    base: 'beef, lamb, pork, bourguignon, beer, wine, venison',
  },
}

/** Words that the food table lacks: colors and names of dishes, and names of foods in the other languages of the search. */
export const namesElsewhere: Readonly<Record<string, string>> = {
  green:
    'green, grün, grüne, grüner, vert, verte, verde, verdi, groen, groene, grön, grøn, grønn, vihreä, zöld, yeşil, зелен, zielon, zelen, πράσιν',
  red: 'red, rot, rote, roter, rouge, rojo, roja, rosso, rossa, rood, rode, röd, rød, punainen, piros, kırmızı, красн, czerwon, červen, κόκκιν',
  white:
    'white, weiß, weiße, blanc, blanche, blanco, blanca, bianco, bianca, wit, witte, vit, hvid, hvit, valkoinen, fehér, beyaz, бел, biał, bíl, λευκ',
  yellow: 'yellow, gelb, gelbe, jaune, amarillo, giallo, geel, gele, gul, sarı, желт, żółt, žlut',
  black: 'black, schwarz, noir, noire, negro, negra, nero, zwart, svart, черн, czarn',
  brown: 'brown, braun, marron, bruin, brun',
  berry:
    'berry, berries, beere, beeren, fruits rouges, frutti di bosco, frutos rojos, bær, bär, marja, bogyós, ягод, jagod, orman meyve',
  herb: 'herb, kräuter, herbes, hierbas, erbe, kruiden, urter, örter, yrtti, zioł, bylink',
  tomato:
    'tomat, tomaatti, paradicsom, tomată, roșii, domates, томат, помидор, pomidor, rajčat, rajče, paradajz, парадајз, ντομάτ, pomidorų, टमाटर, طماطم, தக்காளி, トマト',
  pea: 'ärtsoppa, ärter, ærter, erter, herne, borsó, ervilha, mazăre, bezelye, горох, groch, hrách, hrášk, grašak, αρακά, žirni, मटर',
  mushroom:
    'svamp, sopp, sieni, gomba, cogumelo, ciuperci, mantar, гриб, шампиньон, grzyb, pieczark, houb, žampion, pečurk, μανιτάρ, gryb, bolets, मशरूम',
  pumpkin:
    'pumpa, græskar, gresskar, kurpitsa, sütőtök, abóbora, dovleac, balkabağı, тыкв, dynia, dyni, dýň, bundev, κολοκύθ, moliūg, carbassa, कद्दू',
  potato:
    'potatis, kartoffel, potet, peruna, burgonya, krumpli, batata, cartofi, patates, картоф, картош, ziemniak, brambor, krompir, πατάτ, bulvi, आलू',
  carrot:
    'morot, gulerod, gulrot, porkkana, sárgarépa, cenoura, morcov, havuç, морков, marchew, mrkv, šargarep, καρότ, pastanaga, गाजर',
  beetroot:
    'rödbet, rødbede, rødbet, punajuuri, cékla, beterraba, sfeclă, pancar, свекл, свекол, burak, burac, řep, cvekl, παντζάρ',
  cauliflower:
    'blomkål, kukkakaali, karfiol, couve flor, conopidă, karnabahar, цветной капуст, kalafior, květák, karfiol, κουνουπίδ',
  spinach: 'spenat, spinat, pinaatti, spenót, espinafre, ispanak, шпинат, szpinak, špenát, spanać, σπανάκ, पालक',
  cream:
    'crème, cremig, rahm, sahne, grädd, fløde, fløte, kerma, tejszín, natas, smântână, krema, сливоч, сливк, śmietan, smetan, κρέμα',
  chocolate:
    'choklad, chokolade, sjokolade, suklaa, csokoládé, csoki, chocolate, ciocolată, çikolata, шоколад, czekolad, čokolád, čokolad, σοκολάτ, xocolata, šokolad, चॉकलेट, شوكولاتة, チョコ',
  lemon:
    'citron, sitron, sitruuna, citrom, limão, lămâie, limon, лимон, cytryn, citrón, limun, λεμόν, llimona, नींबू, ليمون, レモン',
  apple:
    'äppel, äpple, æble, eple, omena, alma, almás, maçã, mere, elma, яблок, яблоч, jabł, jablk, jabuk, μήλ, obuol, poma, सेब',
  blueberry:
    'blåbär, blåbær, mustikka, áfonya, mirtilo, afine, yaban mersini, черник, borówk, jagod, borův, borovnic, μύρτιλ, nabiu',
  strawberry:
    'jordgubb, jordbær, mansikka, eper, morango, căpșun, çilek, клубник, truskawk, jahod, jagod, φράουλ, maduixa, स्ट्रॉबेरी',
  cherry:
    'körsbär, kirsebær, kirsikka, meggy, cseresznye, cereja, cireșe, vișin, kiraz, вишн, черешн, wiśni, třešň, višn, κεράσ',
  caramel: 'caramel, karamel, karamell, caramello, caramelo, kolasås, карамел, καραμέλ',
  banana: 'banan, banaani, banán, muz, банан, μπανάν, केला',
  vanilla: 'vanilj, vanilje, vanilja, baunilha, vanilie, vanilya, ванил, wanili, vanil, βανίλ',
  coffee: 'kaffe, kahvi, kávé, café, cafea, kahve, кофе, kawa, kaw, káv, kafe, καφέ, mocha, espresso',
  chicken: 'kyckling, kylling, kana, csirke, frango, pui, tavuk, куриц, курин, kurczak, kuřec, piletin, κοτόπουλ',
  lentil: 'linser, linssi, lencse, lentilha, linte, mercimek, чечевиц, soczewic, čočk, sočiv, φακές, दाल',
  bean: 'bönor, bønner, papu, bab, feijão, fasole, fasulye, фасол, fasol, fazol, pasulj, φασόλ',
}
