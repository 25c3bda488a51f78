/** What stands on the shelf and has nothing in it that one of our diets forbids. */
export const plainPantry = `
    water, cold water, ice water, hot water, boiling water, warm water, sparkling water, soda water, club soda,
    tonic water, mineral water, coconut water, rose water, rosewater, orange blossom water, orange flower water,
    pasta water, cooking water, ice, ice cube, crushed ice, cooking liquid, soaking liquid, aquafaba, chickpea
    liquid, salt, sea salt, kosher salt, table salt, fine salt, coarse salt, flaky salt, flaky sea salt, maldon
    salt, himalayan salt, pink salt, black salt, kala namak, celery salt, garlic salt, onion salt, smoked salt,
    seasoned salt, seasoning salt, pickling salt, rock salt, curing salt, salt and pepper, black pepper, white
    pepper, black peppercorn, pink peppercorn, peppercorn, sichuan pepper, szechuan pepper, sichuan peppercorn,
    szechuan peppercorn, cayenne pepper, lemon pepper, aleppo pepper, pepper flake, red pepper flake, chilli flake,
    chili flake, chile flake, crushed red pepper, gochugaru, korean chilli flake, pul biber, urfa biber, espelette
    pepper, piment d espelette, allspice, allspice berry, anise, aniseed, anise seed, star anise, annatto, annatto
    seed, annatto powder, achiote, achiote paste, asafoetida, hing, baharat, berbere, caraway, caraway seed,
    cardamom, cardamom pod, cardamon, celery seed, chilli powder, chili powder, chile powder, chipotle powder,
    chipotle paste, ancho powder, chinese five spice, five spice, five spice powder, cinnamon, cinnamon stick,
    clove, cloves, coriander seed, cumin, cumin seed, black cumin, curry, curry powder, madras curry powder, dill
    seed, dill weed, dillweed, dukka, fennel seed, fennel pollen, fenugreek, fenugreek seed, galangal, garam masala,
    chaat masala, tandoori masala, biryani masala, masala, garlic powder, garlic granule, granulated garlic, garlic
    puree, garlic paste, ginger, ginger root, gingerroot, ground ginger, stem ginger, crystallized ginger, candied
    ginger, pickled ginger, ginger paste, ginger garlic paste, ginger puree, herbes de provence, italian seasoning,
    juniper, juniper berry, kashmiri chilli, kashmiri chili powder, kashmiri red chili powder, liquid smoke, mace,
    mahlab, mastic, mixed spice, apple pie spice, pumpkin pie spice, pumpkin spice, mustard seed, mustard powder,
    dry mustard, ground mustard, mustard, dijon, dijon mustard, yellow mustard, wholegrain mustard, whole grain
    mustard, nigella seed, kalonji, nutmeg, onion powder, onion granule, onion flake, paprika, smoked paprika, sweet
    paprika, hungarian paprika, hot paprika, pimenton, pickling spice, poultry seasoning, old bay, old bay
    seasoning, cajun seasoning, creole seasoning, cajun spice, jerk seasoning, steak seasoning, seasoning, spice,
    spice mix, ras el hanout, saffron, saffron thread, sumac, togarashi, shichimi togarashi, tonka bean, turmeric,
    vanilla, vanilla bean, vanilla pod, vanilla extract, vanilla essence, vanilla paste, vanilla bean paste, vanilla
    sugar, vanilla powder, zaatar, za atar, wasabi, wasabi paste, sazon, adobo seasoning, amchur, dried mango
    powder, msg, accent, carom seed, ajwain, grains of paradise, rose harissa, harissa, harissa paste, poppy seed,
    charcoal powder, pepper sauce, orris root, starch, arrowroot starch, file powder, lemon extract, nonpareil,
    peppermint extract, sugar, white sugar, caster sugar, castor sugar, granulated sugar, superfine sugar, brown
    sugar, light brown sugar, dark brown sugar, soft brown sugar, muscovado, muscovado sugar, demerara, demerara
    sugar, turbinado, turbinado sugar, raw sugar, cane sugar, coconut sugar, palm sugar, jaggery, icing sugar,
    powdered sugar, confectioner sugar, confectioners sugar, preserving sugar, jam sugar, pearl sugar, sanding
    sugar, sugar cube, golden syrup, syrup, simple syrup, sugar syrup, corn syrup, light corn syrup, glucose,
    glucose syrup, liquid glucose, maple syrup, maple, molasses, treacle, black treacle, agave, agave nectar, agave
    syrup, date syrup, rice syrup, brown rice syrup, rice malt syrup, stevia, erythritol, xylitol, monk fruit, monk
    fruit sweetener, sweetener, sugar substitute, splenda, swerve, grenadine, pomegranate molasses, elderflower
    cordial, cordial, grape molasses, fructose, dextrose, invert sugar, piloncillo, panela, sprinkle, food coloring,
    food colouring, food dye, gel food coloring, isomalt, oil, olive oil, extra virgin olive oil, vegetable oil,
    sunflower oil, rapeseed oil, canola oil, canola, corn oil, grapeseed oil, avocado oil, sesame oil, toasted
    sesame oil, coconut oil, palm oil, mustard oil, flaxseed oil, rice bran oil, safflower oil, soybean oil, chilli
    oil, chili oil, chili crisp, truffle oil, frying oil, cooking oil, neutral oil, cooking spray, oil spray, olive
    oil spray, nonstick spray, non stick cooking spray, nonstick cooking spray, cocoa butter, shea butter, coconut
    butter, apple butter, pumpkin butter, tahini butter, shortening, vegetable shortening, crisco, sunflower seed
    butter, sunflower butter, lemon oil, orange oil, peppermint oil, garlic oil, vinegar, white vinegar, white wine
    vinegar, red wine vinegar, cider vinegar, apple cider vinegar, balsamic, balsamic vinegar, balsamic glaze, rice
    vinegar, rice wine vinegar, seasoned rice vinegar, sherry vinegar, champagne vinegar, distilled vinegar, black
    vinegar, chinkiang vinegar, coconut vinegar, cane vinegar, verjuice, verjus, citric acid, tartaric acid, wine,
    red wine, white wine, dry white wine, rose wine, sparkling wine, champagne, prosecco, cava, sherry, dry sherry,
    port, madeira, marsala, vermouth, dry vermouth, sake, mirin, rice wine, brandy, cognac, armagnac, calvados, rum,
    dark rum, white rum, spiced rum, whiskey, whisky, bourbon, scotch, tequila, mezcal, vodka, gin, pisco, cachaca,
    kirsch, cointreau, triple sec, grand marnier, orange liqueur, kahlua, coffee liqueur, limoncello, ouzo, pernod,
    pastis, campari, aperol, bitters, angostura bitters, liqueur, cider, dry cider, hard cider, schnapps, eau de
    vie, applejack, lillet, riesling, akvavit, amaro, cola, coke, lemonade, ginger ale, ginger beer, sprite, soda,
    root beer, chambord, creme de cassis, st germain, chartreuse, absinthe, maraschino liqueur, aquavit, coffee,
    espresso, espresso powder, instant coffee, instant espresso powder, coffee granule, cold brew, tea, green tea,
    black tea, tea bag, matcha, matcha powder, earl grey, cocoa, cocoa powder, cacao, cacao powder, cacao nib, cocoa
    nib, unsweetened cocoa powder, dutch process cocoa powder, dutch processed cocoa powder, carob, carob powder,
    fruit juice, cranberry juice, grape juice, vegetable juice, pickle juice, pickle brine, coconut cream powder,
    baking powder, baking soda, bicarbonate of soda, bicarb, bicarb soda, sodium bicarbonate, cream of tartar,
    yeast, dried yeast, dry yeast, active dry yeast, instant yeast, fast action yeast, fresh yeast, nutritional
    yeast, nutritional yeast flake, brewers yeast, cornflour, cornstarch, corn starch, corn flour, cornmeal, corn
    meal, masa, masa harina, polenta, grits, hominy, tapioca, tapioca flour, tapioca starch, tapioca pearl,
    arrowroot, arrowroot powder, potato starch, potato flour, rice flour, brown rice flour, glutinous rice flour,
    sweet rice flour, chickpea flour, gram flour, besan, buckwheat, buckwheat flour, buckwheat groat, kasha, millet,
    millet flour, sorghum, sorghum flour, teff, teff flour, amaranth, quinoa, quinoa flour, coconut flour, soy
    flour, cassava flour, banana flour, lupin flour, xanthan gum, xanthan, guar gum, psyllium, psyllium husk, agar,
    agar agar, agar powder, pectin, lecithin, carrageenan, flax, flaxseed, flax seed, ground flaxseed, flax meal,
    linseed, flax egg, chia, chia seed, chia egg, egg replacer, hemp seed, hemp heart, sesame, sesame seed, black
    sesame seed, sunflower seed, pumpkin seed, pepita, melon seed, mixed seed, seed, tahini, tahini paste, sesame
    paste, black sesame paste, rice, white rice, brown rice, basmati, basmati rice, jasmine rice, arborio, arborio
    rice, risotto rice, carnaroli, carnaroli rice, bomba rice, paella rice, sushi rice, sticky rice, glutinous rice,
    short grain rice, medium grain rice, long grain rice, wild rice, pudding rice, minute rice, instant rice,
    converted rice, red rice, black rice, cooked rice, puffed rice, rice noodle, rice stick, rice vermicelli, flat
    rice noodle, vermicelli rice noodle, rice vermicelli noodle, glass noodle, cellophane noodle, bean thread
    noodle, sweet potato noodle, shirataki, shirataki noodle, konjac, kelp noodle, rice paper, rice paper wrapper,
    rice cake, rice pasta, corn tortilla, tortilla chip, corn chip, nacho chip, taco shell, tostada, tostada shell,
    popcorn, popping corn, potato chip, potato crisp, crisp, poppadom, papadum, poha, idli rice, vermicelli noodle
    rice, corn pasta, lentil pasta, chickpea pasta, bean, black bean, kidney bean, red kidney bean, white bean,
    cannellini, cannellini bean, butter bean, lima bean, navy bean, haricot bean, great northern bean, pinto bean,
    borlotti, borlotti bean, cranberry bean, black eyed pea, black eyed bean, broad bean, fava bean, mung bean,
    adzuki bean, aduki bean, red bean, red bean paste, soybean, soya bean, mixed bean, bean salad, chickpea, chick
    pea, garbanzo, garbanzo bean, lentil, red lentil, green lentil, brown lentil, puy lentil, beluga lentil, black
    lentil, french lentil, dal, dhal, dahl, moong dal, toor dal, chana dal, urad dal, masoor dal, split pea, yellow
    split pea, green split pea, pigeon pea, pulse, hummus, houmous, tofu, silken tofu, firm tofu, extra firm tofu,
    smoked tofu, fried tofu, bean curd, tofu skin, soy milk, soya milk, soy cream, soya cream, soy yogurt, soya
    yogurt, textured vegetable protein, soya chunk, tvp, soy curl, coconut, shredded coconut, desiccated coconut,
    coconut flake, coconut chip, coconut milk, coconut cream, cream of coconut, coconut milk powder, coconut yogurt,
    coconut yoghurt, coconut condensed milk, coconut whipped cream, coconut amino, coconut aminos, rice milk, hemp
    milk, pea milk, vegetable stock, vegetable broth, veggie stock, veggie broth, veg stock, mushroom stock,
    mushroom broth, corn stock, mushroom dashi, kombu dashi, vegan stock, jam, raspberry jam, strawberry jam,
    apricot jam, blackberry jam, fig jam, apricot preserve, preserve, marmalade, orange marmalade, fruit spread,
    redcurrant jelly, red currant jelly, apple jelly, grape jelly, quince paste, membrillo, cranberry sauce,
    lingonberry jam, apple sauce, applesauce, fruit puree, chutney, mango chutney, relish, pickle, dill pickle,
    gherkin, cornichon, caper, caperberry, capers, sauerkraut, pickled onion, salsa, salsa verde, pico de gallo,
    guacamole, rotel, heart of palm, palm heart, craisin, guava paste, chilli paste, tomatillo salsa, ketchup,
    tomato ketchup, catsup, hot sauce, tabasco, tabasco sauce, sriracha, sriracha sauce, sambal oelek, sweet chilli
    sauce, sweet chili sauce, chilli sauce, chili sauce, chili garlic sauce, chilli bean paste mild, red pepper
    paste, chilli paste, chili paste, aji panca paste, aji amarillo paste, ube halaya, tamarind paste, tamarind
    concentrate, tamarind water, lemongrass paste, marinara, marinara sauce, pizza sauce, chimichurri, plum sauce,
    mint sauce, vinaigrette, italian dressing, preserved lemon, umeboshi, ume, olive brine, sun dried tomato paste,
    sundried tomato paste, adobo sauce, horseradish root, lemon curd vegan, toothpick, skewer, wooden skewer, bamboo
    skewer, parchment paper, cocktail stick, cupcake liner, foil, food grade lavender, malic acid, activated
    charcoal, lime water, lye water, baker ammonia
  `
