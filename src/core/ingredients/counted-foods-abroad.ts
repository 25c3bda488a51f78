/**
 * The foods that recipes count most, singular and plural. German nouns have capitals, which tell "Tomate" from the
 * French "tomate". Words that are English too, such as "orange", are left out.
 */
export const countedAbroad = {
  german: `Ei|Eier, Eigelb|Eigelbe, Eiweiß|Eiweiße, Zwiebel|Zwiebeln, Gemüsezwiebel|Gemüsezwiebeln, Frühlingszwiebel|Frühlingszwiebeln,
    Lauchzwiebel|Lauchzwiebeln, Schalotte|Schalotten, Tomate|Tomaten, Kirschtomate|Kirschtomaten, Cocktailtomate|Cocktailtomaten,
    Strauchtomate|Strauchtomaten, Fleischtomate|Fleischtomaten, Kartoffel|Kartoffeln, Süßkartoffel|Süßkartoffeln, Apfel|Äpfel,
    Birne|Birnen, Banane|Bananen, Karotte|Karotten, Möhre|Möhren, Mohrrübe|Mohrrüben, Zitrone|Zitronen, Limette|Limetten, Pflaume|Pflaumen,
    Zwetschge|Zwetschgen, Pfirsich|Pfirsiche, Aprikose|Aprikosen, Erdbeere|Erdbeeren, Feige|Feigen, Dattel|Datteln, Gurke|Gurken,
    Salatgurke|Salatgurken, Essiggurke|Essiggurken, Gewürzgurke|Gewürzgurken, Paprikaschote|Paprikaschoten, Chilischote|Chilischoten,
    Peperoni|Peperoni, Aubergine|Auberginen, Champignon|Champignons, Rübe|Rüben, Radieschen|Radieschen, Knoblauchzehe|Knoblauchzehen,
    Lorbeerblatt|Lorbeerblätter, Nelke|Nelken, Gewürznelke|Gewürznelken, Wacholderbeere|Wacholderbeeren, Pfefferkorn|Pfefferkörner,
    Vanilleschote|Vanilleschoten, Keule|Keulen, Zimtstange|Zimtstangen, Brötchen|Brötchen, Toastscheibe|Toastscheiben, Würstchen|Würstchen,
    Bratwurst|Bratwürste, Hähnchenbrust|Hähnchenbrüste, Hähnchenkeule|Hähnchenkeulen, Hähnchenbrustfilet|Hähnchenbrustfilets,
    Lachsfilet|Lachsfilets, Schnitzel|Schnitzel, Kotelett|Koteletts, Walnuss|Walnüsse, Mandel|Mandeln, Erbse|Erbsen,
    Blaubeere|Blaubeeren, Heidelbeere|Heidelbeeren, Himbeere|Himbeeren, Kohlrabi|Kohlrabis`,
  french: `œuf|œufs, oeuf|oeufs, oignon|oignons, échalote|échalotes, échalotte|échalottes, tomate|tomates, pomme|pommes, poire|poires,
    banane|bananes, carotte|carottes, citron|citrons, courgette|courgettes, aubergine|aubergines, poivron|poivrons, concombre|concombres,
    poireau|poireaux, navet|navets, champignon|champignons, avocat|avocats, pêche|pêches, abricot|abricots, fraise|fraises, figue|figues,
    datte|dattes, noix|noix, amande|amandes, piment|piments, endive|endives, betterave|betteraves, clou|clous,
    saucisse|saucisses, escalope|escalopes, yaourt|yaourts, quart|quarts`,
  spanish: `huevo|huevos, cebolla|cebollas, cebolleta|cebolletas, tomate|tomates, patata|patatas, papa|papas, manzana|manzanas, pera|peras,
    plátano|plátanos, zanahoria|zanahorias, limón|limones, naranja|naranjas, calabacín|calabacines, berenjena|berenjenas, pimiento|pimientos,
    pepino|pepinos, puerro|puerros, aguacate|aguacates, champiñón|champiñones, clavo|clavos`,
  italian: `uovo|uova, tuorlo|tuorli, albume|albumi, cipolla|cipolle, scalogno|scalogni, pomodoro|pomodori, patata|patate, mela|mele, carota|carote,
    limone|limoni, arancia|arance, zucchina|zucchine, melanzana|melanzane, peperone|peperoni, cetriolo|cetrioli, porro|porri, fungo|funghi,
    mandorla|mandorle, salsiccia|salsicce`,
  dutch: `ei|eieren, eidooier|eidooiers, ui|uien, sjalot|sjalotten, tomaat|tomaten, aardappel|aardappelen, appel|appels, peer|peren, banaan|bananen,
    wortel|wortels, winterpeen|winterpenen, citroen|citroenen, limoen|limoenen, sinaasappel|sinaasappels, komkommer|komkommers,
    champignon|champignons, laurierblad|laurierblaadjes, kipfilet|kipfilets`,
} as const

/** Words that follow a noun and take its number: "oignon rouge", "cebolla roja". */
export const adjectivesAbroad = `rouge|rouges, jaune|jaunes, blanc|blancs, blanche|blanches, vert|verts, verte|vertes, noir|noirs, noire|noires,
  rose|roses, nouveau|nouveaux, entier|entiers, entière|entières, mûr|mûrs, mûre|mûres, roja|rojas, rojo|rojos, verde|verdes, morada|moradas,
  blanca|blancas, blanco|blancos, grande|grandes, madura|maduras, maduro|maduros, pequeña|pequeñas, pequeño|pequeños, dulce|dulces, bien|bien, moyen|moyens, moyenne|moyennes, haché|hachés, hachée|hachées, émincé|émincés,
  émincée|émincées, râpé|râpés, râpée|râpées, pelé|pelés, pelée|pelées, épluché|épluchés, épluchée|épluchées, picado|picados, picada|picadas,
  rallado|rallados, rallada|ralladas, cocido|cocidos, cocida|cocidas`
