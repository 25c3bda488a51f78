/** Filler words in German, French, Spanish, Italian and Dutch, without accents. */
export const fillerWordsInOtherLanguages = `
    laktosefrei laktosefreie laktosefreier muhle aus der pfeffermuhle glatt glatte vorwiegend abgetropft abgetropfte
    nach gusto wahl vers verse gesneden gehakte fijngehakt fijngesneden fijn grof geraspte gedroogde naar smaak halve
    hele rijpe zachte koude warme lauwe gekookte gebakken geroosterde gepelde ongezouten voor om het een van uit met
    zonder ciselee cisele emiettes egoutte egouttes egouttee concasse concassees entieres pelees pelados peladas
    escurrido escurridos tostati tostate sgocciolato sgocciolati intere pulito puliti und oder mit ohne von vom zum
    zur fur etwas wenig mehr bedarf belieben geschmack optional evtl circa etwa je einige ein eine einen einer eines
    frisch frische frischer frisches frischen gehackt gehackte gehackter gehackten fein feine grob grobe gerieben
    geriebene geriebener geriebenen gewurfelt gewurfelte geschnitten geschnittene stucke ringe grossen kleinen rot
    rote roter rotes roten grun grune gruner gelb gelbe weiss weisse weisser schwarz schwarzer schwarze getrocknet
    getrocknete gemahlen gemahlene gemahlener weich weiche kalt kalte warm warmes lauwarm lauwarmes heiss bio reif
    reife suss susse scharf mild neutral neutrales saft schale abrieb zeste ganz ganze halbe haut festkochend
    festkochende mehlig mehligkochende mehlige tiefgekuhlt garnieren servieren bestreuen bestauben braten anbraten
    form fett et ou avec sans du des la le les un une au aux en pour environ selon gout facultatif frais fraiche
    fraiches hache hachee haches hachees finement emince emincee eminces coupe coupee coupes coupees rape rapee rapes
    lamelles rouge rouges vert verte verts vertes jaune blanc blanche blancs noir noire noirs seche sechees moulu
    moulue fondu ramolli mou froid tiede chaud mur mure sucre doux douce jus entier entiere demi poudre service moule
    y o con sin del los las unos unas al para aproximadamente opcional fresco fresca frescos frescas picado picada
    picados picadas finamente cortado cortada cortados rallado rallada trozos rojo roja rojos verde verdes amarillo
    blanco blanca negro negra seco seca secos molido molida derretida fria frio tibia caliente maduro maduros bote
    zumo jugo ralladura piel entero entera medio polvo servir molde dulce e della dello dei delle degli dell nel alla
    per q b qb quanto basta piacere facoltativo freschi fresche tritato tritata tritati finemente tagliato tagliata
    tagliati grattugiato grattugiata grandi piccolo piccola piccoli media medie rosso rossa rossi bianco bianca
    bianchi nero nera secco secchi macinato fuso fusa morbido freddo tiepida tiepido caldo maturo maturi barattolo
    succo scorza intero intera mezzo mezza polvere decorare guarnire teglia
  `
