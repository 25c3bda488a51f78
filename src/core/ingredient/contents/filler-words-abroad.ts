/** The same kind of words in German, French, Spanish and Italian, without accents. */
export const fillerWordsAbroad = `
    und oder mit ohne von vom aus zum zur fur etwas wenig mehr nach bedarf belieben geschmack optional evtl ca circa
    etwa je einige ein eine einen einer eines frisch frische frischer frisches frischen gehackt gehackte gehackter
    gehackten fein feine grob grobe gerieben geriebene geriebener geriebenen gewurfelt gewurfelte geschnitten
    geschnittene scheiben wurfel stucke stuck streifen ringe gross grosse grosser grosses grossen klein kleine
    kleiner kleines kleinen mittelgrosse rot rote roter rotes roten grun grune gruner gelb gelbe weiss weisse
    weisser schwarz schwarzer schwarze getrocknet getrocknete gemahlen gemahlene gemahlener weich weiche kalt kalte
    warm warmes lauwarm lauwarmes heiss bio reif reife suss susse scharf mild neutral neutrales essloffel teeloffel
    el tl prise prisen bund zehe zehen dose dosen glas packung packchen pck becher zweig zweige blatt blatter stange
    stangen knolle kopf saft schale abrieb zeste ganz ganze halbe haut festkochend festkochende mehlig
    mehligkochende mehlige tk tiefgekuhlt garnieren servieren bestreuen bestauben braten anbraten form fett et ou
    avec sans de du des d l la le les un une au aux en a pour environ selon gout facultatif frais fraiche fraiches
    hache hachee haches hachees finement emince emincee eminces coupe coupee coupes coupees rape rapee rapes des
    rondelles morceaux tranches lamelles grand grande gros grosse petit petite petits petites moyen moyenne rouge
    rouges vert verte verts vertes jaune blanc blanche blancs noir noire noirs seche sechees moulu moulue fondu
    ramolli mou froid tiede chaud bio mur mure sucre doux douce cuillere cuilleres soupe cafe pincee pincees botte
    bouquet gousse gousses boite bocal paquet sachet brin brins feuille feuilles tige tete jus zeste entier entiere
    demi poudre service moule y o con sin del los las el unos unas al para aproximadamente gusto opcional fresco
    fresca frescos frescas picado picada picados picadas finamente cortado cortada cortados rallado rallada trozos
    rodajas laminas grande grandes pequeno pequena pequenos mediano mediana medianas rojo roja rojos verde verdes
    amarillo blanco blanca negro negra seco seca secos molido molida derretida fria frio tibia caliente maduro
    maduros cucharada cucharadas cucharadita cucharaditas pizca pizcas manojo ramita ramitas lata bote paquete sobre
    hoja hojas rama ramas diente dientes zumo jugo ralladura piel entero entera medio polvo servir molde dulce cda
    cdta e di della dello dei delle degli dell nel alla per circa q b qb quanto basta piacere facoltativo fresca
    freschi fresche tritato tritata tritati finemente tagliato tagliata tagliati grattugiato grattugiata pezzi fette
    cubetti rondelle grande grandi piccolo piccola piccoli medio media medie rosso rossa rossi bianco bianca bianchi
    nero nera secco secchi macinato fuso fusa morbido freddo tiepida tiepido caldo maturo maturi cucchiaio cucchiai
    cucchiaino cucchiaini pizzico mazzetto barattolo scatola bustina foglia foglie rametto rametti ciuffo spicchio
    spicchi succo scorza intero intera mezzo mezza polvere decorare guarnire teglia
  `
