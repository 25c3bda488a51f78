import type { FoodGroup } from './food-group.ts'

/**
 * Doughs, cakes, cookies and their baked-in ingredients. Bought pastry may be made with butter, so it counts as milk.
 */
export const pastryAndBaking: ReadonlyArray<FoodGroup> = [
  {
    contains: ['gluten'],
    family: ['wheat'],
    foods: `
      filo, phyllo, filo pastry, filo dough, phyllo dough, phyllo pastry, fillo, fillo dough, filo sheet, phyllo sheet, phyllo cup, yufka, brick pastry, warka | de: Filoteig, Yufkateig, Strudelteig, Filoteigblätter | fr: feuilles de brick, feuille de brick, feuilles de filo, pâte filo, feuilles filo, pâte phyllo | es: pasta filo, masa filo | it: pasta fillo, pasta phillo | nl: filodeeg
      kataifi, kadayif, kataifi pastry
      yeast dough | de: Hefeteig, Germteig | it: pasta lievitata
      hot water pastry
      cracker, water biscuit, saltine, saltine cracker, soda cracker, oyster cracker, wheat cracker, wheat thin, carr's water biscuit | de: Cracker, Kräcker, Salzcracker | fr: crackers | es: galletas saladas, crackers | it: cracker, crackers | nl: crackers, toastjes
    `,
  },
  {
    contains: ['gluten', 'milk'],
    family: ['wheat'],
    foods: `
      pastry, pastry sheet, pastry case, tart shell, tart case, tartlet shell, tartlet case, pastry shell, pastry dough
      puff pastry, puff pastry sheet, rough puff, ready rolled puff pastry, all butter puff pastry, vol au vent, vol au vent case | de: Blätterteig, Blätterteigrolle, Blätterteigplatten, TK Blätterteig | fr: pâte feuilletée, pâtes feuilletées, feuilletage | es: hojaldre, masa de hojaldre, láminas de hojaldre, pasta de hojaldre | it: pasta sfoglia, sfoglia rettangolare | nl: bladerdeeg, korstdeeg, plakjes bladerdeeg
      shortcrust pastry, shortcrust, short crust pastry, pate brisee, tart dough | de: Mürbeteig, Quicheteig | fr: pâte brisée, fond de tarte | es: masa quebrada, masa brisa, pasta brisa | it: pasta brisée, pasta brisè, pasta matta | nl: hartige taartdeeg, kruimeldeeg, taartdeeg
      biscuit dough, biscuit mix, bisquick, baking mix, refrigerated biscuit, canned biscuit, buttermilk biscuit
      crumble topping, streusel | de: Streusel
      cheese straw; cheese cracker, goldfish cracker, cheez it; ritz, ritz cracker, butter cracker, club cracker, cracker crumb, tuc
      shortbread, shortbread biscuit, shortbread cookie, shortbread crumb
      digestive biscuit, digestive, hobnob | fr: biscuits digestive, biscuits digestifs | es: galletas digestive, galletas tipo digestive | it: biscotti digestive, biscotti tipo digestive
      oreo, oreo cookie, oreo cookie crumb, oreo crumb, chocolate sandwich cookie, oreo cookie crust, chocolate cookie crust | es: galletas oreo | it: biscotti oreo
      cookie crumb, gingersnap crust
      croissant | de: Croissants, Hörnchen | fr: croissants | es: cruasán, cruasanes | it: cornetto, cornetti | nl: croissants
      danish pastry, pain au chocolat
    `,
  },
  {
    contains: ['gluten', 'milk', 'eggs'],
    mayContain: ['soy'],
    family: ['wheat'],
    foods: `
      croissant dough; sweet pastry, sweet shortcrust pastry | de: süßer Mürbeteig | fr: pâte sablée, pâte sucrée | es: masa sablé | it: pasta frolla, frolla
      choux pastry, cream puff, profiterole, eclair | de: Brandteig, Windbeutel | fr: pâte à choux, choux à la crème | it: pasta choux, bignè | nl: soesjes, soesjesdeeg
      biscuit, cookie, sugar cookie, butter cookie, tea biscuit, rich tea biscuit, chocolate biscuit, chocolate cookie, chocolate wafer, chocolate wafer cookie | de: Keks, Kekse, Butterkeks, Butterkekse, Plätzchen, Vollkornkekse, Schokokekse, Schokoladenkekse | fr: biscuits, petits beurre, petit beurre, sablés, gâteaux secs | es: galleta, galletas, galletas maría, galletas de mantequilla | it: biscotti, biscotti secchi, biscotto | nl: koek, koekjes, koekje, biscuitjes, mariakaakjes
      chocolate chip cookie; cookie dough
      cake, sponge cake, sponge, pound cake, angel food cake, genoise, victoria sponge, yellow cake, chocolate cake, fruit cake, cake crumb, cake layer, coffee cake, swiss roll, trifle sponge | de: Kuchen, Torte, Biskuit, Biskuitboden, Tortenboden, Biskuitteig, Rührteig | fr: gâteau, génoise, biscuit génoise, quatre quarts | es: bizcocho, bizcochos, pastel, tarta, torta de bizcocho, magdalenas, magdalena, sobaos | it: torta, pan di spagna, plumcake | nl: cake, taart, biscuitbodem, cakebodem
      cake mix, yellow cake mix, white cake mix, chocolate cake mix, vanilla cake mix, devil's food cake mix, spice cake mix, box cake mix, lemon cake mix | de: Kuchenmischung, Backmischung | nl: cakemix
      brownie, brownie mix | de: Brownies
      muffin, muffin mix, cupcake; scone; madeleine
      doughnut = donut | de: Berliner, Krapfen | fr: beignets, donuts | es: donuts, churros | it: ciambelle, bomboloni | nl: oliebollen
      waffle, waffle mix, stroopwafel | de: Waffel, Waffeln | fr: gaufres, gaufre, gaufrettes | es: gofres, barquillos | it: cialde, cialda | nl: wafels
      pancake, pancake mix, crepe, blini | de: Pfannkuchen, Pfannkuchenteig, Flädle | fr: crêpes, galettes de sarrasin | es: tortitas, panqueques | it: crespelle | nl: pannenkoek, pannenkoeken, poffertjes
      batter, pancake batter, batter mix; yorkshire pudding, popover
      panettone, pandoro; stollen | de: Christstollen
      wafer, vanilla wafer, nilla wafer, wafer cookie, wafer biscuit | nl: wafeltjes
      gingerbread, gingerbread cookie, lebkuchen | de: Lebkuchen, Lebkuchenteig, Soßenlebkuchen, Pfefferkuchen | fr: pain d'épices, pain d'épice | nl: ontbijtkoek, peperkoek, kruidkoek, taaitaai, pepernoten
      gingersnap, gingersnap cookie, ginger nut, ginger biscuit, ginger cookie, molasses cookie
      speculoos, biscoff, biscoff cookie, lotus biscuit, biscoff spread, cookie butter, speculoos spread | de: Spekulatius | fr: spéculoos, pâte de spéculoos | es: galletas lotus | it: biscotti lotus | nl: speculaas, speculaasjes, speculoospasta
      quiche; pie; cheesecake; trifle; empanada | es: empanada, empanadillas; samosa
      bread pudding
    `,
  },
  {
    // Ready-made American pie crusts are often made with lard.
    contains: ['gluten', 'milk'],
    mayContain: ['meat', 'pork', 'soy'],
    family: ['wheat'],
    foods: `
      pie crust, pie shell, pie dough, pie pastry, pastry crust, deep dish pie crust, pie crust dough, unbaked pie crust, unbaked pie shell, double pie crust, pie pastry dough, tart crust
    `,
  },
  {
    contains: ['gluten'],
    mayContain: ['meat', 'pork'],
    foods:
      'empanada dough, empanada wrapper, empanada disc, empanada pastry | es: masa de empanada, obleas de empanadillas, masa para empanadas, tapas para empanadas, masa de empanadillas',
  },
  {
    contains: ['gluten', 'milk', 'honey'],
    mayContain: ['soy'],
    family: ['wheat'],
    foods:
      'graham cracker, graham cracker crumb, graham cracker crust, graham crumb, graham, graham cracker pie crust, graham wafer crumb, teddy graham, honey graham cracker',
  },
  {
    contains: ['gluten'],
    mayContain: ['eggs', 'milk', 'soy'],
    foods: 'ice cream cone, waffle cone, ice cream wafer; tempura batter, tempura batter mix, tempura mix',
  },
  {
    contains: ['gluten', 'eggs'],
    mayContain: ['milk'],
    family: ['wheat'],
    foods: `
      ladyfinger, lady finger, ladyfinger biscuit, savoiardi, sponge finger, boudoir biscuit | de: Löffelbiskuit, Löffelbiskuits | fr: boudoirs, biscuits à la cuillère, biscuits cuillère, biscuits roses de reims | es: bizcochos de soletilla, soletillas, melindros | nl: lange vingers
    `,
  },
  {
    contains: ['nuts', 'eggs'],
    mayContain: ['milk'],
    mayBe: ['almond'],
    family: ['nut'],
    foods: `
      macaron, french macaron | fr: macarons, coques de macarons | de: Macarons, Makronen
      macaroon
    `,
  },
  {
    contains: ['nuts', 'eggs'],
    mayContain: ['gluten', 'milk'],
    mayBe: ['almond', 'hazelnut'],
    family: ['nut'],
    foods: `
      florentine; dacquoise; linzer cookie; rainbow cookie; financier | fr: financiers
      panforte | it: cantucci, cantuccini | nl: bitterkoekjes; biscotti, almond biscotti
      frangipane, frangipane filling, almond cream filling | fr: frangipane, crème d'amande | nl: frangipanevulling
    `,
  },
  {
    contains: ['nuts', 'eggs'],
    family: ['nut', 'almond'],
    foods: 'amaretti, amaretti biscuit, amaretti cookie, ratafia biscuit | de: Amarettini | it: amaretti morbidi',
  },
  {
    contains: ['nuts', 'gluten'],
    mayContain: ['honey', 'milk'],
    mayBe: ['walnut', 'pistachio', 'almond', 'hazelnut'],
    family: ['nut', 'wheat'],
    foods: 'baklava, baklawa, baklava pastry | de: Baklawa',
  },
  {
    contains: ['nuts', 'gluten'],
    mayContain: ['eggs', 'milk'],
    family: ['almond'],
    foods: 'almond croissant, almond biscotti; bakewell tart | nl: gevulde koek, gevulde speculaas',
  },
  {
    contains: ['gluten'],
    mayContain: ['meat', 'celery', 'milk', 'eggs'],
    foods: `
      stuffing mix, stuffing, cornbread stuffing mix, herb stuffing, stove top stuffing
    `,
  },
  {
    mayContain: ['gluten', 'milk'],
    foods: 'baking spray, nonstick baking spray with flour, cooking spray with flour',
  },
]
