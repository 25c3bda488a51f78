import type { FoodTable } from './content.ts'

export const grains: FoodTable = [
  [
    ['gluten'],
    `
    flour, plain flour, all purpose flour, ap flour, self raising flour, self rising flour, bread flour, strong
    flour, strong white flour, strong white bread flour, cake flour, pastry flour, wholemeal flour, whole wheat
    flour, wholewheat flour, white flour, wheat flour, spelt flour, rye flour, barley flour, 00 flour, tipo 00
    flour, oo flour, semolina flour, atta, maida, roux, seasoned flour, graham flour, flour mix, pancake flour,
    tempura flour, einkorn flour, wheat, whole wheat, wheat germ, wheatgerm, wheat bran, bran, wheat berry, cracked
    wheat, wheat gluten, vital wheat gluten, gluten, seitan, semolina, couscous, giant couscous, pearl couscous,
    israeli couscous, bulgur, bulgur wheat, bulgar, burghul, freekeh, farro, spelt, kamut, einkorn, emmer, durum,
    barley, pearl barley, pot barley, rye, rye flake, triticale, malt, barley malt, malt extract, malt powder,
    malted barley, malt vinegar, malt syrup, fregola, oat, oats, rolled oat, porridge oat, oatmeal, old fashioned
    oat, steel cut oat, quick oat, quick cooking oat, instant oat, jumbo oat, oat flour, oat bran, oat milk, oat
    cream, oat drink, pinhead oatmeal, pasta, spaghetti, spaghettini, linguine, linguini, penne, rigatoni, fusilli,
    rotini, farfalle, bow tie pasta, macaroni, elbow macaroni, elbow pasta, ziti, orecchiette, bucatini, capellini,
    angel hair, angel hair pasta, vermicelli, orzo, ditalini, conchiglie, pasta shell, shell pasta, cavatappi,
    gemelli, campanelle, paccheri, casarecce, mafaldine, small pasta, soup pasta, stelline, pastina, cellentani,
    trofie, risoni, wholewheat pasta, dried pasta, short pasta, malloreddus, fideo, udon, udon noodle, soba, soba
    noodle, wheat noodle, somen, lo mein noodle, yakisoba noodle, chow mein, bread, breadcrumb, bread crumb, panko,
    panko breadcrumb, panko bread crumb, white bread, rye bread, sourdough, sourdough bread, sourdough starter,
    baguette, french bread, ciabatta, focaccia, country bread, crusty bread, italian bread, pita, pitta, pita bread,
    pitta bread, flatbread, lavash, bread roll, crouton, crostini, toast, bagel, english muffin, crumpet, hoagie
    roll, sub roll, kaiser roll, baguettes, bread dough, pizza dough, pizza base, pizza crust, rusk, matzo, matzo
    meal, matzah, melba toast, cracker, saltine, saltine cracker, water biscuit, ritz cracker, pretzel, breadstick,
    grissini, filo, phyllo, filo pastry, phyllo dough, filo dough, bread slice, sandwich bread, wholemeal bread,
    wholegrain bread, multigrain bread, tortilla, flour tortilla, wrap, chapati, roti, injera, spring roll wrapper,
    egg roll wrapper, papadum wheat, bao, bao bun, mantou, rice cracker mix, crispbread, ryvita, pita chip, crispy
    onion, crispy fried onion, french fried onion, fried onion, soy sauce, soya sauce, light soy sauce, dark soy
    sauce, low sodium soy sauce, shoyu, tamari, teriyaki, teriyaki sauce, teriyaki marinade, hoisin, hoisin sauce,
    ponzu, kecap manis, mushroom sauce, black bean sauce, yellow bean sauce, sweet bean sauce, miso, miso paste,
    white miso, red miso, gochujang, doenjang, doubanjiang, ssamjang, stir fry sauce, sweet soy sauce, maggi, maggi
    seasoning, marmite, vegemite, yeast extract, brown sauce, hp sauce, steak sauce, bbq sauce, barbecue sauce,
    enchilada sauce, english mustard, taco seasoning, taco seasoning mix, chili seasoning mix, okonomiyaki sauce,
    tonkatsu sauce, katsu sauce, curry sauce, curry roux, bean paste, chilli bean paste, chili bean paste, matzoh,
    matzoh meal, poolish, tomato soup, soup, onion soup, tsuyu, tempeh, natto, fermented black bean, gravy powder,
    vegetable bouillon, vegetable stock cube, vegetable stock powder, vegetable bouillon cube, vegetable bouillon
    powder, vegetable stock pot, onion soup mix, soup mix, tonkatsu, licorice, liquorice, beer, ale, stout,
    guinness, lager, brown ale, dark beer, light beer, porter, wheat beer, pale ale, root beer float, malt liquor,
    cornflake, corn flake, rice krispie, rice crispy, rice cereal, cereal, breakfast cereal, chex, weetabix,
    shredded wheat, bran flake, puffed wheat, shaoxing wine, shaoxing, chinese rice wine, chinese cooking wine,
    veggie burger, meat substitute, falafel, falafel mix, couscous salad, vegetable suet, communion wafer, wafer
    paper
  `,
  ],
  [
    ['gluten', 'egg'],
    `
    noodle, egg noodle, ramen, ramen noodle, chow mein noodle, chinese noodle, asian noodle, hokkien noodle, fresh
    pasta, egg pasta, tagliatelle, tagliolini, fettuccine, fettuccini, fettucine, pappardelle, lasagne, lasagna,
    lasagne sheet, lasagna sheet, lasagna noodle, cannelloni, gnocchi, wonton wrapper, wonton skin, wonton, gyoza
    wrapper, dumpling wrapper, dumpling, ladyfinger, lady finger, savoiardi, sponge finger, spatzle, spaetzle, egg
    tagliatelle, wide noodle, instant noodle, tempura batter, batter, yorkshire pudding, stir fry noodle, udon egg
    noodle
  `,
  ],
  [
    ['gluten', 'dairy'],
    `
    puff pastry, shortcrust pastry, shortcrust, pastry, pastry sheet, pastry case, tart shell, tart case, naan, naan
    bread, biscuit dough, crescent roll, crescent roll dough, shortbread, digestive biscuit, digestive, dinner roll,
    roll, burger bun, hamburger bun, hot dog bun, bun, slider bun, brioche bun, cornbread, cornbread mix, corn
    muffin mix, jiffy mix, bisquick, baking mix, cracker crumb, ritz, cheese cracker, cookie crumb, milk bread,
    cinnamon roll dough, garlic bread, croissant, macaroni and cheese, mac and cheese, cream of mushroom soup, cream
    of celery soup, white sauce, cheese straw, gingersnap crust, potato roll, oreo, oreo cookie
  `,
  ],
  [
    ['gluten', 'dairy', 'egg'],
    `
    cookie, biscuit, cake, sponge cake, pound cake, angel food cake, cake mix, yellow cake mix, brownie, brownie
    mix, muffin, cupcake, brioche, challah, panettone, doughnut, donut, waffle, pancake, pancake mix, waffle mix,
    croissant dough, ravioli, tortellini, tortelloni, wafer, vanilla wafer, nilla wafer, ice cream cone, gingersnap,
    ginger nut, gingersnap cookie, ginger biscuit, speculoos, biscoff, lotus biscuit, cookie dough, madeleine,
    lebkuchen, gingerbread, choux pastry, sweet pastry, blini, crepe, french toast, quiche, trifle sponge, chocolate
    cookie, chocolate biscuit, chocolate wafer, pie, cheesecake, scone, scotch egg, stollen
  `,
  ],
  // Ready-made American pie crusts are often made with lard.
  [
    ['gluten', 'dairy', 'flesh'],
    `
    pie crust, pie shell, pie dough, pie pastry, pastry crust, deep dish pie crust, cream of chicken soup
  `,
  ],
  [['gluten', 'dairy', 'honey'], 'graham cracker, graham cracker crumb, graham cracker crust, graham crumb, graham'],
  [['gluten', 'nut', 'honey'], 'granola, muesli, granola bar, cereal bar, muesli mix'],
]
