const setOf = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/))

/** Words between foods, in English, German, French, Spanish, Italian, Portuguese, Dutch and the Nordic languages. */
export const stopWords = setOf(`
  the a an and or of to in into on onto over with for from by at as is are be it its this that these those them then than your you
  my our their there here each all both any some more most much until once when while if unless before after about around
  through together well just very so too up down out off aside not no but also plus using use used one two three four five
  other another same bit
  der die das den dem des ein eine einen einem einer und oder mit in im ins auf aus zu zum zur von vom bei bis wenn sobald
  dann dabei darin dazu damit alles noch nicht nach etwas ca für über unter
  le la les l un une des du de d au aux et ou avec dans en sur pour par que qui jusqu ce il elle ne se vos votre puis ainsi
  el los las lo una unos unas del al y o con sin por para que hasta cuando se su bien
  i gli lo uno nel nella nelle negli sul sulla e ed o con per che si da dal dalla di fino quando poi
  em na no nas nos numa num os um uma dos das até sem pelo pela
  het een van met op in uit naar door voor bij tot wanneer dan er eraan erdoor ook nog en of
  og och den det de dem på af av til till med som ett så skal ska kan ikke inte fra från indtil`)

export const conjunctions = setOf('and und et y e en og och')

/** Words that join a food to what it is made from: "huile d'olive", "farina di riso". */
export const linkWords = setOf('de d du des del di dell della of de la al alla à')

/** Things made from foods. "The flour mixture" and "chicken soup" don't mean the flour or the chicken of the list. */
export const madeFromFoods = setOf(`
  mixture mixtures mix batter dough sauce layer layers crust base filling topping puree purée glaze frosting icing dressing marinade
  soup stew salad cake pudding bread loaf cookies cookie bars muffins pancakes pie tart pizza pasta curry rub slurry syrup liquid
  stock broth powder paste water juice oil pan skillet pot pulp dye dyes flavor flavour masher smell taste sandwich burger burgers marmalade jam jelly
  kabobs skewers balls patties casserole sausage ring bath log machine press peeler pods maker recipe combo blend
  dip salsa gravy bake dish bowl cup purée slices? masse teig soße sauce füllung mischung gemisch wasser saft brühe salat
  suppe glasur pâte crème mélange appareil masa mezcla mengsel beslag deeg saus sap soep vulling base bouillon cream
  meatball meatballs fritters cupcakes brownies snickerdoodles custard curd guide
  wedge wedges chips fries stems stem bones bone fat drippings skins shells`)

/** Names of what was stirred together. */
export const mixtureWords = setOf('mixture mix mischung melange mengsel mezcla')

/** Romance languages name what is made before the food: "crema di melanzane", "jus de citron". */
export const madeFromFoodsFirst = setOf(`
  crema salsa sauce creme crème soupe sopa caldo jugo zumo jus succo risotto tarte tarta torta purée puré mélange mezcla
  mousse ensalada salade insalata zuppa bouillon brodo pâte pasta masa fond sugo papel film`)

/** Parts of a food that steps leave out or write alone: "the cloves", "thyme leaves", "chicken breasts". */
export const partWords = setOf(`
  clove breast thigh leaf leaves sprig stalk floret fillet filet wedge seed pod stick cube slice needle bulb head rib
  piece extract chip bean cheese kernel half wing drumstick steak chop crumb bud heart spear ear bunch root knob nub shoulder
  butt loin roast rasher cutlet medallion escalope goujon meat flake flakes strip round
  part streifen stück stücke stückchen spalten ringe stifte raspel
  zehe zehen blatt blätter stange stangen scheibe scheiben würfel gousse gousses feuille feuilles branche filets sachet
  diente dientes hoja hojas rama spicchio spicchi foglia foglie foglioline filetti filetto teen teentje tenen blaadjes blaadje takje takjes
  plakje plakjes stiel stiele zweig zweige bund brustfilet filets pavé pavés`)

/** Words of a line that never mean its food alone: "baking" is a verb, and an oven is no oven fries. */
export const neverAlone = setOf(`
  baking cooking whipping drinking frying dipping serving oven microwave pan pot bowl grill skillet package box jar bottle
  seedless gluten vegan dairy purpose multi free range cage instant high tablespoon tablespoons teaspoon teaspoons cup cups ounce ounces piece pieces gourmet style flavored flavoured mixed pure extra additional virgin low fat sodium reduced size whole old fashioned fine
  cut room temperature taste garnish topping baby approx approximately gram grams gr optional needed desired more extra
  choice choosing liking optional mild medium hot cold warm softened vingtaine douzaine dizaine poignée pincée raso rasa rasi rase colmo gosto hora peu docena puñado pizzico manciata handvol
  handje snufje scheutje tiède chaud chaude froid froide frais fraîche fondu freddo tiepido caliente frío fresco lauw`)

/** Heads that steps use for what they made themselves: "the sauce" is mostly not the fish sauce of the list. */
export const productHeads = setOf(`
  sauce mix mixture dressing syrup glaze filling topping dough batter crust soup puree powder extract seasoning foam blend
  soße sauce salsa masse teig`)

/** "Lemon zest" comes from the lemon of the list. */
export const fruitParts = setOf('zest juice peel rind wedges wedge slices halves')

/** Foods that are verbs too: "cream the butter", "salt the water", "mince garlic". */
export const verbsToo = setOf('mince cream butter flour salt pepper oil juice zest peel bread ice steak')

/** "Until the sugar dissolves", "when the potatoes are soft": signs, not uses. */
export const signWords = setOf(`
  until till once when while if unless except
  bis wenn sobald während bevor falls sodass damit außer ausser
  jusqu lorsque lorsqu quand pendant tandis si sauf
  hasta cuando mientras si
  finché finchè quando mentre fino
  tot wanneer terwijl zodra als`)

/** Verbs that begin a new clause after "and". */
export const stepVerbs = setOf(`
  add stir mix whisk pour fold place put spread top sprinkle serve remove transfer cook bake let set season drizzle toss beat
  combine blend cover return turn bring reduce simmer heat garnish drain cut slice roll press scoop spoon brush melt
  dissolve knead divide shape discard strain continue grate squeeze shred flip chop process pulse refrigerate`)
