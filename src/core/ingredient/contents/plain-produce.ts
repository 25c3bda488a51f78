/** Plants as they are: nothing in them that one of our diets forbids. */
export const plainProduce = `
    apple, granny smith apple, cooking apple, apple juice, apple cider, apricot, avocado, banana, blackberry,
    blackcurrant, blueberry, boysenberry, cantaloupe, cherry, sour cherry, maraschino cherry, clementine, cranberry,
    currant, redcurrant, date, medjool date, dragonfruit, elderberry, elderflower, fig, gooseberry, grape,
    grapefruit, guava, honeydew, honeydew melon, kiwi, kiwifruit, kumquat, lemon, lemon juice, lemon zest, lemon
    peel, lemon rind, lime, lime juice, lime zest, lingonberry, loganberry, lychee, mandarin, mango, melon,
    mulberry, nectarine, orange, orange juice, orange zest, orange peel, papaya, passion fruit, passionfruit, peach,
    pear, persimmon, pineapple, pineapple juice, plantain, plum, pomegranate, pomegranate seed, pomegranate aril,
    pomelo, prune, quince, raisin, golden raisin, raspberry, rhubarb, satsuma, sloe, starfruit, strawberry, sultana,
    tamarind, tangerine, watermelon, yuzu, fruit, berry, mixed berry, mixed fruit, dried fruit, candied peel, mixed
    peel, candied fruit, glace cherry, citrus, citrus zest, barberry, goji berry, acai, acai puree, jackfruit,
    breadfruit, rosehip, sea buckthorn, calamansi, bergamot, physalis, damson, greengage, fruit cocktail, artichoke,
    artichoke heart, jerusalem artichoke, sunchoke, asparagus, aubergine, eggplant, bamboo shoot, beansprout, bean
    sprout, sprout, beet, beetroot, bell pepper, capsicum, green pepper, red pepper, yellow pepper, orange pepper,
    sweet pepper, roasted red pepper, poblano, poblano pepper, banana pepper, pepper, bok choy, bok choi, pak choi,
    pak choy, broccoli, broccolini, tenderstem, tenderstem broccoli, broccoli rabe, rapini, brussel sprout, brussels
    sprout, butternut, butternut squash, buttercup squash, acorn squash, kabocha, delicata squash, spaghetti squash,
    squash, summer squash, winter squash, cabbage, napa cabbage, chinese cabbage, savoy cabbage, red cabbage,
    cardoon, carrot, cassava, yuca, cauliflower, cauliflower rice, celeriac, celery, celery root, celery stalk,
    celery rib, celery stick, celery heart, chard, swiss chard, chayote, chicory, collard, collard green, corn,
    sweetcorn, corn kernel, corn cob, corn on the cob, baby corn, courgette, zucchini, cress, watercress, cucumber,
    daikon, mooli, dandelion green, edamame, endive, escarole, fennel, fennel bulb, fiddlehead, frisee, garlic,
    black garlic, garlic clove, wild garlic, ramp, garlic scape, green bean, haricot vert, french bean, string bean,
    runner bean, wax bean, horseradish, jicama, kale, cavolo nero, lacinato kale, tuscan kale, kohlrabi, leek,
    lettuce, romaine, romaine lettuce, romaine heart, iceberg, iceberg lettuce, butter lettuce, boston lettuce, bibb
    lettuce, little gem, little gem lettuce, gem lettuce, lotus root, mangetout, snow pea, snap pea, sugar snap,
    sugar snap pea, mixed vegetable, vegetable, stir fry vegetable, soup vegetable, root vegetable, mushroom, button
    mushroom, chestnut mushroom, cremini, cremini mushroom, crimini, portobello, portobello mushroom, portabella,
    shiitake, shiitake mushroom, oyster mushroom, king oyster mushroom, enoki, maitake, porcini, porcini mushroom,
    chanterelle, morel, wild mushroom, truffle, black truffle, mustard green, nettle, nopal, okra, olive, black
    olive, green olive, kalamata olive, castelvetrano olive, onion, red onion, white onion, yellow onion, brown
    onion, sweet onion, vidalia onion, pearl onion, cipollini, spring onion, green onion, scallion, shallot, banana
    shallot, chive, parsnip, pea, garden pea, petit pois, green pea, potato, new potato, baby potato, fingerling
    potato, russet, russet potato, yukon gold, yukon gold potato, maris piper, king edward, desiree potato, mashed
    potato, hash brown, french fry, chip potato, tater tot, pumpkin, pumpkin puree, pumpkin flesh, purslane,
    radicchio, radish, rocket, arugula, rutabaga, swede, turnip, salad leaf, mesclun, cole slaw mix, coleslaw mix,
    nagaimo, calabaza, salad green, mixed leaf, mixed leave, mixed green, spring green, spring mix, green,
    microgreen, samphire, salsify, seaweed, nori, kombu, wakame, dulse, kelp, sorrel, spinach, baby spinach, squash
    blossom, sweet potato, yam, taro, tomatillo, tomato, cherry tomato, grape tomato, plum tomato, roma tomato,
    heirloom tomato, vine tomato, beefsteak tomato, sun dried tomato, sundried tomato, tomato puree, tomato paste,
    tomato sauce, tomato passata, passata, tomato juice, tinned tomato, vine leaf, water chestnut, courgette flower,
    banana leaf, corn husk, yautia, ulluco, crosne, saba banana, spirulina, aloe vera, chilli, chili, chile, chilli
    pepper, chili pepper, chile pepper, red chilli, green chilli, red chili, green chili, green chile, jalapeno,
    jalapeno pepper, pickled jalapeno, habanero, habanero pepper, scotch bonnet, scotch bonnet pepper, scotch bonnet
    chilli, serrano pepper, serrano chili, serrano chile, bird eye chilli, birds eye chilli, bird eye chili, thai
    chili, thai chile, cayenne, ancho, ancho chile, ancho chilli, guajillo, guajillo chile, pasilla, chipotle,
    chipotle pepper, chipotle in adobo, chipotle chile, fresno chile, aji amarillo, pimiento, pimento, piquillo
    pepper, peperoncini, pepperoncini, cherry pepper, padron pepper, anaheim pepper, cubanelle, cubanelle pepper,
    basil, thai basil, bay, bay leaf, laurel, borage, chervil, cilantro, coriander, coriander leaf, dill, epazote,
    herb, mixed herb, italian herb, soft herb, kaffir lime leaf, makrut lime leaf, lime leaf, lavender, lemon balm,
    lemon thyme, lemon verbena, lemongrass, lemon grass, lovage, marjoram, mint, peppermint, spearmint, oregano,
    mexican oregano, parsley, flat leaf parsley, italian parsley, curly parsley, perilla, shiso, rosemary, sage,
    savory, tarragon, thyme, curry leaf, rose petal, edible flower, violet, hibiscus, chamomile, bouquet garni,
    fenugreek leaf, kasuri methi, methi, pandan, pandan leaf, micro herb, verbena, hyssop, rue, woodruff, orange
    blossom
  `
