import type { FoodGroup } from './food-group.ts'

export const meat: ReadonlyArray<FoodGroup> = [
  {
    contains: ['meat'],
    mayContain: ['pork'],
    foods: `
      meat, minced meat, ground meat, mince, stew meat, stewing meat, deli meat, cold cut, lunch meat, cooked meat | de: Fleisch, Hackfleisch, Hack, gemischtes Hackfleisch, Faschiertes, Suppenfleisch, Gehacktes, Aufschnitt, Geschnetzeltes | fr: viande, viande hachée, viande froide | es: carne, carne picada, carne molida, carne magra, fiambre | it: carne, carne macinata, macinato, carne trita, macinato misto, affettato | nl: vlees, gehakt, half om half gehakt, vleeswaren
    `,
  },
  {
    contains: ['meat'],
    family: ['meat'],
    foods: `
      poultry, fowl | de: Geflügel | fr: volaille | es: ave | it: pollame | nl: gevogelte
      beef, ground beef, minced beef, beef mince, beef chuck, stewing beef, stew beef, lean ground beef, roast beef, beef tenderloin, beef shin, beef cheek, beef fillet | de: Rindfleisch, vom Rind, Rinderhack, Rinderhackfleisch, Rinderfilet, Rindergulasch, Rinderbraten, Rouladen, Rinderrouladen, Tafelspitz, Rindsschnitzel, Gulasch, Gulaschfleisch | fr: bœuf, bœuf haché, steak haché, rôti de bœuf, bœuf à braiser, paleron, macreuse, gîte, bavette | es: ternera, res, carne de res, vacuno, carne de ternera, carne de vaca, ternera picada | it: manzo, carne di manzo, polpa di manzo, macinato di manzo | nl: rundvlees, rundergehakt, runderlappen, rundergehaktballetjes, biefstuk, riblappen, sukadelappen, entrecote
      lamb, ground lamb, minced lamb, lamb mince, lamb shank, lamb chop, leg of lamb, lamb shoulder, rack of lamb, hogget | de: Lamm, Lammfleisch, Lammkeule, Lammhackfleisch, Lammfilet | fr: agneau, gigot, gigot d'agneau, côtelettes d'agneau, épaule d'agneau | es: cordero, paletilla de cordero | it: agnello, abbacchio | nl: lamsvlees, lamsbout, lamsgehakt
      mutton | de: Hammel, Hammelfleisch | fr: mouton; goat, goat meat, kid goat; venison | de: Reh, Hirsch, Wildfleisch, Rehrücken, Hirschgulasch, Rehgeschnetzeltes | fr: chevreuil, cerf, gibier | es: venado, ciervo | it: cervo, capriolo | nl: hertenvlees, reebout
      rabbit | de: Kaninchen, Hase | fr: lapin, râble de lapin | es: conejo | it: coniglio | nl: konijn; hare; bison; buffalo meat; elk; kangaroo; horse meat; alligator; frog leg
    `,
  },
  {
    contains: ['meat'],
    family: ['beef', 'meat'],
    foods: `
      veal, veal cutlet, ground veal, minced veal, veal mince, veal shank, veal escalope | de: Kalb, Kalbfleisch, Kalbsschnitzel, Kalbshaxe | fr: veau, escalopes de veau, blanquette de veau, noix de veau, jarret de veau | es: carne de ternera blanca | it: vitello, carne di vitello, fesa di vitello, ossobuco | nl: kalfsvlees, kalfsgehakt
      steak, sirloin, rump, rump steak, ribeye, rib eye, ribeye steak, rib eye steak, rib roast, prime rib, brisket, short rib, flank, flank steak, skirt steak, hanger steak, filet mignon, chuck, chuck roast, chuck steak, pot roast, round steak, sirloin steak, topside, silverside, bavette steak, tri tip, braising steak, stewing steak, porterhouse, t bone, strip steak, new york strip, london broil, flat iron steak, top round, eye of round | de: Hüftsteak, Rumpsteak, Entrecôte, Roastbeef | fr: entrecôte, faux filet, rumsteck, onglet, côte de bœuf, filet de bœuf | es: entrecot, chuletón, bistec, solomillo de ternera | it: bistecca, filetto di manzo | nl: ribeye, kogelbiefstuk, bavette
      corned beef, pastrami, salt beef, jerky, beef jerky, biltong, bresaola, chipped beef, dried beef | de: Bündnerfleisch | fr: viande des grisons | es: cecina
      oxtail | de: Ochsenschwanz | fr: queue de bœuf | es: rabo de toro, rabo de buey | it: coda di bue | nl: ossenstaart; ox cheek; hamburger meat, ground round, ground chuck, ground sirloin
      tallow, beef dripping, dripping, beef fat, suet, beef suet, shredded suet | de: Rindertalg, Talg
    `,
  },
  {
    contains: ['meat'],
    family: ['poultry', 'meat'],
    foods: `
      chicken, chicken breast, chicken thigh, chicken leg, chicken wing, whole chicken, rotisserie chicken, cooked chicken, chicken drumstick, shredded chicken, ground chicken, chicken mince, chicken fillet, chicken tenderloin, chicken breast half, roast chicken, roasting chicken, capon, poussin, cornish hen, game hen, stewing hen | de: Hähnchen, Hähnchenbrust, Hähnchenfilet, Hähnchenbrustfilet, Huhn, Hühnchen, Hühnerbrust, Hähnchenschenkel, Hähnchenkeulen, Hühnerfleisch, Hendl, Brathähnchen, Suppenhuhn, Pouletbrust, Poulet, Poularde, Hühnerbrustfilet, Hähnchenfleisch | fr: poulet, blanc de poulet, blancs de poulet, cuisse de poulet, cuisses de poulet, filet de poulet, filets de poulet, escalopes de poulet, aiguillettes de poulet, poule, coquelet, pilons de poulet | es: pollo, pechuga de pollo, pechugas de pollo, muslos de pollo, pechuga, alitas de pollo, contramuslos, gallina, contramuslos de pollo | it: pollo, petto di pollo, cosce di pollo, petti di pollo, fusi di pollo, sovracosce di pollo, gallina | nl: kip, kipfilet, kippendijen, kippenpoten, kippendijfilet, kipfilets, kippenbouten, kippengehakt, kippenvleugels, kippenvleugel
      turkey, ground turkey, turkey breast, turkey mince, smoked turkey, turkey bacon, turkey ham, lean ground turkey | de: Pute, Putenbrust, Putenschnitzel, Truthahn, Putenfleisch, Putenfilet, Putenhackfleisch | fr: dinde, escalopes de dinde, blanc de dinde | es: pavo, pechuga de pavo | it: tacchino, petto di tacchino, fesa di tacchino | nl: kalkoen, kalkoenfilet
      duck, duck breast, duck leg, confit duck, duck confit | de: Ente, Entenbrust, Entenkeule | fr: canard, magret, magret de canard, magrets de canard, confit de canard, cuisses de canard | es: pato, magret de pato | it: anatra, petto d'anatra | nl: eend, eendenborst, eendenbout
      goose | de: Gans, Gänsekeule | fr: oie | es: ganso, oca | it: oca | nl: gans
      quail | de: Wachtel | fr: caille, cailles | es: codorniz, codornices | it: quaglia, quaglie | nl: kwartel; pheasant | de: Fasan | fr: faisan; partridge | es: perdiz; pigeon, squab; guinea fowl, guinea hen | fr: pintade | it: faraona | nl: parelhoen; grouse
      drumstick, thigh, wing, drumette
    `,
  },
  {
    contains: ['meat', 'pork'],
    family: ['meat'],
    foods: `
      pork, pork loin, pork shoulder, pork belly, pork butt, pork tenderloin, pork chop, ground pork, minced pork, pork mince, pork fillet, boston butt, pork roast, pork leg, pulled pork, suckling pig | de: Schwein, Schweinefleisch, Schweinefilet, Schweineschnitzel, Schweinehack, Schweinebauch, Schweinebraten, Schweinelende, Schweinegulasch, Schweineschulter, Mett, Kassler, Kasseler | fr: porc, filet mignon de porc, échine de porc, rôti de porc, travers de porc, porc haché, poitrine de porc, côtes de porc | es: cerdo, lomo de cerdo, carne de cerdo, secreto ibérico, solomillo de cerdo, costillas de cerdo, panceta de cerdo, cerdo picado | it: maiale, carne di maiale, lonza, lonza di maiale, filetto di maiale, arista, costine, macinato di maiale | nl: varkensvlees, varkenshaas, varkensgehakt, procureur, speklappen, karbonade, varkenslappen
    `,
  },
  {
    contains: ['meat', 'pork'],
    family: ['pork', 'meat'],
    foods: `
      bacon, streaky bacon, back bacon, smoked bacon, canadian bacon, thick cut bacon, bacon rasher, bacon bit, bacon lardon, peameal bacon | de: Speck, Frühstücksspeck, Bacon, Speckwürfel, Bauchspeck, Schinkenspeck, Räucherspeck, Schinkenwürfel, Südtiroler Speck | fr: poitrine fumée, bacon, tranches de bacon | es: tocino, bacon, beicon, tocineta | it: bacon | nl: spek, ontbijtspek, baconreepjes, gerookte spekreepjes, bacon, spekblokjes, spekreepjes, katenspek
      lardon | fr: lardons, lardons fumés, allumettes de lardons, lard, lard fumé | nl: spekjes
      pancetta, smoked pancetta, pancetta cube | es: panceta, panceta ahumada | it: pancetta affumicata, pancetta dolce, pancetta tesa
      guanciale; prosciutto, parma ham, san daniele | it: prosciutto crudo, prosciutto cotto; serrano, serrano ham, iberico ham, jamon | es: jamón, jamón serrano, jamón ibérico, jamón york, jamón cocido, lacón | nl: serranoham
      ham, gammon, cooked ham, black forest ham, country ham, ham steak, smoked ham, ham hock, pork hock, baked ham, spiral ham | de: Schinken, Kochschinken, Schwarzwälder Schinken, Kochschinkenwürfel, Hinterschinken, Eisbein, Schweinshaxe | fr: jambon, jambon blanc, jambon cru, jambon de bayonne, jambon fumé, jambonneau, dés de jambon | nl: ham, beenham, achterham, gerookte ham, ardennerham, rauwe ham
      speck, coppa, capicola, capocollo; mortadella; salami, salame, soppressata, genoa salami, hard salami | fr: saucisson, saucisson sec | es: salchichón | it: salame piccante; pepperoni, pepperoni slice
      nduja, nduja paste | it: 'nduja; salumi, charcuterie; fuet; spam; salt pork, fatback; pork rind, crackling, chicharron, cracklings
      carnitas; lap cheong, chinese sausage; boar, wild boar | de: Wildschwein | fr: sanglier | es: jabalí | it: cinghiale
      spare rib, sparerib, back rib, baby back rib, pork rib, baby back pork rib, rack of rib | de: Spareribs, Rippchen | fr: travers | es: costillas, costilla | it: costolette | nl: spareribs
      lard, leaf lard, bacon fat, bacon grease, bacon dripping, pork fat | de: Schmalz, Schweineschmalz | fr: saindoux | es: manteca de cerdo, lardo | it: strutto, lardo | nl: reuzel
      trotter, pig foot, pig's trotter, head cheese, brawn, caul fat, pig ear, pork jowl, hog casing | de: Presskopf, Presswurst, Schwartenmagen | fr: fromage de tête, fromage de tête de porc, fromage de cochon, tête fromagée | es: queso de cabeza, queso de cerdo, cabeza de jabalí | it: testa in cassetta | nl: hoofdkaas, zure zult, preskop
    `,
  },
  {
    contains: ['meat', 'pork'],
    mayContain: ['gluten', 'sulfites', 'milk', 'celery', 'mustard'],
    family: ['sausage', 'pork'],
    foods: `
      chorizo, chourico, linguica, chorizo sausage, mexican chorizo, spanish chorizo | es: chistorra | de: Chorizowurst | nl: chorizoworst
      andouille, andouille sausage, andouillette; kielbasa, polish sausage | de: Krakauer, Cabanossi, Kabanossi, Landjäger
      bratwurst, brat | de: Bratwürste, Bratwurst, Nürnberger, Leberkäse, Brät, Fleischkäse, Weißwurst, Fleischwurst, Lyoner, Mettwurst, Leberwurst, Teewurst, Mettenden
      italian sausage, hot italian sausage, sweet italian sausage, mild italian sausage, breakfast sausage, pork sausage, cumberland sausage, sausagemeat, sausage meat, toulouse sausage, bulk sausage, lincolnshire sausage, hot italian sausage link | fr: chair à saucisse, saucisse de toulouse, saucisse de morteau, saucisses de toulouse, farce | it: salsiccia, salsicce, cotechino, luganega, zampone | es: longaniza, butifarra, salchichas frescas
      black pudding, blood sausage, boudin | de: Blutwurst | fr: boudin noir, boudin blanc | es: morcilla | it: sanguinaccio | nl: bloedworst
      smoked sausage, smoked link sausage | nl: rookworst, worst, metworst
      pate, liverwurst, liver pate, terrine, rillette | fr: pâté, pâté de campagne, rillettes | es: sobrasada | nl: paté
    `,
  },
  {
    contains: ['meat'],
    mayContain: ['pork', 'gluten', 'sulfites', 'milk', 'celery', 'mustard'],
    family: ['meat'],
    foods: `
      sausage, link sausage | de: Wurst, Würstchen, Wiener, Wiener Würstchen, Würste | fr: saucisse, saucisses, cervelas | es: salchicha, salchichas, embutido | it: würstel, wurstel | nl: worstjes, saucijzen, saucijs, braadworst
    `,
  },
  {
    contains: ['meat'],
    mayContain: ['pork', 'gluten', 'sulfites', 'milk'],
    family: ['sausage', 'meat'],
    foods: `
      frankfurter, hot dog, hotdog, wiener, cocktail sausage, chicken sausage, turkey sausage, beef sausage, smoked turkey sausage | fr: saucisses de strasbourg, knacks, saucisses de francfort | nl: knakworst, knakworsten
      merguez | fr: merguez; boerewors; beef hot dog; haggis; gyro meat, donner meat, doner meat
    `,
  },
  {
    contains: ['meat', 'gluten'],
    mayContain: ['eggs', 'milk', 'pork', 'soy'],
    family: ['meat'],
    foods: `
      meatball, cooked meatball, swedish meatball | de: Frikadellen, Fleischbällchen, Hackbällchen, Buletten | fr: boulettes de viande, boulettes | es: albóndigas | it: polpette | nl: gehaktballen, gehaktballetjes
      meatloaf, meat loaf mix; hamburger, burger, burger patty, patty, beef burger, beef patty | es: hamburguesas, hamburguesa | it: hamburger di manzo | nl: hamburgers
      chicken nugget, chicken tender, breaded chicken, chicken finger, chicken kiev, schnitzel breaded, cordon bleu | fr: cordons bleus
    `,
  },
  {
    contains: ['meat'],
    family: ['meat'],
    foods: `
      cutlet, escalope, scaloppine, scaloppini, scallopini, cube steak | de: Schnitzel, Bratenfleisch, Koteletts | fr: escalope, rôti, filet mignon | es: filetes, chuletas, solomillo | it: scaloppine, fettine di carne, spezzatino | nl: schnitzel
      tenderloin
      liver, chicken liver | de: Leber, Hühnerleber | fr: foie, foies de volaille | es: hígado, higaditos | it: fegato, fegatini | nl: lever, kippenlevers
      foie gras, duck liver, goose liver | fr: foie gras cuit, foie gras cru | es: foie
      kidney, lamb kidney; tongue, ox tongue; tripe | fr: tripes | es: callos | it: trippa; sweetbread | fr: ris de veau; giblet, gizzard, chicken heart, heart of beef | fr: gésiers; brain
      marrow bone, soup bone, marrow, bone, carcass, beef bone, chicken bone, chicken carcass, chicken foot, turkey carcass, neck bone | de: Knochen, Suppenknochen, Markknochen, Beinscheibe | fr: os à moelle | es: huesos, hueso de jamón | it: ossa | nl: mergpijp, soepbeen, soepvlees, schenkel
      lamb fat, duck fat, goose fat, schmaltz, chicken fat, animal fat, pan dripping, pan juice, chicken skin | de: Gänseschmalz, Entenschmalz, Griebenschmalz | fr: graisse de canard, graisse d'oie | es: grasa de pato | it: grasso d'anatra | nl: ganzenvet, eendenvet
      confit; barbacoa; snail, escargot | fr: escargots; larb
      meat juice, meat glaze
    `,
  },
  {
    contains: ['gelatin'],
    mayContain: ['pork', 'meat'],
    foods: `
      gelatin, gelatine, gelatin powder, unflavored gelatin, powdered gelatin, leaf gelatine, gelatine leaf, leaf gelatin, gelatin sheet, gelatine powder, knox gelatin, beef gelatin, collagen peptide, collagen powder, collagen, unflavored gelatin powder | de: Gelatine, Blattgelatine, Sofortgelatine, Gelatineblätter, Gelatinepulver, Gelatinefix | fr: gélatine, feuille de gélatine, feuilles de gélatine, gélatine en poudre, gélatine en feuilles | es: gelatina, hojas de gelatina, gelatina neutra, láminas de gelatina, grenetina, gelatina en polvo, hoja de gelatina | it: gelatina, fogli di gelatina, gelatina in fogli, gelatina alimentare | nl: gelatine, blaadjes gelatine, gelatineblaadjes
      jello, jell o, jelly cube, aspic, jelly powder, jelly crystal, strawberry jello, lime jello, gelatin dessert mix, raspberry jelly crystal | de: Götterspeise, Aspik | es: gelatina de fresa
      gummy bear, gummy worm, jelly baby, gummy candy, jelly bean, wine gum, gummy | de: Gummibärchen | nl: winegums
    `,
  },
  // Lard in Spain, butter in Argentina.
  { contains: ['meat', 'pork'], mayContain: ['milk'], foods: 'es: manteca' },
  {
    contains: ['rennet'],
    foods:
      'rennet, animal rennet, rennet tablet | de: Lab, Labtabletten | fr: présure | es: cuajo | it: caglio | nl: stremsel',
  },
  { contains: ['fish'], foods: 'isinglass' },
  { contains: ['fish', 'gelatin'], foods: 'fish gelatin | it: colla di pesce | es: cola de pescado' },
  {
    // Dried fruit with suet, which is beef fat unless it is vegetarian.
    contains: ['sulfites'],
    mayContain: ['meat', 'gluten', 'alcohol', 'nuts'],
    foods: 'mincemeat, fruit mincemeat',
  },
]
