import type { Aisle } from './aisle.ts'

/**
 * Everyday foods in Danish, Norwegian, Swedish and Portuguese, which the food table doesn't have. A word that names another
 * food in a language of the table is left out, such as the Portuguese "sal", which is there already.
 */
export const aislesAbroad: Readonly<Partial<Record<Aisle, string>>> = {
  produce: `løk, løg, lök, rødløk, rødløg, rödlök, gul løk, gul lök, vårløk, forårsløg, salladslök, hvitløk, hvidløg, vitlök, hvitløksfedd, hvidløgsfed, vitlöksklyfta, vitlöksklyftor, gulrot, gulerod, gulerødder,
    morot, morötter, potet, poteter, kartoffel, kartofler, potatis, tomat, tomater, agurk, gurka, rød paprika, squash, spinat, spenat, porre, purjolök, purre, selleri, bladselleri, persille, persilja, dild, dill, mynte, mynta, ingefær, ingefära, eple, æble, äpple, appelsin, sitron, citron, sitronsaft, citronsaft, lime, banan, bananer, bær, blåbær, blåbär, jordbær, jordgubbar, salat, sallad, sopp, svampe, champinjoner,
    alho, dente de alho, cebola, cebola roxa, tomate, cenoura, batata, salsinha, coentro, limão, suco de limão, laranja, maçã, pimentão, abobrinha, berinjela, espinafre, alface, pepino, alho poró, cheiro verde, hortelã, manjericão`,
  dairy: `smør, smör, mælk, melk, mjölk, fløte, fløde, grädde, vispgrädde, matlagningsgrädde, piskefløde, kremfløte, matfløte, rømme, lettrømme, cremefraiche, creme fraiche, yoghurt, ost, revet ost, riven ost, kesam, kvark, æg, ägg, eggeplomme, æggeblomme, äggula, eggehvite, æggehvide, äggvita,
    leite, manteiga, creme de leite, nata, queijo, queijo ralado, requeijão, iogurte, iogurte natural, ovo, ovos, gema, gemas, clara, claras`,
  meat: `kylling, kyllingfilet, kyllingebryst, kyckling, kycklingfilé, svinekjøtt, svinekød, fläsk, kjøttdeig, hakket oksekød, köttfärs, nötfärs, oksekød, oksekjøtt, bacon, skinke, skinka, pølse, korv,
    frango, peito de frango, carne moída, carne, bife, presunto, linguiça, costelinha de porco, costela`,
  fish: 'laks, lax, torsk, reker, rejer, räkor, makrell, makrel, makrill, tunfisk, tonfisk, camarão, bacalhau, salmão, atum, peixe',
  grains:
    'ris, havregryn, makaroner, pasta, linser, røde linser, röda linser, couscous, arroz, macarrão, espaguete, lentilha, aveia',
  baking: `sukker, socker, strösocker, melis, florsukker, florsocker, brunt sukker, farin, farinsocker, vaniljesukker, vaniljsocker, hvetemel, hvedemel, vetemjöl, mel, mjöl, rugmel, rågmjöl, bakepulver, bagepulver, bakpulver, natron, bikarbonat, gjær, gær, jäst, tørrgjær, torrjäst, kakao, mørk sjokolade, mørk chokolade, mörk choklad, maizena, maisstivelse, majsstivelse, majsstärkelse,
    açúcar, açúcar mascavo, farinha, farinha de trigo, fermento, fermento em pó, amido de milho, leite condensado, chocolate em pó, cacau`,
  spices: `salt, flaksalt, havsalt, flingsalt, peber, svart pepper, svartpeppar, sort peber, kanel, kardemomme, kardemumma, nellik, nelliker, karri, curry, karripulver, spisskummen, spidskommen, spiskummin, paprikapulver, timian, timjan, rosmarin, laurbærblad, lagerblad, muskat,
    pimenta do reino, pimenta, canela, cominho, orégano, louro, alecrim, noz moscada, páprica, açafrão`,
  sauces: `olje, olja, olie, olivenolje, olivenolie, olivolja, rapsolje, rapsolie, rapsolja, solsikkeolie, solrosolja, eddik, eddike, ättika, vinäger, sennep, senap, soyasaus, sojasauce, majones, majonnäs, mayonnaise, buljong, bouillon, hønsebouillon, kyllingbuljong, grønnsaksbuljong, grönsaksbuljong,
    azeite, azeite de oliva, óleo, vinagre, mostarda, maionese, molho de soja, molho shoyu, caldo de legumes, caldo de galinha`,
  nuts: 'mandler, mandel, hasselnødder, hasselnøtter, hasselnötter, valnøtter, valnødder, valnötter, rosiner, russin, rosin, cashewnøtter, cashewnödder, amêndoas, nozes, castanha de caju, passas, amendoim',
  sweets: 'honning, honung, mel de abelha, syltetøj, syltetøy, sylt, geleia',
  bakery: 'brød, bröd, rugbrød, rundstykker, boller, pão, pão de forma, pão ralado',
  cans: 'hermetiske tomater, flåede tomater, hakkede tomater, krossade tomater, tomatpuré, tomatpure, kikerter, kikærter, kikärter, bønner, bönor, extrato de tomate, molho de tomate, milho, feijão, grão de bico, leite de coco, kokosmelk, kokosmælk, kokosmjölk',
  drinks:
    'vin, hvitvin, hvidvin, vitt vin, rødvin, rött vin, øl, kaffe, te, vinho, vinho branco, vinho tinto, cerveja, suco de laranja',
}
