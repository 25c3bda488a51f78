import type { FoodGroup } from './food-group.ts'

export const fishAndSeafood: ReadonlyArray<FoodGroup> = [
  {
    contains: ['fish', 'crustaceans', 'molluscs'],
    foods: `
      seafood, seafood mix, mixed seafood, frozen seafood mix, seafood marinara mix | de: Meeresfrüchte | fr: fruits de mer, cocktail de fruits de mer | es: marisco, mariscos | it: frutti di mare, misto mare | nl: zeevruchten, vruchten van de zee
    `,
  },
  {
    contains: ['crustaceans', 'molluscs'],
    family: ['seafood'],
    foods: 'shellfish | de: Schalentiere | fr: crustacés et coquillages | nl: schaaldieren en schelpdieren',
  },
  {
    contains: ['fish'],
    family: ['seafood'],
    foods: `
      fish, fish fillet, white fish, white fish fillet, firm white fish, flaky white fish, whitefish, smoked fish, fish head, fish bone, sashimi, sushi grade fish, oily fish | de: Fisch, Fischfilet, Weißfisch, Fischfilets | fr: poisson, poisson blanc, filets de poisson, filet de poisson | es: pescado, filetes de pescado, pescado blanco | it: pesce, filetti di pesce, pesce bianco | nl: vis, visfilet, witvis, witvisfilet
    `,
  },
  {
    contains: ['fish'],
    family: ['fish'],
    foods: `
      salmon, salmon fillet, smoked salmon, canned salmon, tinned salmon, lox, gravlax, hot smoked salmon, sockeye salmon, wild salmon | de: Lachs, Räucherlachs, Lachsfilet, Stremellachs, Wildlachs, Graved Lachs | fr: saumon, saumon fumé, pavés de saumon, pavé de saumon, filet de saumon | es: salmón, salmón ahumado, lomos de salmón | it: salmone, salmone affumicato, filetto di salmone | nl: zalm, zalmfilet, gerookte zalm, zalmfilets, zalmforel
      tuna, canned tuna, tinned tuna, tuna steak, ahi tuna, albacore tuna, albacore, tuna fish | de: Thunfisch, Thunfisch im eigenen Saft | fr: thon, thon au naturel | es: atún, bonito del norte | it: tonno, tonno sott'olio | nl: tonijn
      cod, codfish, cod fillet, salt cod, bacalao, saltfish, bacalhau, black cod, sablefish | de: Kabeljau, Dorsch, Kabeljaufilet, Stockfisch, Skrei | fr: cabillaud, morue, dos de cabillaud | es: bacalao, bacalao desalado | it: merluzzo, baccalà, stoccafisso | nl: kabeljauw, kabeljauwfilet, bakkeljauw
      haddock, finnan haddie, smoked haddock | de: Schellfisch | fr: haddock, églefin | nl: schelvis; hake | de: Seehecht | fr: merlu, colin | es: merluza | it: nasello | nl: heek; pollock, coley, pollack, saithe | de: Seelachs, Seelachsfilet, Alaska Seelachs | fr: lieu jaune, lieu noir, filet de lieu | nl: koolvis; whiting | fr: merlan | es: pescadilla | nl: wijting; halibut | de: Heilbutt | fr: flétan | it: ippoglosso | nl: heilbot
      trout, rainbow trout, smoked trout | de: Forelle, Forellenfilet | fr: truite, truite fumée | es: trucha | it: trota | nl: forel; arctic char
      mackerel, smoked mackerel | de: Makrele | fr: maquereau, maquereaux | es: caballa | it: sgombro | nl: makreel; sardine, pilchard | de: Sardinen | fr: sardines | es: sardinas, sardina | it: sarde, sardine | nl: sardientjes
      anchovy, anchovy fillet, anchovy paste, white anchovy, dried anchovy, oil packed anchovy | de: Sardelle, Sardellen, Sardellenfilet, Sardellenfilets, Anchovis, Sardellenpaste | fr: anchois, filets d'anchois, filet d'anchois, pâte d'anchois | es: anchoa, anchoas, boquerones, filetes de anchoa | it: acciuga, acciughe, alici, filetti di acciuga, filetti di acciughe, pasta di acciughe | nl: ansjovis, ansjovisfilets
      herring, pickled herring, kipper, bloater | de: Hering, Matjes, Matjesfilet, Bismarckhering | fr: hareng, harengs | es: arenque | it: aringa | nl: haring, maatjesharing; sprat | de: Sprotten; whitebait; smelt
      sea bass, seabass, bass, branzino, striped bass, chilean sea bass | de: Wolfsbarsch | fr: bar de ligne, loup de mer, filets de bar | es: lubina | it: branzino, spigola | nl: zeebaars; sea bream, bream, dorade | de: Doraden | fr: dorade, daurade | es: dorada | it: orata | nl: dorade
      snapper, red snapper; grouper; tilapia; catfish; carp | de: Karpfen | fr: carpe | es: carpa; pike | de: Hecht | fr: brochet; perch, ocean perch | de: Barsch, Rotbarsch, Rotbarschfilet | fr: perche | es: perca | nl: baars, victoriabaars; walleye; monkfish | de: Seeteufel | fr: lotte | es: rape blanco | it: coda di rospo, rana pescatrice | nl: zeeduivel; mahi mahi; swordfish | de: Schwertfisch | fr: espadon | es: pez espada, emperador | it: pesce spada | nl: zwaardvis; rockfish; orange roughy; lingcod; milkfish; basa, pangasius | de: Pangasius; barramundi; john dory; wahoo; kingfish; yellowtail
      sole, dover sole, lemon sole, sole fillet | de: Seezunge | fr: filets de sole, soles | es: lenguado | it: sogliola | nl: zeetong, tongfilet; flounder; plaice | de: Scholle | nl: schol; turbot | fr: turbot | es: rodaballo | it: rombo | nl: tarbot; skate | fr: raie, aile de raie; sturgeon; eel, unagi, smoked eel | de: Aal | fr: anguille | es: anguila | it: anguilla | nl: paling; shark; zander | de: Zanderfilet | fr: sandre
      caviar, roe, fish roe, tarama, taramasalata, tobiko, masago, ikura, bottarga, salmon roe, lumpfish roe, sturgeon roe, trout roe, mentaiko | de: Kaviar, Forellenkaviar | fr: œufs de saumon, œufs de lompe, œufs de truite | es: huevas | it: uova di lompo | nl: kaviaar, viskuit
      bonito, bonito flake, katsuobushi, bonito thread | de: Bonitoflocken
      fish paste; garum, colatura, colatura di alici
      fish sauce, nam pla, nuoc mam, patis, fish sauce paste | de: Fischsauce, Fischsoße | fr: nuoc mâm, sauce poisson, sauce nuoc mam, sauce de poisson | es: salsa de pescado | it: salsa di pesce | nl: vissaus
      dashi, dashi stock, dashi powder, instant dashi, hondashi, dashi granule | fr: bouillon dashi | es: caldo dashi
      fish stock, fish broth, fish fumet | de: Fischfond, Fischbrühe | fr: fumet de poisson, bouillon de poisson | es: caldo de pescado, fumet, fumet de pescado | it: brodo di pesce, fumetto di pesce | nl: visbouillon, visfond
    `,
  },
  {
    contains: ['fish', 'gluten'],
    mayContain: ['eggs', 'milk'],
    family: ['fish'],
    foods:
      'fish finger, fish stick, fish cake, breaded fish, battered fish | de: Fischstäbchen | fr: poisson pané, bâtonnets de poisson | es: palitos de pescado, varitas de pescado | it: bastoncini di pesce | nl: vissticks, lekkerbekjes',
  },
  {
    contains: ['fish', 'gluten', 'eggs'],
    mayContain: ['crustaceans', 'soy'],
    family: ['fish', 'crab'],
    foods:
      'surimi, crab stick, imitation crab, imitation crab meat, crabstick, kamaboko, narutomaki, seafood stick, fish ball | de: Krebsfleischimitat, Surimisticks | fr: bâtonnets de surimi, bâtonnets de crabe | es: palitos de cangrejo, palitos de surimi, gulas | it: bastoncini di granchio | nl: surimisticks, krabsticks',
  },
  {
    contains: ['crustaceans'],
    family: ['shellfish', 'seafood'],
    foods: `
      crustacean | de: Krustentiere, Krebstiere | fr: crustacés | es: crustáceos | it: crostacei | nl: schaaldieren
      prawn = shrimp, king prawn, tiger prawn, jumbo shrimp, raw shrimp, rock shrimp, bay shrimp, large shrimp, cooked prawn, gamba | de: Garnele, Garnelen, Riesengarnelen, Shrimps, Gambas, Krabben, Nordseekrabben | fr: crevette, crevettes, gambas, crevettes roses, crevettes grises | es: gambas, langostinos, camarón, camarones, gambones, colas de gamba | it: gamberi, gamberetti, gambero, mazzancolle, gamberoni, code di gambero | nl: garnaal, garnalen, gamba's, gambas, scampi's
      dried shrimp, shrimp paste, belacan, terasi, trassi, shrimp powder, dried prawn, shrimp sauce, bagoong, belachan | de: Garnelenpaste | fr: pâte de crevettes | es: pasta de gambas, camarón seco | it: pasta di gamberi | nl: trassie, garnalenpasta
      prawn cracker, krupuk, shrimp chip | nl: kroepoek
      crab, crabmeat, crab meat, lump crab meat, crab claw, crab leg, jumbo lump crab meat, dungeness crab, softshell crab, white crab meat, brown crab meat | de: Krabbe, Krebs, Krebsfleisch, Taschenkrebs | fr: crabe, chair de crabe, tourteau, araignée de mer | es: cangrejo, buey de mar, centollo, nécoras, nécora, carne de cangrejo | it: granchio, polpa di granchio | nl: krab, krabvlees
      lobster, lobster tail, lobster meat | de: Hummer, Languste | fr: homard, langouste | es: langosta, bogavante | it: aragosta, astice | nl: kreeft
      langoustine, scampi, dublin bay prawn | de: Scampi, Kaisergranat | fr: langoustines, langoustine | es: cigalas, cigala | it: scampo, scampi | nl: langoustines
      crayfish, crayfish tail, crawfish, crawfish tail, yabby | de: Flusskrebs, Flusskrebse | fr: écrevisses | es: cangrejos de río | it: gamberi di fiume | nl: rivierkreeftjes, rivierkreeft; krill
    `,
  },
  {
    contains: ['crustaceans', 'gluten'],
    mayContain: ['eggs'],
    foods: 'popcorn shrimp, scampi in breadcrumbs, breaded shrimp, breaded scampi, coconut shrimp',
  },
  {
    contains: ['molluscs'],
    family: ['shellfish', 'seafood'],
    foods: `
      mollusc, mollusk | de: Weichtiere, Muscheln, Muschel | fr: mollusques, coquillages | es: moluscos | it: molluschi | nl: weekdieren, schelpdieren
      mussel, green lipped mussel | de: Miesmuscheln, Miesmuschel | fr: moules, moule de bouchot, moules de bouchot | es: mejillones, mejillón | it: cozze, cozza | nl: mosselen, mossel
      clam, littleneck clam, manila clam, canned clam, cherrystone clam, chopped clam, baby clam, razor clam, clam meat | de: Venusmuscheln, Vongole | fr: palourdes, couteaux | es: almejas, almeja, berberechos, navajas, chirlas | it: vongole, vongola, telline, cannolicchi, fasolari | nl: vongole, venusschelpen
      clam juice, clam broth, clamato; oyster, fresh oyster | de: Austern, Auster | fr: huîtres, huître | es: ostras, ostra | it: ostriche | nl: oesters, oester; smoked oyster; cockle | fr: coques de mer | nl: kokkels
      scallop, sea scallop, bay scallop | de: Jakobsmuscheln, Jakobsmuschel | fr: coquilles saint jacques, coquilles st jacques, noix de saint jacques, noix de st jacques, saint jacques, pétoncles, noix de pétoncles | es: vieiras, vieira, zamburiñas | it: capesante, capasanta | nl: coquilles, sint jakobsschelpen, sint jacobsschelpen
      squid, calamari, squid tube, squid ink, cuttlefish ink, calamari ring, baby squid | de: Tintenfisch, Tintenfische, Kalmar, Calamaretti, Sepiatinte, Tintenfischringe, Tintenfischtuben | fr: calamar, calamars, encornets, calmar, encre de seiche, encornet, blanc d'encornet | es: calamares, chipirones, tinta de calamar, tinta de sepia, calamar | it: calamaro, totani, nero di seppia, calamaretti, moscardini, totano | nl: inktvis, pijlinktvis, inktvisringen
      octopus, baby octopus | de: Oktopus, Krake | fr: poulpe, pieuvre | es: pulpo | it: polpo, polipo, polipetti | nl: octopus
      cuttlefish | de: Sepia | fr: seiche, seiches | es: sepia, sepias, jibia | it: seppie, seppia | nl: zeekat
      abalone; whelk | fr: bulots; winkle, periwinkle | fr: bigorneaux; conch; geoduck; limpet
    `,
  },
  {
    contains: ['fish'],
    mayContain: ['molluscs'],
    foods: 'sea urchin, sea urchin roe, uni | fr: oursins | es: erizo de mar | it: ricci di mare',
  },
]
