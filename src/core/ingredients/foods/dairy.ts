import type { FoodGroup } from './food-group.ts'

/**
 * Milk of animals and its products. Lactose-free milk is still milk. Plant-based drinks are listed with their plants.
 */
export const dairy: ReadonlyArray<FoodGroup> = [
  {
    contains: ['milk'],
    foods: `
      dairy, dairy product | de: Milchprodukte | fr: produits laitiers, laitages | es: lácteos, productos lácteos | it: latticini | nl: zuivel
      lactose, milk sugar | de: Laktose, Milchzucker | es: lactosa | it: lattosio
    `,
  },
  {
    contains: ['milk'],
    family: ['dairy', 'lactose'],
    foods: `
      milk, whole milk, skim milk, skimmed milk, semi skimmed milk, full fat milk, full cream milk, lowfat milk, lactose free milk, cow milk, cow's milk, raw milk, fresh milk, warm milk, lukewarm milk, scalded milk, uht milk | de: Milch, Vollmilch, H Milch, Frischmilch, fettarme Milch, laktosefreie Milch, lauwarme Milch, Kuhmilch, Rohmilch, Heumilch | fr: lait, lait entier, lait demi écrémé, lait écrémé, lait de vache, lait tiède, lait frais | es: leche, leche entera, leche desnatada, leche semidesnatada, leche sin lactosa, leche de vaca | it: latte, latte intero, latte fresco, latte parzialmente scremato, latte scremato, latte vaccino, latte tiepido | nl: melk, volle melk, halfvolle melk, magere melk
      goat milk, goat's milk | de: Ziegenmilch | fr: lait de chèvre | es: leche de cabra | it: latte di capra | nl: geitenmelk
      sheep milk, buffalo milk | fr: lait de brebis | it: latte di pecora
      buttermilk, cultured buttermilk, buttermilk powder | de: Buttermilch | fr: lait ribot, babeurre, lait fermenté | es: suero de mantequilla, suero de leche, buttermilk | it: latticello | nl: karnemelk
      milk powder, powdered milk, dry milk, dried milk, nonfat dry milk, skim milk powder, skimmed milk powder, instant dry milk, dry milk powder, whole milk powder | de: Milchpulver, Magermilchpulver | fr: lait en poudre, poudre de lait | es: leche en polvo | it: latte in polvere | nl: melkpoeder
      evaporated milk, canned milk, ideal milk | de: Kondensmilch, Kaffeesahne, Dosenmilch | fr: lait concentré, lait concentré non sucré, lait évaporé | es: leche evaporada, leche ideal | it: latte evaporato | nl: koffiemelk, geëvaporeerde melk
      condensed milk, sweetened condensed milk | de: gezuckerte Kondensmilch, Milchmädchen | fr: lait concentré sucré | es: leche condensada, lechera | it: latte condensato | nl: gecondenseerde melk
      dulce de leche, cajeta, milk caramel, arequipe, manjar | fr: confiture de lait | es: dulce de leche repostero | it: dulce de leche
      milk jam; khoya, mawa, khoa; malai; kaymak
      whey, whey powder, whey protein, whey protein powder, whey protein isolate, sweet whey | de: Molke, Molkenpulver, Molkenprotein, Molkeneiweiß | fr: petit lait, lactosérum | es: suero lácteo, proteína de suero | it: siero di latte, siero del latte | nl: wei, weipoeder, weiproteïne
      casein, caseinate, sodium caseinate, milk protein | de: Kasein, Casein, Milcheiweiß | fr: caséine | es: caseína | it: caseina | nl: caseïne
      kefir, milk kefir | de: Kefir | fr: kéfir, kéfir de lait | es: kéfir
      sour milk, clabber, filmjolk, viili | de: Dickmilch, Sauermilch | fr: lait caillé | es: leche agria, leche cuajada
      lassi, ayran, doogh; ice milk
      coffee creamer, creamer, non dairy creamer, powdered creamer, coffee whitener
      whipped topping, cool whip, frozen whipped topping, dream whip, dessert topping, squirty cream, cream topping, whipped cream topping
    `,
  },
  {
    contains: ['milk'],
    family: ['dairy', 'lactose'],
    foods: `
      cream, single cream, double cream, heavy cream, heavy whipping cream, whipping cream, whipped cream, light cream, table cream, thickened cream, pouring cream, thick cream, extra thick double cream, cooking cream, coffee cream, cream powder, media crema, sweet cream, nestle cream | de: Sahne, Schlagsahne, Schlagobers, Obers, Rahm, Schlagrahm, Kochsahne, Cremefine, Vollrahm, Halbrahm, Süßrahm, Sprühsahne, Doppelrahm | fr: crème, crème liquide, crème épaisse, crème fleurette, crème entière, crème liquide entière, crème légère, crème chantilly, chantilly, crème double, crème fouettée, crème fluide | es: nata, nata líquida, nata para montar, nata para cocinar, nata montada, crema de leche, crema para batir, media crema, nata para batir | it: panna, panna fresca, panna da cucina, panna liquida, panna montata, panna da montare, panna fresca liquida | nl: slagroom, kookroom, koksroom, verse room, volle room
    `,
  },
  {
    contains: ['milk'],
    family: ['cream', 'dairy'],
    foods: `
      half and half, half & half, half n half, half and half cream
      sour cream, soured cream, dairy sour cream | de: saure Sahne, Sauerrahm, Schmand, Crème légère, Schmant | fr: crème aigre, crème sure | es: crema agria, nata agria | it: panna acida | nl: zure room
      creme fraiche | de: Crème fraîche, Creme fraiche | fr: crème fraîche, crème fraîche épaisse, crème fraîche liquide, crème fraîche entière | es: crème fraîche, nata fresca | nl: crème fraîche
      clotted cream, devonshire cream; smetana
      crema, mexican crema | es: crema mexicana
      horseradish cream, creamed horseradish, creamy horseradish | de: Sahnemeerrettich
    `,
  },
  {
    contains: ['milk'],
    family: ['dairy', 'lactose'],
    foods: `
      butter, unsalted butter, salted butter, sweet butter, sweet cream butter, cultured butter, european butter, melted butter, cold butter, softened butter, stick butter, lightly salted butter, whipped butter | de: Butter, Süßrahmbutter, Butterflocken, Sauerrahmbutter, weiche Butter, flüssige Butter, zerlassene Butter | fr: beurre, beurre doux, beurre demi sel, beurre salé, beurre fondu, beurre pommade, beurre mou, beurre ramolli, beurre noisette, beurre de baratte | es: mantequilla, mantequilla sin sal, mantequilla con sal, mantequilla derretida | it: burro, burro fuso, burro morbido, burro salato, burro chiarificato | nl: boter, roomboter, ongezouten boter, gezouten boter, bakboter, gesmolten boter
    `,
  },
  {
    contains: ['milk'],
    family: ['butter', 'dairy'],
    foods: `
      ghee, clarified butter, desi ghee, spiced butter, niter kibbeh | de: Butterschmalz, Ghee, Butterreinfett | fr: beurre clarifié, ghee | es: mantequilla clarificada, ghi | it: ghi | nl: geklaarde boter
      brown butter, browned butter; garlic butter, herb butter | de: Kräuterbutter, Knoblauchbutter | nl: kruidenboter
      butter flavor, butter extract, butter spread, spreadable butter, buttery spread
    `,
  },
  { contains: ['milk'], foods: 'spread' },
  {
    // Some margarines are made without milk, but most recipes don't state which kind they use.
    mayContain: ['milk', 'soy'],
    family: ['butter'],
    foods: `
      margarine, baking margarine, soft margarine, block margarine, oleo, country crock | de: Margarine, Pflanzenmargarine, Backmargarine | fr: margarine | es: margarina | it: margarina | nl: margarine, halvarine
    `,
  },
  {
    contains: ['milk'],
    family: ['dairy', 'lactose'],
    foods: `
      yogurt = yoghurt = yogourt, natural yogurt, natural yoghurt, plain yogurt, plain yoghurt, lowfat yogurt, vanilla yogurt, curd yogurt, set yogurt, hung curd, dahi | de: Joghurt, Naturjoghurt, Vollmilchjoghurt, Magermilchjoghurt, Sahnejoghurt, Jogurt | fr: yaourt, yaourts, yaourt nature, yaourts nature, yogourt, yoghourt | es: yogur, yogur natural, yogures, yogurt | it: yogurt, yogurt bianco, yogurt intero, yogurt naturale | nl: yoghurt, volle yoghurt
    `,
  },
  {
    contains: ['milk'],
    family: ['yogurt', 'dairy'],
    foods: `
      greek yogurt, greek yoghurt, greek style yogurt, greek style yoghurt, strained yogurt | de: griechischer Joghurt | fr: yaourt grec, yaourts grecs, yaourt à la grecque | es: yogur griego | it: yogurt greco | nl: Griekse yoghurt
      skyr; labneh, labne, labaneh, lebneh; frozen yogurt; kashk
      tzatziki | de: Zaziki | fr: tzatziki; raita
    `,
  },
  {
    contains: ['milk'],
    family: ['dairy'],
    foods: `
      caramel sauce, salted caramel, salted caramel sauce, caramel candy, caramel topping, caramel bit, soft caramel, caramel, caramel filling | de: Karamell, Karamellsauce, Karamellbonbons, Toffees | fr: caramel, caramel au beurre salé, caramels | es: caramelo con mantequilla, toffee | it: salsa mou, caramelle mou | nl: karamelsaus, karamel
      toffee, toffee bit, heath bit, english toffee, toffee sauce; fudge, hot fudge, hot fudge sauce, fudge sauce, fudge topping
      butterscotch, butterscotch chip, butterscotch candy, butterscotch sauce, butterscotch morsel
      milkshake, milk shake
    `,
  },
  {
    contains: ['milk', 'eggs'],
    family: ['dairy', 'egg'],
    foods: `
      ice cream, vanilla ice cream, chocolate ice cream, gelato, semifreddo, soft serve | de: Eis, Vanilleeis, Eiscreme, Speiseeis | fr: glace à la vanille, glace vanille, crème glacée | es: helado, helado de vainilla | it: gelato, gelato alla vaniglia | nl: ijs, vanille ijs, roomijs
      custard, vanilla custard, creme anglaise, pastry cream, creme patissiere, ready made custard, custard sauce | de: Vanillesauce, Vanillecreme, Pudding | fr: crème anglaise, crème pâtissière, crème aux œufs | es: natillas, crema pastelera, crema inglesa, flan | it: crema pasticcera, crema inglese | nl: banketbakkersroom, vla, vanillevla, gele room
      lemon curd, lime curd, passion fruit curd, orange curd | fr: crème de citron | es: crema de limón | it: crema al limone
      eggnog; zabaglione, sabayon | it: zabaione; advocaat | de: Eierlikör
      buttercream, frosting, cream cheese frosting, vanilla frosting, chocolate frosting, icing buttercream | de: Buttercreme | it: crema al burro
      pudding, instant pudding, pudding mix, instant pudding mix, vanilla pudding, chocolate pudding, vanilla instant pudding, vanilla pudding mix, instant vanilla pudding, instant vanilla pudding mix, jello pudding
      hollandaise, hollandaise sauce, bearnaise, bearnaise sauce | de: Sauce Hollandaise | fr: sauce hollandaise, sauce béarnaise | es: salsa holandesa | it: salsa olandese | nl: hollandaisesaus
    `,
  },
  {
    // Custard powder is starch and color. A few brands add milk.
    mayContain: ['milk', 'gluten'],
    foods: `
      custard powder, bird's custard powder, custard powder mix | de: Puddingpulver, Vanillepuddingpulver, Vanillepudding, Puddingpulver Vanille | es: polvo para natillas, polvos de flan, flan en polvo | it: preparato per budino | nl: custardpoeder, puddingpoeder
    `,
  },
]
