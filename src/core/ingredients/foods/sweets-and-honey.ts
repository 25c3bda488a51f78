import type { FoodGroup } from './food-group.ts'

export const sweetsAndHoney: ReadonlyArray<FoodGroup> = [
  {
    contains: ['honey'],
    foods:
      "honey, honeycomb, runny honey, clear honey, hot honey, raw honey, liquid honey, manuka honey, acacia honey, clover honey, honey powder | de: Honig, Bienenhonig, Blütenhonig, flüssiger Honig, Akazienhonig | fr: miel, miel liquide, miel d'acacia | es: miel, miel de flores | it: miele, miele di acacia, miele millefiori | nl: honing, vloeibare honing; bee pollen; royal jelly; beeswax",
  },
  { contains: ['honey', 'alcohol'], foods: 'mead | de: Honigwein' },
  {
    // Dark chocolate often shares a line with milk chocolate or contains butterfat. Its lecithin is mostly soy.
    mayContain: ['milk', 'soy'],
    family: ['chocolate'],
    foods: `
      dark chocolate, bittersweet chocolate, semisweet chocolate, semi sweet chocolate, unsweetened chocolate, baking chocolate, plain chocolate, cooking chocolate, 70 chocolate, bitter chocolate, couverture, dark couverture, dark chocolate chip, semisweet chocolate chip, semi sweet chocolate chip, dark chocolate chunk, bittersweet chocolate chip, semisweet chocolate morsel, dark chocolate cocoa solid, mini semisweet chocolate chip, unsweetened baking chocolate, chocolate square, unsweetened chocolate square, semisweet chocolate square | de: Zartbitterschokolade, Bitterschokolade, Edelbitterschokolade, Kuvertüre, Zartbitterkuvertüre, Blockschokolade, dunkle Schokolade, dunkle Kuvertüre, Zartbitter Schokolade, Kuvertuere, Schokotropfen, Zartbitter Kuvertüre | fr: chocolat noir, chocolat pâtissier, chocolat noir pâtissier, chocolat dessert, chocolat de couverture, chocolat noir dessert | es: chocolate negro, chocolate amargo, chocolate para postres, cobertura de chocolate, chocolate fondant, chocolate semiamargo | it: cioccolato fondente, cioccolato fondente extra, cioccolata fondente, cioccolato extra fondente | nl: pure chocolade, donkere chocolade, fondant chocolade, pure chocoladedruppels
      chocolate syrup, chocolate sprinkle, chocolate vermicelli | de: Schokostreusel, Schokoladenstreusel, Schokoladensirup | nl: hagelslag, chocoladehagelslag
    `,
  },
  {
    contains: ['milk'],
    mayContain: ['soy'],
    foods: `
      chocolate, chocolate bar, melted chocolate, chocolate piece | de: Schokolade, Schokoladenraspel, Schokoraspel | fr: chocolat, carrés de chocolat | es: chocolate, tableta de chocolate | it: cioccolato, cioccolata | nl: chocolade, chocola
    `,
  },
  {
    contains: ['milk'],
    mayContain: ['soy'],
    family: ['chocolate', 'dairy'],
    foods: `
      milk chocolate, milk chocolate chip, milk chocolate bar, hershey bar, hershey's milk chocolate | de: Vollmilchschokolade, Vollmilchkuvertüre, Milchschokolade | fr: chocolat au lait | es: chocolate con leche | it: cioccolato al latte | nl: melkchocolade
      white chocolate, white chocolate chip, white couverture, white candy melt | de: weiße Schokolade, weiße Kuvertüre | fr: chocolat blanc | es: chocolate blanco | it: cioccolato bianco | nl: witte chocolade
      chocolate chip, chocolate chunk, chocolate button, chocolate morsel, mini chocolate chip, chocolate shaving, chocolate curl, chocolate flake, chocolate drop, chocolate candy | de: Schokoladenstückchen, Schokostückchen, Schokodrops | fr: pépites de chocolat, copeaux de chocolat, pépites de chocolat noir | es: pepitas de chocolate, chips de chocolate, virutas de chocolate | it: gocce di cioccolato, scaglie di cioccolato, gocce di cioccolato fondente | nl: chocoladedruppels, chocoladestukjes, chocoladeschaafsel
      chocolate sauce, chocolate topping, chocolate ganache, ganache | de: Schokoladensauce, Schokosauce | fr: sauce au chocolat
      candy melt; hot chocolate, hot chocolate mix, drinking chocolate, cocoa mix, hot cocoa mix, chocolate milk, nesquik | de: Kaba, Kakaogetränkepulver | es: cola cao | fr: chocolat en poudre | it: cioccolata in polvere
      chocolate truffle, chocolate egg, chocolate mousse, candy bar, mars bar, milky way, twix, kit kat, kitkat, crunchie
    `,
  },
  {
    contains: ['milk'],
    mayContain: ['soy', 'nuts', 'peanuts', 'gluten'],
    foods: "candy, m&m, m & m, mini m & m, smarty, m&m's, chocolate covered candy, rolo; hershey's kiss | de: Smarties",
  },
  {
    mayContain: ['milk', 'nuts'],
    foods: 'almond bark, vanilla almond bark, candy coating, chocolate bark',
  },
  {
    contains: ['gluten'],
    mayContain: ['gelatin'],
    foods: 'licorice, liquorice | de: Lakritz | fr: réglisse | es: regaliz | it: liquirizia | nl: dropjes, zoute drop',
  },
  {
    // In French and Spanish recipes, "caramel" may mean burnt sugar. English caramel contains cream.
    mayContain: ['milk'],
    foods: 'caramelized sugar syrup | es: caramelo, caramelo líquido | it: caramello',
  },
  {
    mayContain: ['sulfites'],
    foods: `
      molasses, treacle, black treacle, blackstrap molasses, unsulphured molasses | de: Melasse, Zuckerrübensirup | fr: mélasse | es: melaza | it: melassa | nl: melasse, stroop
      glucose, glucose syrup, liquid glucose | de: Glukosesirup, Glucose, Traubenzucker | fr: sirop de glucose, glucose | es: glucosa, sirope de glucosa, jarabe de glucosa | it: glucosio, sciroppo di glucosio | nl: glucosestroop
      jam, raspberry jam, strawberry jam, apricot jam, blackberry jam, fig jam, apricot preserve, preserve, seedless raspberry jam, cherry jam, blueberry jam, blackcurrant jam, plum jam, damson jam, fruit preserve, rhubarb jam, peach jam | de: Marmelade, Konfitüre, Aprikosenmarmelade, Himbeermarmelade, Erdbeermarmelade, Aprikosenkonfitüre, Johannisbeergelee, Himbeerkonfitüre, Pflaumenmus, Gelee | fr: confiture, confiture d'abricot, confiture de fraises, confiture de framboises, confiture d'abricots, gelée de groseilles | es: mermelada, mermelada de albaricoque, mermelada de fresa, mermelada de melocotón | it: marmellata, confettura, confettura di albicocche, marmellata di albicocche | nl: jam, abrikozenjam, aardbeienjam, frambozenjam
      marmalade, orange marmalade | de: Orangenmarmelade | fr: marmelade d'orange | es: mermelada de naranja | it: marmellata di arance | nl: sinaasappelmarmelade
      fruit spread, redcurrant jelly, red currant jelly, apple jelly, grape jelly, lingonberry jam, cranberry sauce, whole berry cranberry sauce, pepper jelly, currant jelly, apple butter, pumpkin butter | de: Preiselbeeren aus dem Glas, Preiselbeermarmelade, Wildpreiselbeeren | nl: cranberrycompote, appelstroop
      quince paste, membrillo; guava paste
    `,
  },
]
