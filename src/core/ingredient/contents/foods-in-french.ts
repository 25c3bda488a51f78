import type { FoodTable } from './content.ts'

export const foodsInFrench: FoodTable = [
  [
    ['flesh'],
    `
    viande, viande hachee, boeuf, veau, porc, agneau, mouton, poulet, blanc de poulet, cuisse de poulet, dinde,
    canard, magret, oie, lapin, chevreuil, lardon, lardons, jambon, saucisse, saucisses, saucisson, merguez,
    andouillette, boudin, chair a saucisse, foie, foie gras, steak hache, roti, filet mignon, saindoux, graisse de
    canard, graisse d oie, pintade, caille, poisson, saumon, thon, cabillaud, morue, colin, truite, maquereau,
    sardine, anchois, hareng, merlu, lieu, dorade, bar, sole, lotte, raie, crevette, crevettes, gambas, moules,
    huitres, coquilles saint jacques, noix de saint jacques, noix de st jacques, saint jacques, calamar, calamars,
    poulpe, homard, crabe, langoustines, fruits de mer, surimi, bouillon, bouillon de volaille, bouillon de poule,
    bouillon de boeuf, fond de veau, fond de volaille, fumet de poisson, cube de bouillon, gelatine, feuille de
    gelatine, feuilles de gelatine, nuoc mam
  `,
  ],
  [
    ['dairy'],
    `
    lait, lait entier, lait demi ecreme, lait concentre, lait concentre sucre, lait ribot, creme, creme liquide,
    creme epaisse, creme fraiche, creme fleurette, beurre, beurre doux, beurre demi sel, fromage, fromage rape,
    fromage frais, fromage blanc, petit suisse, yaourt, yaourts, faisselle, gruyere rape, chevre, fromage de chevre,
    buche de chevre, mozzarella, emmental rape, mascarpone, chocolat, chocolat noir, chocolat au lait, chocolat
    blanc, pepites de chocolat, caramel, caramel au beurre sale
  `,
  ],
  [
    ['egg'],
    `
    oeuf, oeufs, jaune d oeuf, jaunes d oeufs, jaunes d oeuf, blanc d oeuf, blancs d oeufs, blancs d oeuf,
    mayonnaise
  `,
  ],
  [['honey'], 'miel'],
  [
    ['gluten'],
    `
    farine, farine de ble, farine d epeautre, farine de seigle, ble, epeautre, seigle, orge, semoule, semoule de
    ble, boulgour, chapelure, pain, pain de mie, pain de campagne, baguette, mie de pain, pates, flocons d avoine,
    avoine, biere, sauce soja, couscous, pate a pizza, pate a pain, feuilles de brick, feuille de brick, feuilles de
    filo
  `,
  ],
  [
    ['gluten', 'dairy', 'egg'],
    `
    pate feuilletee, pate brisee, pate sablee, brioche, biscuit, biscuits, boudoirs, biscuits a la cuillere,
    speculoos, petits beurre, gaufres, pain d epices, croissant
  `,
  ],
  [
    ['nut'],
    `
    noix, cerneaux de noix, noisette, noisettes, amande, amandes, amandes effilees, poudre d amandes, poudre d
    amande, amandes en poudre, noix de cajou, cajou, noix de pecan, pistache, pistaches, pignons, pignons de pin,
    cacahuete, cacahuetes, beurre de cacahuete, chataignes, marrons, pate d amandes, pralin, lait d amande, noix de
    macadamia
  `,
  ],
  [
    [],
    `
    eau, sel, fleur de sel, gros sel, poivre, sucre, sucre en poudre, sucre glace, sucre roux, sucre vanille,
    cassonade, sirop d erable, huile, huile d olive, huile de tournesol, huile de colza, vinaigre, vinaigre
    balsamique, vinaigre de vin, vinaigre de cidre, moutarde, concentre de tomate, concentre de tomates, levure,
    levure chimique, levure de boulanger, bicarbonate, maizena, fecule, fecule de mais, fecule de pomme de terre,
    cacao, cacao en poudre, gousse de vanille, extrait de vanille, vanille, cannelle, muscade, noix de muscade,
    clous de girofle, paprika, curry, cumin, curcuma, gingembre, safran, thym, laurier, feuille de laurier, feuilles
    de laurier, romarin, basilic, persil, ciboulette, coriandre, menthe, estragon, aneth, origan, bouquet garni,
    herbes de provence, farine de riz, farine de sarrasin, farine de mais, farine de pois chiche, lait de coco,
    creme de coco, lait de soja, noix de coco, noix de coco rapee, beurre de cacao, oignon, oignons, oignon rouge,
    echalote, echalotes, ail, gousse d ail, gousses d ail, poireau, poireaux, carotte, carottes, celeri, celeri
    rave, pomme de terre, pommes de terre, patate douce, patates douces, tomate, tomates, tomates cerises, tomates
    pelees, concombre, poivron, poivrons, courgette, courgettes, aubergine, aubergines, courge, butternut, potiron,
    potimarron, brocoli, chou, chou fleur, choux de bruxelles, chou rouge, epinards, blettes, salade, roquette,
    champignon, champignons, champignons de paris, cepes, petits pois, haricots verts, haricots blancs, haricots
    rouges, pois chiches, lentilles, mais, asperges, betterave, betteraves, radis, fenouil, piment, olives, olives
    noires, olives vertes, capres, cornichons, pomme, pommes, poire, poires, banane, bananes, citron, citrons, jus
    de citron, zeste de citron, citron vert, orange, oranges, fraises, framboises, myrtilles, mures, cassis,
    cerises, prunes, pruneaux, peche, peches, abricots, raisins secs, dattes, figues, ananas, mangue, riz, riz
    basmati, riz rond, sarrasin, quinoa, polenta, tofu, bouillon de legumes, sesame, graines de sesame, graines de
    tournesol, graines de courge, pavot, vin blanc, vin rouge, rhum, cidre, cognac, confiture, compote
  `,
  ],
]
