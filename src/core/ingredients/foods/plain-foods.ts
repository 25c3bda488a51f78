import type { FoodGroup } from './food-group.ts'

/**
 * Foods that have no family and contain nothing that people avoid by law or diet. They are listed so that lines with
 * them are understood.
 */
export const plainFoods: ReadonlyArray<FoodGroup> = [
  {
    foods: `
      apple cider; blackcurrant | fr: cassis | de: schwarze Johannisbeeren; boysenberry; cantaloupe; clementine; cranberry; redcurrant | de: Johannisbeeren | fr: groseilles; dragonfruit;
      elderberry; elderflower; gooseberry; grapefruit; guava; honeydew; honeydew melon; kiwi; kiwifruit; kumquat;
      lingonberry; loganberry; lychee; mandarin; melon; mulberry; nectarine; papaya; passion fruit; passionfruit;
      persimmon; plantain; pomelo; quince; satsuma; sloe; starfruit; tamarind; tangerine; watermelon; yuzu; fruit;
      berry; mixed berry; mixed fruit; citrus; citrus zest; barberry; goji berry; acai; acai puree; jackfruit;
      breadfruit; rosehip; sea buckthorn; calamansi; bergamot; physalis; damson; greengage; fruit cocktail;
      jerusalem artichoke; sunchoke; bamboo shoot; sprout; banana pepper; broccoli rabe; rapini; buttercup squash;
      acorn squash; kabocha; delicata squash; spaghetti squash; squash; winter squash; cardoon; cassava; yuca;
      chayote; collard; collard green; cress; watercress; daikon; mooli; dandelion green; escarole; fiddlehead;
      frisee; jicama; lotus root; root vegetable; nettle; nopal; hash brown; french fry; chip potato; tater tot;
      purslane; radicchio; salad leaf; mesclun; cole slaw mix; coleslaw mix; nagaimo; salad green; mixed leaf;
      mixed leave; mixed green; spring green; spring mix; green; microgreen; samphire; salsify; sorrel;
      squash blossom; yam; taro; vine leaf; water chestnut; courgette flower; banana leaf; yautia; ulluco; crosne;
      saba banana; spirulina; aloe vera; cherry pepper; cubanelle; cubanelle pepper; borage; chervil; epazote;
      herb; mixed herb; italian herb; soft herb; kaffir lime leaf; makrut lime leaf; lime leaf; lavender;
      lemon balm; lemon verbena; lemongrass; lemon grass; lovage; perilla; shiso; savory; curry leaf; rose petal;
      edible flower; violet; hibiscus; chamomile; bouquet garni; pandan; pandan leaf; micro herb; verbena; hyssop;
      rue; woodruff; orange blossom; watermelon | de: Wassermelone | fr: pastèque | es: sandía | it: anguria | nl: watermeloen;
      melon | de: Melone, Cantaloupe Melone | fr: melon | es: melón | it: melone | nl: meloen;
      fruit | de: Obst, Früchte | fr: fruits | es: fruta | it: frutta | nl: fruit, vruchten;
      herb | de: Kräuter, gemischte Kräuter, getrocknete Kräuter, italienische Kräuter | fr: fines herbes, herbes, herbes fraîches | es: hierbas, hierbas provenzales | it: erbe aromatiche | nl: kruiden, tuinkruiden, verse kruiden;
      grapefruit | fr: pamplemousse, pamplemousses | es: pomelo | it: pompelmo; mandarin | de: Mandarinen | fr: mandarine, clémentines, clémentine | es: mandarinas, mandarina | nl: mandarijn, mandarijnen;
      cranberry | de: Cranberrys, Preiselbeeren | es: arándanos rojos | nl: cranberry's, veenbessen; kiwi | de: Kiwis | fr: kiwis | nl: kiwi's;
      watercress | de: Kresse, Brunnenkresse | fr: cresson | es: berros | nl: waterkers, tuinkers; chervil | de: Kerbel | fr: cerfeuil | nl: kervel;
      lemongrass | de: Zitronengras | fr: citronnelle | es: citronela | it: citronella | nl: citroengras, sereh; lovage | de: Liebstöckel | nl: lavas;
      savory | de: Bohnenkraut | fr: sarriette; sorrel | de: Sauerampfer | fr: oseille | nl: zuring; jerusalem artichoke | de: Topinambur | fr: topinambours;
      salsify | de: Schwarzwurzeln | nl: schorseneren; bamboo shoot | de: Bambussprossen | nl: bamboescheuten; squash | nl: kalebas;
      mixed berry | de: Beeren, Beerenmischung | fr: fruits rouges | es: frutos rojos | it: frutti di bosco | nl: bosvruchten, rood fruit;
      allspice | de: Piment, Pimentkörner | fr: quatre épices | es: pimienta de jamaica | nl: piment; fennel seed | de: Fenchelsamen | fr: graines de fenouil | es: semillas de hinojo | it: semi di finocchio | nl: venkelzaad;
      coriander seed | de: Koriandersamen | fr: graines de coriandre | es: semillas de cilantro | nl: korianderzaad, ketoembar; garlic powder | de: Knoblauchpulver | fr: ail en poudre | es: ajo en polvo | it: aglio in polvere | nl: knoflookpoeder;
      onion powder | de: Zwiebelpulver | fr: oignon en poudre | es: cebolla en polvo | nl: uienpoeder; ground ginger | de: Ingwerpulver | fr: gingembre en poudre | es: jengibre en polvo | it: zenzero in polvere | nl: gemberpoeder;
      italian seasoning | de: Kräuter der Provence | fr: herbes de provence | nl: Italiaanse kruiden, Provençaalse kruiden; potato chip | de: Kartoffelchips | fr: chips de pommes de terre | es: patatas fritas | it: patatine | nl: aardappelchips, friet, frieten;
      orange flower water | fr: eau de fleur d'oranger, fleur d'oranger | es: agua de azahar | it: acqua di fiori d'arancio; sambal oelek | de: Sambal Oelek;
      sweet chili sauce | de: süße Chilisauce | fr: sauce sweet chili | nl: zoete chilisaus; food coloring | de: Lebensmittelfarbe, Speisefarbe | fr: colorant alimentaire | es: colorante alimentario, colorante | it: colorante alimentare | nl: kleurstof, voedingskleurstof;
      tonic water | nl: tonic; tamarind | fr: tamarin | es: tamarindo | nl: tamarinde; cherry pie filling; blueberry pie filling; lemon lime soda
    `,
  },
  {
    foods: `
      tonic water; rose water; rosewater; orange blossom water; orange flower water; pasta water; cooking water;
      cooking liquid; soaking liquid; aquafaba; chickpea liquid; black salt; kala namak; garlic salt; onion salt;
      salt and pepper; sichuan pepper; szechuan pepper; sichuan peppercorn; szechuan peppercorn; lemon pepper;
      aleppo pepper; pul biber; urfa biber; espelette pepper; piment d espelette; allspice; allspice berry; anise, aniseed, anise seed | de: Anis | fr: anis, graines d'anis | es: semillas de anís | it: semi di anice;
      annatto; annatto seed; annatto powder; achiote; achiote paste; asafoetida; hing;
      baharat; berbere; ancho powder; chinese five spice; five spice; five spice powder; coriander seed;
      black cumin; dill seed; fennel seed; fennel pollen; galangal; garam masala; chaat masala; tandoori masala;
      biryani masala; masala; garlic powder; garlic granule; granulated garlic; garlic puree; garlic paste;
      ground ginger; ginger paste; ginger garlic paste; ginger puree; herbes de provence; italian seasoning;
      kashmiri chilli; kashmiri chili powder; kashmiri red chili powder; liquid smoke; mahlab; mastic; mixed spice;
      apple pie spice; pumpkin pie spice; pumpkin spice; nigella seed; kalonji; onion powder; onion granule;
      onion flake; spice; sumac; tonka bean; amchur; dried mango powder; msg; accent; carom seed; ajwain;
      grains of paradise; rose harissa; harissa; harissa paste; charcoal powder; pepper sauce; orris root; starch;
      arrowroot starch; file powder; lemon extract; peppermint extract; palm sugar; jaggery; simple syrup;
      sugar syrup; date syrup; rice syrup; brown rice syrup; rice malt syrup; stevia; erythritol; xylitol;
      monk fruit; monk fruit sweetener; sweetener; sugar substitute; splenda; swerve; grape molasses; fructose;
      dextrose; invert sugar; piloncillo; panela; food coloring; food colouring; food dye; gel food coloring;
      isomalt; avocado oil; palm oil; flaxseed oil; chilli oil; chili oil; truffle oil; sunflower seed butter;
      sunflower butter; lemon oil; orange oil; peppermint oil; garlic oil; cane vinegar; verjuice; verjus;
      citric acid; tartaric acid; cola; coke; lemonade; ginger ale; ginger beer; sprite; soda; root beer;
      cold brew; matcha; matcha powder; earl grey; carob; carob powder; fruit juice; cranberry juice; arrowroot;
      arrowroot powder; cassava flour; banana flour; psyllium; psyllium husk; carrageenan; hemp seed; hemp heart;
      melon seed; rice cake; potato chip; potato crisp; crisp; poppadom; papadum; poha; idli rice; cranberry bean;
      mung bean; adzuki bean; aduki bean; red bean; red bean paste; bean salad; dal; dhal; dahl; moong dal;
      toor dal; chana dal; urad dal; masoor dal; split pea; yellow split pea; green split pea; pigeon pea; pulse;
      mushroom dashi; kombu dashi; fruit puree; heart of palm; palm heart; chilli paste; sambal oelek;
      sweet chilli sauce; sweet chili sauce; chilli sauce; chili sauce; red pepper paste;
      chili paste; aji panca paste; aji amarillo paste; ube halaya; tamarind paste; tamarind concentrate;
      tamarind water; lemongrass paste; chimichurri; mint sauce; preserved lemon; umeboshi; ume; olive brine;
      adobo sauce; toothpick; skewer; wooden skewer; bamboo skewer; parchment paper;
      cocktail stick; cupcake liner; foil; food grade lavender; malic acid; activated charcoal; lime water;
      lye water; baker ammonia
    `,
  },
]
