import type { FoodTable } from './content.ts'

export const dairyAndEggs: FoodTable = [
  [
    ['dairy'],
    `
    milk, whole milk, skim milk, skimmed milk, semi skimmed milk, buttermilk, milk powder, powdered milk, dry milk,
    dried milk, evaporated milk, condensed milk, sweetened condensed milk, lactose free milk, goat milk, sheep milk,
    kefir, dulce de leche, cajeta, clotted cream, curd cheese, cream, double cream, single cream, heavy cream, heavy
    whipping cream, whipping cream, whipped cream, light cream, sour cream, soured cream, table cream, half and
    half, half & half, creme fraiche, crema, mexican crema, coffee creamer, creamer, whipped topping, cool whip,
    custard powder mix, squirty cream, cream topping, butter, buttery spread, ghee, clarified butter, brown butter,
    browned butter, garlic butter, butter cracker, spiced butter, niter kibbeh, margarine, spread, yogurt, yoghurt,
    yogourt, greek yogurt, greek yoghurt, labneh, labne, skyr, quark, fromage frai, fromage blanc, whey, whey
    powder, casein, whey protein, protein powder, curd, curds, cheese, cheddar, cheddar cheese, sharp cheddar,
    mozzarella, bocconcini, burrata, feta, ricotta, mascarpone, halloumi, haloumi, paneer, panir, cream cheese,
    cottage cheese, goat cheese, goats cheese, chevre, brie, camembert, emmental, emmenthal, emmentaler, swiss
    cheese, edam, gouda, monterey jack, pepper jack, colby, colby jack, provolone, american cheese, blue cheese,
    stilton, roquefort, danish blue, bleu cheese, fontina, taleggio, havarti, muenster, munster, jarlsberg,
    raclette, reblochon, queso, queso fresco, cotija, cotija cheese, oaxaca cheese, string cheese, velveeta, mexican
    blend cheese, cheese sauce, jack cheese, stracciatella, robiola, limburger, neufchatel, farmer cheese, processed
    cheese, cheese slice, cheese curd, laughing cow, chocolate, dark chocolate, milk chocolate, white chocolate,
    bittersweet chocolate, semisweet chocolate, semi sweet chocolate, unsweetened chocolate, baking chocolate,
    chocolate chip, chocolate chunk, chocolate bar, chocolate sauce, chocolate syrup, chocolate shaving, candy melt,
    chocolate button, hot chocolate, hot chocolate mix, drinking chocolate, cocoa mix, caramel, caramel sauce,
    salted caramel, salted caramel sauce, caramel candy, toffee, toffee bit, fudge, hot fudge, butterscotch,
    butterscotch chip, tzatziki, raita, ranch seasoning, ranch mix, cream of coconut milk powder, alfredo sauce,
    bechamel, irish cream, baileys, horseradish cream, creamed horseradish, creamed corn, condensed cream soup,
    lassi, creme anglaise, cheese blend, three cheese blend, butterscotch candy, chocolate truffle, candy, m&m,
    smarty, paneer tikka, ice milk, frozen yogurt, cream liqueur, dairy
  `,
  ],
  // Their rules ask for animal rennet. Vegetarian sites differ; who keeps to the diet avoids them, so the flag stays away.
  [
    ['dairy', 'flesh'],
    `
    parmesan, parmesan cheese, parmigiano, parmigiano reggiano, parmigiano reggiano cheese, parm, grana padano,
    pecorino, pecorino romano, pecorino cheese, romano, romano cheese, gruyere, gruyere cheese, gorgonzola, comte,
    manchego, asiago, asiago cheese, italian cheese blend, parmesan rind, italian cheese
  `,
  ],
  [
    ['egg'],
    `
    egg, egg white, egg yolk, yolk, whole egg, egg wash, duck egg, quail egg, meringue, meringue powder, egg powder,
    egg substitute, egg beater, liquid egg, albumen, mayonnaise, mayo, kewpie, kewpie mayonnaise, aioli, remoulade,
    tartar sauce, tartare sauce, thousand island dressing, miracle whip, salad cream, boiled egg, century egg,
    burger sauce, russian dressing, sandwich spread, egg mayonnaise, royal icing
  `,
  ],
  [
    ['egg', 'dairy'],
    `
    ice cream, vanilla ice cream, gelato, custard, vanilla custard, lemon curd, lime curd, passion fruit curd,
    hollandaise, hollandaise sauce, bearnaise, eggnog, pastry cream, creme patissiere, zabaglione, advocaat, ranch
    dressing, ranch, blue cheese dressing, coleslaw dressing, coleslaw, semifreddo, buttercream, frosting, cream
    cheese frosting, instant pudding, pudding mix, instant pudding mix, vanilla pudding, chocolate pudding, bechamel
    with egg, potato salad
  `,
  ],
  [['dairy', 'gluten'], 'malted milk, malted milk powder, malt drink, horlicks, ovaltine, milo, malteser'],
  [
    ['honey'],
    `
    honey, honeycomb, runny honey, clear honey, hot honey, bee pollen, mead, royal jelly, honey mustard
  `,
  ],
  [['honey', 'gluten'], 'honey nut cereal'],
]
