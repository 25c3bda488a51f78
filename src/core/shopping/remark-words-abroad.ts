/**
 * Words after a comma or in brackets that describe kitchen work in other languages. Words that make another product are
 * left out: "getrocknet", "gemahlen", the Italian "pelati", the Dutch "gehakt".
 */
export const remarkWordsAbroad = {
  german: `gehackt gehackte gehackter gehacktes gewürfelt gewürfelte gepresst gepresste gerieben geriebene geschält geschälte
    geschnitten geschnittene geschmolzen geschmolzene zerlassen weich weiche kalt kalte lauwarm zimmerwarm heiß heiße heißes heiss kochend kochendes gehobelt geraspelt halbiert
    halbierte geviertelt zerkleinert zerdrückt gewaschen geputzt entkernt entkernte entsteint abgetropft aufgetaut verquirlt
    fein feine feinen grob grobe groben klein kleine kleinen dünn dünne dünnen würfel würfeln scheiben stücke stücken ringe ringen streifen
    stifte spalten zum für bestreuen bestäuben braten anbraten fetten einfetten garnieren dekorieren servieren bearbeiten ausrollen
    nach belieben geschmack und evtl eventuell`,
  french: `haché hachée hachés hachées émincé émincée émincés émincées râpé râpée râpés râpées fondu fondue coupé coupée coupés
    coupées épluché épluchée épluchés épluchées pelé pelée pelés pelées pressé pressée pressés pressées écrasé écrasée écrasés écrasées
    ciselé ciselée ciselés ciselées mou ramolli battu battus en dés rondelles lamelles morceaux petits gros finement grossièrement et`,
  spanish: `picado picada picados picadas rallado rallada rallados ralladas cortado cortada cortados cortadas troceado troceada
    troceados troceadas pelado pelada pelados peladas derretido derretida batido batidos machacado machacados rodajas dados trozos cubos
    tiras juliana finamente muy y`,
  italian: `tritato tritata tritati tritate grattugiato grattugiata tagliato tagliata tagliati tagliate cubetti dadini fettine
    pezzetti rondelle fuso sciolto ammorbidito sbattuto sbattute finemente`,
  dutch: `gesnipperd gesnipperde fijngesnipperd geraspt geraspte gesmolten geperst uitgeperst geschild geschilde gesneden fijngesneden fijngehakt
    losgeklopt gepeld gepelde blokjes plakjes ringen stukjes reepjes optioneel`,
  swedish: `hackad hackade hackat finhackad finhackade finhackat grovhackad grovhackade riven rivet rivna finriven skivad skivade
    skivat strimlad strimlade tärnad tärnade skalad skalade smält smälta uppvispat uppvispade pressad pressade delad delade bitar
    skivor fint grovt till garnering servering stekning`,
  danish: `finthakket finthakkede finhakket finhakkede grofthakket revet revne skrællet skrællede smeltet snittet snittede presset
    pressede pisket piskede skiver tern stykker til stegning pynt pynting servering`,
  portuguese: `ralado ralada ralados raladas descascado descascada descascados descascadas derretida em fatias rodelas tirinhas
    pedaços cubinhos`,
} as const
