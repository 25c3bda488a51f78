import type { FoodTable } from './content.ts'

export const meatAndFish: FoodTable = [
  [
    ['flesh'],
    `
    meat, beef, veal, pork, lamb, mutton, hogget, goat, goat meat, kid goat, venison, rabbit, hare, bison, buffalo
    meat, boar, elk, kangaroo, horse meat, chicken, poultry, turkey, duck, goose, quail, pheasant, partridge,
    pigeon, squab, guinea fowl, guinea hen, cornish hen, game hen, capon, poussin, fowl, grouse, bacon, lardon,
    pancetta, guanciale, prosciutto, serrano, ham, gammon, speck, jamon, bresaola, coppa, capicola, mortadella,
    salami, salame, soppressata, pepperoni, chorizo, nduja, andouille, kielbasa, salumi, charcuterie, corned beef,
    pastrami, salt pork, salt beef, jerky, spam, steak, sirloin, rump, ribeye, rib eye, rib roast, prime rib,
    brisket, short rib, spare rib, sparerib, back rib, baby back rib, flank, skirt steak, filet mignon, tenderloin,
    pork loin, chuck, chuck roast, pot roast, stewing meat, stew meat, lamb shank, ham hock, pork hock, trotter, pig
    foot, oxtail, ox cheek, tongue, tripe, liver, kidney, sweetbread, heart of beef, giblet, gizzard, marrow bone,
    soup bone, marrow, bone, foie gras, pate, terrine, rillette, confit duck, mince, minced meat, ground meat,
    ground round, ground chuck, hamburger meat, cutlet, escalope, drumstick, thigh, chicken wing, drumette, wing,
    carcass, crackling, pork rind, chicharron, lard, leaf lard, suet, tallow, dripping, bacon fat, duck fat, goose
    fat, schmaltz, chicken fat, beef fat, pan drippings, stock, broth, bone broth, chicken stock, chicken broth,
    beef stock, beef broth, consomme, demi glace, gravy browning, gelatin, gelatine, gelatin powder, leaf gelatine,
    jello, jell o, jelly cube, aspic, gummy bear, gummy worm, jelly bean, jelly baby, isinglass, rennet, blood
    sausage, cracklings, lap cheong, scaloppine, scaloppini, scallopini, caul fat, chourico, linguica, vegeta, magic
    sarap, meat juice, chinese sausage, biltong, carnitas, barbacoa, deli meat, cold cut, pulled pork, larb,
    linguica
  `,
  ],
  [
    ['flesh'],
    `
    fish, seafood, salmon, smoked salmon, lox, gravlax, tuna, cod, codfish, salt cod, bacalao, haddock, hake,
    halibut, trout, mackerel, sardine, anchovy, anchovy fillet, anchovy paste, herring, kipper, bloater, sprat,
    whitebait, pilchard, sea bass, seabass, bass, sea bream, bream, snapper, grouper, tilapia, catfish, carp, pike,
    perch, walleye, pollock, coley, monkfish, mahi mahi, swordfish, sole, flounder, plaice, turbot, skate, sturgeon,
    eel, barramundi, bonito, bonito flake, katsuobushi, dashi, dashi stock, caviar, roe, fish roe, tarama, tobiko,
    masago, ikura, bottarga, sashimi, sushi grade fish, white fish, fish fillet, fish stock, fish broth, fish bone,
    fish head, fish sauce, nam pla, nuoc mam, patis, colatura, garum, fish paste, clam juice, prawn, shrimp, dried
    shrimp, shrimp paste, belacan, terasi, crab, crabmeat, crab meat, lobster, langoustine, scampi, crayfish,
    crayfish tail, crawfish, mussel, clam, oyster, cockle, scallop, whelk, winkle, abalone, squid, calamari,
    octopus, cuttlefish, squid ink, snail, escargot, frog leg, sea urchin, bonito thread, whiting, finnan haddie,
    sturgeon roe, conch, periwinkle, razor clam, prawn cracker
  `,
  ],
  [
    ['flesh', 'gluten', 'egg'],
    `
    imitation crab, crab stick, surimi, kamaboko, fish finger, fish stick, fish cake, scampi in breadcrumbs, chicken
    nugget, chicken tender, popcorn shrimp, breaded fish
  `,
  ],
  // Rusk in sausages, wheat in stock cubes.
  [
    ['flesh', 'gluten'],
    `
    bratwurst, frankfurter, hot dog, hotdog, sausage, sausagemeat, sausage meat, italian sausage, breakfast sausage,
    merguez, boudin, hamburger, burger, burger patty, patty, meatball, meatloaf, black pudding, haggis, gyro meat,
    bouillon, bouillon cube, bouillon powder, stock cube, stock powder, stock pot, chicken stock cube, beef stock
    cube, bovril, chicken powder, chicken bouillon, chicken bouillon powder, beef bouillon, beef base, chicken base,
    better than bouillon, worcestershire, worcestershire sauce, worcester sauce, oyster sauce, gravy, gravy granule,
    gravy mix, beef gravy, oxo cube, shepherd pie mix, stuffing mix, stuffing, xo sauce, ramen broth, instant ramen
  `,
  ],
  // Thai curry pastes and kimchi usually have shrimp or fish sauce in them.
  [
    ['flesh'],
    `
    curry paste, red curry paste, green curry paste, yellow curry paste, thai curry paste, massaman curry paste,
    panang curry paste, tom yum paste, laksa paste, kimchi, olive tapenade, tapenade, puttanesca sauce, sambal,
    sambal oelek with shrimp, refried bean, baked beans with pork, pork and beans
  `,
  ],
  [['flesh', 'dairy', 'egg'], 'caesar dressing, caesar salad dressing, quiche lorraine'],
  [['flesh', 'egg'], 'marshmallow, mini marshmallow, marshmallow cream, marshmallow creme, fluff'],
]
