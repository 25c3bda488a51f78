import type { FoodTable } from './content.ts'

export const foodsInSpanish: FoodTable = [
  [
    ['flesh'],
    `
    carne, carne picada, carne molida, ternera, res, carne de res, vacuno, cerdo, lomo de cerdo, cordero, pollo,
    pechuga, pechuga de pollo, muslos de pollo, pavo, pato, conejo, jamon, jamon serrano, jamon iberico, tocino,
    panceta, chorizo, salchicha, salchichas, morcilla, higado, costillas, manteca de cerdo, solomillo, pescado,
    salmon, atun, bacalao, merluza, trucha, anchoa, anchoas, boquerones, sardinas, gambas, langostinos, camaron,
    camarones, mejillones, almejas, calamar, calamares, pulpo, sepia, marisco, cangrejo, caldo, caldo de pollo,
    caldo de carne, caldo de pescado, pastilla de caldo, gelatina, hojas de gelatina
  `,
  ],
  [
    ['dairy'],
    `
    leche, leche entera, leche condensada, leche evaporada, nata, nata liquida, nata para montar, crema de leche,
    mantequilla, queso, queso rallado, queso crema, queso fresco, queso manchego, yogur, yogur natural, requeson,
    cuajada, chocolate negro, chocolate con leche, dulce de leche
  `,
  ],
  [['flesh', 'dairy'], 'manteca'],
  [['egg'], 'huevo, huevos, yema, yemas, clara, claras, claras de huevo, mayonesa'],
  [['honey'], 'miel'],
  [
    ['gluten'],
    `
    harina, harina de trigo, trigo, centeno, cebada, avena, copos de avena, pan rallado, barra de pan, rebanadas de
    pan, pan de molde, fideos, espaguetis, macarrones, semola, cerveza, salsa de soja, masa de pizza, tortillas de
    harina
  `,
  ],
  [
    ['gluten', 'dairy', 'egg'],
    `
    hojaldre, masa quebrada, galleta, galletas, galletas maria, bizcocho, bizcochos, magdalenas
  `,
  ],
  [
    ['nut'],
    `
    nueces, nuez, almendra, almendras, almendra molida, avellana, avellanas, anacardos, pistachos, pinones,
    cacahuete, cacahuetes, cacahuate, mani, mantequilla de cacahuete, castanas, mazapan, leche de almendras
  `,
  ],
  [
    [],
    `
    agua, sal, sal gruesa, pimienta, pimienta negra, azucar, azucar moreno, azucar glas, azucar morena, aceite,
    aceite de oliva, aceite de oliva virgen extra, aceite de girasol, aceite vegetal, vinagre, vinagre de jerez,
    mostaza, levadura, levadura quimica, polvo para hornear, polvo de hornear, bicarbonato, maicena, cacao, cacao en
    polvo, vainilla, canela, canela en rama, nuez moscada, clavo, clavos, pimenton, pimenton dulce, pimenton
    picante, comino, cominos, curcuma, jengibre, azafran, oregano, tomillo, laurel, hoja de laurel, hojas de laurel,
    romero, albahaca, perejil, cilantro, menta, hierbabuena, leche de coco, harina de maiz, harina de arroz,
    cebolla, cebollas, cebolla morada, cebolleta, ajo, ajos, dientes de ajo, diente de ajo, puerro, puerros,
    zanahoria, zanahorias, apio, patata, patatas, papa, papas, tomate, tomates, jitomate, tomate frito, tomate
    triturado, pepino, pimiento, pimientos, pimiento rojo, pimiento verde, calabacin, calabacines, berenjena,
    berenjenas, calabaza, brocoli, coliflor, col, repollo, espinacas, lechuga, champinones, setas, guisantes, judias
    verdes, alubias, garbanzos, lentejas, maiz, esparragos, remolacha, guindilla, aceitunas, alcaparras, aguacate,
    aguacates, frijoles, frijoles negros, manzana, manzanas, pera, peras, platano, platanos, limon, limones, zumo de
    limon, jugo de limon, ralladura de limon, lima, limas, naranja, naranjas, fresas, frambuesas, arandanos, moras,
    cerezas, ciruelas, melocoton, melocotones, albaricoques, pasas, uvas pasas, datiles, higos, pina, mango, arroz,
    arroz bomba, quinoa, tofu, caldo de verduras, sesamo, vino blanco, vino tinto, ron, brandy, mermelada, tortillas
    de maiz
  `,
  ],
]

export const foodsInItalian: FoodTable = [
  [
    ['flesh'],
    `
    carne, carne macinata, macinato, manzo, vitello, maiale, agnello, pollo, petto di pollo, tacchino, anatra,
    coniglio, prosciutto crudo, prosciutto cotto, pancetta, guanciale, salsiccia, salsicce, salame, mortadella,
    speck, bresaola, fegato, strutto, lardo, cotechino, pesce, salmone, tonno, merluzzo, baccala, acciuga, acciughe,
    alici, sarde, branzino, orata, gamberi, gamberetti, scampi, cozze, vongole, calamari, seppie, polpo, polipo,
    frutti di mare, granchio, brodo, brodo di carne, brodo di pollo, brodo di pesce, dado, colla di pesce, gelatina,
    fogli di gelatina
  `,
  ],
  [
    ['dairy'],
    `
    latte, latte intero, latte condensato, panna, panna fresca, panna da cucina, burro, formaggio, mozzarella di
    bufala, scamorza, provola, ricotta, stracchino, crescenza, yogurt bianco, cioccolato, cioccolato fondente,
    cioccolato al latte, gocce di cioccolato
  `,
  ],
  [['dairy', 'flesh'], 'parmigiano grattugiato, grana, grana grattugiato'],
  [['egg'], 'uovo, uova, tuorlo, tuorli, albume, albumi, maionese'],
  [['honey'], 'miele'],
  [
    ['gluten'],
    `
    farina, farina 00, farina 0, farina di grano, farina manitoba, farina integrale, grano, farro, orzo, segale,
    semola, semolino, pangrattato, pane, mollica, pane raffermo, fette di pane, birra, lievito madre, fiocchi di
    avena, avena, pasta per la pizza, salsa di soia
  `,
  ],
  [['gluten', 'egg'], 'pasta fresca, pasta all uovo, gnocchi di patate, sfoglia'],
  [
    ['gluten', 'dairy', 'egg'],
    `
    pasta sfoglia, pasta frolla, pasta brisee, biscotti, savoiardi, pan di spagna, biscotti secchi
  `,
  ],
  [
    ['nut'],
    `
    noci, noce, nocciole, nocciola, mandorla, mandorle, farina di mandorle, granella di nocciole, pistacchi, pinoli,
    arachidi, burro di arachidi, anacardi, castagne, marroni, pasta di mandorle, latte di mandorla
  `,
  ],
  [
    [],
    `
    acqua, sale, sale fino, sale grosso, pepe, pepe nero, zucchero, zucchero a velo, zucchero di canna, zucchero
    semolato, olio, olio d oliva, olio di oliva, olio extravergine di oliva, olio extravergine d oliva, olio evo,
    olio di semi, aceto, aceto balsamico, senape, concentrato di pomodoro, lievito, lievito di birra, lievito per
    dolci, lievito in polvere, bicarbonato, amido di mais, maizena, fecola, fecola di patate, cacao amaro, cacao,
    vaniglia, bacca di vaniglia, vanillina, cannella, noce moscata, chiodi di garofano, paprica, cumino, curcuma,
    zenzero, zafferano, origano, timo, alloro, foglie di alloro, foglia di alloro, rosmarino, basilico, prezzemolo,
    menta, salvia, erba cipollina, latte di cocco, farina di riso, farina di ceci, farina di mais, cipolla, cipolle,
    cipolla rossa, scalogno, scalogni, aglio, spicchio d aglio, spicchi d aglio, spicchio di aglio, porro, porri,
    carota, carote, sedano, costa di sedano, patata, patate, pomodoro, pomodori, pomodorini, pomodori pelati,
    passata di pomodoro, polpa di pomodoro, cetriolo, peperone, peperoni, zucchina, zucchine, melanzana, melanzane,
    zucca, broccoli, cavolfiore, cavolo, verza, spinaci, bietole, insalata, rucola, funghi, funghi porcini, piselli,
    fagiolini, fagioli, ceci, lenticchie, mais, asparagi, barbabietola, finocchio, peperoncino, olive, olive nere,
    capperi, radicchio, carciofi, mela, mele, pere, banana, banane, limone, limoni, succo di limone, scorza di
    limone, arancia, arance, fragole, lamponi, mirtilli, more, ciliegie, prugne, pesche, albicocche, uvetta, uva
    passa, datteri, fichi, ananas, riso, riso carnaroli, riso arborio, grano saraceno, quinoa, polenta, tofu, brodo
    vegetale, sesamo, vino bianco, vino rosso, rum, marsala, marmellata, confettura
  `,
  ],
]
