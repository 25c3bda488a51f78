import type { FoodGroup } from './food-group.ts'

export const pastaAndNoodles: ReadonlyArray<FoodGroup> = [
  {
    contains: ['gluten'],
    family: ['wheat'],
    foods: `
      pasta, dried pasta, short pasta, small pasta, soup pasta, wholewheat pasta, whole wheat pasta, wholegrain pasta, pasta noodle, pasta shape | de: Nudel, Teigwaren, Vollkornnudeln, Suppennudeln, Hartweizennudeln | fr: pâtes, pâtes courtes, petites pâtes | es: pasta corta, pasta seca, pastas | it: pasta corta, pasta secca, pastasciutta, pasta di semola, pasta integrale | nl: deegwaren, volkorenpasta
    `,
  },
  {
    contains: ['gluten'],
    family: ['pasta', 'wheat'],
    foods: `
      spaghetti, spaghettini, spaghettoni, whole wheat spaghetti | de: Spagetti | fr: spaghettis | es: espaguetis, espagueti | nl: spaghettislierten
      linguine, linguini | es: linguinis
      penne, penne pasta, penne rigate, mostaccioli | es: plumas
      rigatoni; mezze maniche; tortiglioni; fusilli, fusilli pasta, rotini | es: espirales | fr: coquillettes
      farfalle, bow tie pasta, bowtie pasta, butterfly pasta | es: lazos | de: Schmetterlingsnudeln
      macaroni, elbow macaroni, elbow pasta, elbow noodle, elbow, maccheroni | de: Makkaroni, Hörnchennudeln | fr: macaronis | es: macarrones | nl: macaroni
      ziti; orecchiette; bucatini; capellini, angel hair, angel hair pasta | es: cabello de ángel pasta
      vermicelli, vermicelli pasta, fideo, fideo noodle | fr: vermicelles | es: fideos, fideo fino | nl: vermicelli
      orzo, orzo pasta, risoni, kritharaki | de: Kritharaki, Reisnudeln griechisch
      ditalini; conchiglie, pasta shell, shell pasta, jumbo shell, jumbo pasta shell, small shell, large shell, medium shell | de: Muschelnudeln
      cavatappi, cellentani; gemelli; campanelle; paccheri; casarecce; mafaldine; stelline; pastina; trofie; malloreddus; strozzapreti; calamarata; radiatori; rotelle, wagon wheel pasta; lumache, lumaconi; garganelli; pici; cavatelli; reginette; tubetti; anelletti
    `,
  },
  {
    contains: ['gluten'],
    family: ['noodle', 'wheat'],
    foods: `
      udon, udon noodle, fresh udon, fresh udon noodle, frozen udon | de: Udonnudeln, Udon Nudeln | fr: nouilles udon | es: fideos udon | it: noodles udon | nl: udonnoedels
      somen, somen noodle; wheat noodle, thin wheat noodle | fr: nouilles de blé
      soba, soba noodle | de: Sobanudeln | fr: nouilles soba | es: fideos soba | nl: sobanoedels
      seviyan, semiya
    `,
  },
  {
    contains: ['gluten', 'eggs'],
    family: ['wheat'],
    foods: `
      noodle, chinese noodle, asian noodle, stir fry noodle, wide noodle, wok noodle | de: Nudeln, Mie Nudeln, Mienudeln, Asia Nudeln, Chinanudeln | fr: nouilles, nouilles chinoises | es: fideos chinos, tallarines chinos | it: noodles, noodle | nl: noedels, mie, mienoedels, bami
    `,
  },
  {
    contains: ['gluten', 'eggs'],
    family: ['noodle', 'wheat'],
    foods: `
      egg noodle, wide egg noodle, medium egg noodle, fine egg noodle, kluski, dry egg noodle | de: Eiernudeln | fr: nouilles aux œufs | es: fideos de huevo, fideos al huevo | it: noodles all'uovo | nl: eiernoedels
      ramen, ramen noodle, instant noodle, instant ramen noodle | de: Ramennudeln, Ramen Nudeln, Instantnudeln | fr: nouilles ramen, nouilles instantanées | es: fideos ramen | it: noodles ramen
      chow mein, chow mein noodle, lo mein, lo mein noodle, yakisoba noodle, hokkien noodle, singapore noodle, lamian
    `,
  },
  {
    contains: ['gluten', 'eggs'],
    family: ['pasta', 'wheat'],
    foods: `
      fresh pasta, egg pasta, fresh egg pasta, pasta dough, fresh lasagne | de: frische Pasta, Nudelteig | fr: pâtes fraîches | es: pasta fresca, pasta al huevo | it: pasta fresca, pasta all'uovo, pasta fresca all'uovo, sfoglia | nl: verse pasta
      tagliatelle, egg tagliatelle, tagliolini, tagliarini, taglierini | de: Bandnudeln | fr: tagliatelles | es: tallarines | it: fettuccelle
      fettuccine, fettuccini, fettucine, fettuccine noodle
      pappardelle
      lasagne = lasagna, lasagne sheet, lasagna sheet, lasagna noodle, lasagne noodle, no boil lasagna noodle, oven ready lasagna noodle, fresh lasagne sheet | de: Lasagneplatten, Lasagneblätter | fr: plaques de lasagne, feuilles de lasagne, lasagnes, plaques de lasagnes | es: placas de lasaña, láminas de lasaña, lasaña | it: sfoglie per lasagne, lasagne all'uovo | nl: lasagnebladen, lasagnevellen
      cannelloni, cannelloni tube, manicotti, manicotti shell | es: canelones, placas de canelones
      spätzle, spaetzle | de: Eierspätzle, Schupfnudeln, Knöpfle
    `,
  },
  {
    contains: ['gluten', 'eggs'],
    foods: `
      gnocchi, potato gnocchi | fr: gnocchis | es: ñoquis | it: gnocchi di patate
      dumpling, potato dumpling, dumpling dough | de: Knödel, Klöße, Kloßteig, Semmelknödel, Kartoffelknödel, Kartoffelklöße
    `,
  },
  {
    contains: ['gluten'],
    mayContain: ['eggs'],
    foods: `
      wonton wrapper, wonton skin, wonton, gyoza wrapper, gyoza skin, dumpling wrapper, dumpling skin, potsticker wrapper, shumai wrapper | de: Wantan Blätter, Wan Tan Blätter, Gyoza Blätter, Gyozateig, Teigblätter | fr: feuilles de wonton, pâte à raviolis, pâte à wonton, feuilles à raviolis | es: masa de wonton, obleas de gyoza, obleas para gyozas | it: pasta wonton | nl: wontonvellen, gyozavellen
      spring roll wrapper, egg roll wrapper, spring roll pastry, spring roll skin, spring roll sheet, lumpia wrapper, spring roll, egg roll | de: Frühlingsrollenteig, Frühlingsrollenblätter | fr: feuilles à nems | es: masa de rollitos | nl: loempiavellen
    `,
  },
  {
    contains: ['gluten', 'eggs', 'milk'],
    mayContain: ['meat', 'rennet', 'pork'],
    family: ['pasta'],
    foods: `
      ravioli, fresh ravioli | fr: raviolis, ravioles | es: raviolis | it: ravioli freschi
      tortellini, tortelloni, cappelletti, agnolotti, cheese tortellini, filled pasta, stuffed pasta | es: tortelinis | fr: tortellinis
      pierogi, perogy, vareniki, pelmeni | de: Maultaschen, Piroggen
    `,
  },
  {
    contains: ['gluten', 'milk'],
    foods: 'macaroni and cheese, mac and cheese, mac n cheese, macaroni cheese',
  },
  {
    family: ['noodle'],
    foods: `
      rice noodle, rice stick, rice stick noodle, rice vermicelli, flat rice noodle, vermicelli rice noodle, rice vermicelli noodle, vermicelli noodle rice, vermicelli noodle, pad thai noodle, thin rice noodle, rice ribbon noodle, ho fun, brown rice noodle | de: Reisnudeln, Reisbandnudeln, Reisfadennudeln, Reisvermicelli | fr: nouilles de riz, vermicelles de riz | es: fideos de arroz, tallarines de arroz | it: noodles di riso, spaghetti di riso, vermicelli di riso, tagliatelle di riso | nl: rijstnoedels, rijstvermicelli, mihoen
      glass noodle, cellophane noodle, bean thread noodle, bean thread, mung bean noodle, mung bean vermicelli, sweet potato noodle, dangmyeon, sweet potato starch noodle | de: Glasnudeln | fr: vermicelles de soja, nouilles transparentes | es: fideos de cristal, fideos de soja | it: spaghetti di soia, vermicelli di soia | nl: glasnoedels
      shirataki, shirataki noodle, konjac, konjac noodle, kelp noodle, zucchini noodle, courgetti, zoodle
    `,
  },
  {
    mayContain: ['soy', 'lupin'],
    family: ['pasta'],
    foods: `
      gluten free pasta, gluten free spaghetti, gluten free penne, gluten free macaroni, gluten free fusilli | de: glutenfreie Nudeln, glutenfreie Pasta | fr: pâtes sans gluten | es: pasta sin gluten, espaguetis sin gluten | it: pasta senza glutine | nl: glutenvrije pasta
    `,
  },
  {
    mayContain: ['eggs', 'milk', 'soy'],
    foods: 'gluten free lasagne sheet, gluten free lasagna noodle, gluten free noodle, gluten free egg noodle',
  },
  {
    family: ['pasta'],
    foods:
      'rice pasta, corn pasta, lentil pasta, red lentil pasta, chickpea pasta, brown rice pasta, quinoa pasta | de: Linsennudeln, Kichererbsennudeln | fr: pâtes de riz, pâtes de lentilles | es: pasta de arroz, pasta de lentejas, pasta de garbanzos | it: pasta di riso, pasta di lenticchie, pasta di ceci, pasta di mais | nl: linzenpasta',
  },
]
